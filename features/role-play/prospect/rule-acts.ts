import { lexicon, type ReadTurn } from '#features/compliance/index.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import { actWords } from './act-words.ts'
import { isAsking, isOpen, topicsIn } from './questions.ts'
import type { RepActName, Topic } from './rep-act.ts'

const book = (phrases: readonly string[]) => compilePhrases(phrases, lexicon)
const readyActs = actWords.map(({ act, say, unless, form }) => ({
	act,
	form,
	say: book(say),
	unless: book(unless ?? []),
}))
const askingActs: { act: RepActName; topics: Topic[] }[] = [
	{ act: 'asks_budget', topics: ['budget', 'income'] },
	{ act: 'asks_debts', topics: ['debts', 'creditors'] },
	{ act: 'asks_hardship', topics: ['hardship'] },
	{ act: 'asks_goal', topics: ['goal'] },
]

/** Acts matched by phrase rules: input features of the act head. */
export function ruledActs({ sentences }: ReadTurn): RepActName[] {
	const asksAbout = topicsIn(sentences.filter(isAsking))
	const acts = readyActs.flatMap(({ act, say, unless, form }) =>
		sentences.some(
			(sentence) =>
				(form === undefined || isAsking(sentence) === (form === 'question')) &&
				holdsPhrase(sentence, say) &&
				!holdsPhrase(sentence, unless),
		)
			? [act]
			: [],
	)
	if (sentences.some((sentence) => isAsking(sentence) && isOpen(sentence))) acts.push('asks_open_question')
	for (const { act, topics } of askingActs) {
		if (topics.some((topic) => asksAbout.includes(topic))) acts.push(act)
	}
	return [...new Set(acts)]
}

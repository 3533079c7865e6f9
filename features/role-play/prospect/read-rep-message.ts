import {
	assessDisclosures,
	type Finding,
	findViolations,
	lexicon,
	type ReadTurn,
	saysYes,
} from '#features/compliance/index.ts'
import { compilePhrases, findPhrases, holdsPhrase, type PhraseBook } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { actWords, jargonWords, pushyWords, rudeWords, unpushed, unrude } from './act-words.ts'
import { isGibberish, isRepeating, isSilent } from './noise.ts'
import { isAsking, isOpen, topicsIn } from './questions.ts'
import { concedes, readAnswer } from './read-answer.ts'
import { readLine, type SpokenLine } from './read-line.ts'
import type { DisclosureSoFar, RepActName, RepActs, Topic } from './rep-act.ts'

const book = (phrases: readonly string[]) => compilePhrases(phrases, lexicon)
const readyActs = actWords.map(({ act, say, unless, form }) => ({
	act,
	form,
	say: book(say),
	unless: book(unless ?? []),
}))
const pushy = { say: book(pushyWords), unless: book(unpushed) }
const rude = { say: book(rudeWords), unless: book(unrude) }
const jargon = book(jargonWords)
/** Words beyond which nobody follows a message; one that gives disclosures may take longer. */
const rambling = 120
const ramblingWithDisclosures = 190

/**
 * What a message of the rep does, given the conversation before it. Prohibited claims and disclosures are found by
 * the call analyst over the whole conversation, so that 'exactly' after 'so it's free?' counts.
 */
export function readRepMessage(conversation: readonly SpokenLine[], message: string): RepActs {
	const call = [...conversation, { speaker: 'user' as const, message }].map(readLine)
	const read = call.at(-1)
	if (!read) throw new Error('A call that was read has as many turns as were spoken.')
	const before = call.slice(0, -1)
	const { wordCount: words } = read
	const questions = read.sentences.filter(isAsking)
	const topics = topicsIn(read.sentences)
	const findings = findViolations(call)
	const disclosures = disclosuresSoFar(call, findings)
	const isLong =
		words > (disclosures.some(({ saidNow }) => saidNow.length > 1) ? ramblingWithDisclosures : rambling)
	const done = actsIn(read, topicsIn(questions))
	const answered = readAnswer(before.at(-1), read, { topics, disclosures, acts: done })
	const acts = [...new Set([...done, ...(answered.isAnswer ? answerOnly : [])])]
	return {
		acts,
		topics,
		asksAbout: topicsIn(questions),
		openQuestions: questions.filter(isOpen).length,
		closedQuestions: questions.filter((question) => !isOpen(question)).length,
		words,
		figures: read.turn.text.match(/\d[\d,.]*/g)?.length ?? 0,
		jargon: read.sentences.flatMap((sentence) =>
			findPhrases(sentence, jargon).map(({ first, after }) => wordsOf(sentence, first, after)),
		),
		disclosures,
		claims: findings.filter(({ turn, status }) => turn === read.index && status === 'found'),
		wasAsked: answered.wasAsked,
		// To ask what is behind a question takes it up.
		ignoresQuestion: answered.wasAsked && !answered.isAnswer && !done.includes('asks_concern'),
		isSilent: isSilent(read),
		isRepeating: isRepeating(before, read),
		isRambling: isLong,
		isRude:
			holds(read.sentences, rude) ||
			findings.some((each) => each.turn === read.index && each.code === 'abusive_language'),
		isPushy: holds(read.sentences, pushy),
		isGibberish: isGibberish(message, read),
		saysYes: saysYes(read),
		saysNo: / (?:no|nope|not|never|nothing) /.test((read.sentences[0]?.words ?? '').slice(0, 24)),
		concedes: concedes(read),
	}
}

const answerOnly: RepActName[] = ['answers_question']

function actsIn({ sentences }: ReadTurn, asksAbout: Topic[]): RepActName[] {
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
	return acts
}

const askingActs: { act: RepActName; topics: Topic[] }[] = [
	{ act: 'asks_budget', topics: ['budget', 'income'] },
	{ act: 'asks_debts', topics: ['debts', 'creditors'] },
	{ act: 'asks_hardship', topics: ['hardship'] },
	{ act: 'asks_goal', topics: ['goal'] },
]

const holds = (sentences: readonly Sentence[], { say, unless }: { say: PhraseBook; unless: PhraseBook }) =>
	sentences.some((sentence) => holdsPhrase(sentence, say) && !holdsPhrase(sentence, unless))

const wordsOf = ({ words, places }: Sentence, first: number, after: number) =>
	words.slice(places[first]?.at, places[after]?.at ?? words.length).trim()

function disclosuresSoFar(call: ReadTurn[], findings: readonly Finding[]): DisclosureSoFar[] {
	return assessDisclosures(call, null, findings).map(({ code, title, status, elements }) => {
		const said = elements.filter(({ evidence }) => evidence)
		const saidNow = said.filter(({ evidence }) => evidence?.turn === call.length - 1)
		return { code, title, status, said: said.map(({ id }) => id), saidNow: saidNow.map(({ id }) => id) }
	})
}

import {
	assessDisclosures,
	countsFully,
	type Finding,
	lexicon,
	type ReadTurn,
	saysYes,
	weighFinding,
} from '#features/compliance/index.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import { actWords } from './act-words.ts'
import { findPracticeClaims } from './find-claims.ts'
import { isGibberish, isRepeating, isSilent } from './noise.ts'
import { isAsking, isOpen, topicsIn } from './questions.ts'
import { concedes, readAnswer } from './read-answer.ts'
import { readLine, type SpokenLine } from './read-line.ts'
import { dismissalIn, isDeferring, isPushy, isRude, jargonIn } from './read-manner.ts'
import type { DisclosureSoFar, RepActName, RepActs, Topic } from './rep-act.ts'

const book = (phrases: readonly string[]) => compilePhrases(phrases, lexicon)
const readyActs = actWords.map(({ act, say, unless, form }) => ({
	act,
	form,
	say: book(say),
	unless: book(unless ?? []),
}))
/** Words above which a message is rambling. Messages with disclosures may be longer. */
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
	const findings = findPracticeClaims(call)
	const said = findings.filter(({ turn }) => turn === read.index)
	const disclosures = disclosuresSoFar(call, findings)
	const isLong =
		words > (disclosures.some(({ saidNow }) => saidNow.length > 1) ? ramblingWithDisclosures : rambling)
	const done = withoutHedges([...actsIn(read, topicsIn(questions)), ...introductionIn(disclosures)], said)
	const asksAbout = topicsIn(questions)
	const dismissal = dismissalIn(read, {
		acts: done,
		asksAbout,
		isDisclosing: disclosures.some(({ saidNow }) => saidNow.length > 0),
	})
	const { wasAsked, isAnswer } = readAnswer(before.at(-1), read, {
		topics,
		disclosures,
		acts: done,
		dismissal,
	})
	const defersAnswer = wasAsked && !isAnswer && isDeferring(read, before)
	const acts = isAnswer ? [...new Set([...done, ...answerOnly])] : done
	return {
		acts,
		topics,
		asksAbout,
		openQuestions: questions.filter(isOpen).length,
		closedQuestions: questions.filter((question) => !isOpen(question)).length,
		words,
		figures: read.turn.text.match(/\d[\d,.]*/g)?.length ?? 0,
		jargon: jargonIn(read),
		disclosures,
		claims: said.filter((finding) => weighFinding(finding) > 0),
		wasAsked,
		// Asking about the concern behind a question does not ignore it.
		ignoresQuestion: wasAsked && !isAnswer && !defersAnswer && !done.includes('asks_concern'),
		isSilent: isSilent(read),
		isRepeating: isRepeating(before, read),
		isRambling: isLong,
		isRude:
			isRude(read) || said.some((finding) => countsFully(finding) && finding.code === 'abusive_language'),
		isPushy: isPushy(read),
		dismissal,
		defersAnswer,
		isGibberish: isGibberish(message, read),
		saysYes: saysYes(read),
		saysNo: / (?:no|nope|not|never|nothing) /.test((read.sentences[0]?.words ?? '').slice(0, 24)),
		concedes: concedes(read),
	}
}

const answerOnly: RepActName[] = ['answers_question']

/** A rep who names the company introduces themselves, in whatever words. */
const introductionIn = (disclosures: readonly DisclosureSoFar[]): RepActName[] =>
	disclosures.some(({ code, saidNow }) => code === 'caller_identity' && saidNow.includes('E1'))
		? ['introduces_self']
		: []

/** 'I can't say guarantee, but everyone gets out' does not admit a limit. */
function withoutHedges(acts: readonly RepActName[], said: readonly Finding[]): RepActName[] {
	const isHedge = said.some((finding) => weighFinding(finding) > 0)
	return [...new Set(acts)].filter((act) => !(isHedge && act === 'admits_limits'))
}

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

function disclosuresSoFar(call: ReadTurn[], findings: readonly Finding[]): DisclosureSoFar[] {
	return assessDisclosures(call, null, findings).map(({ code, title, status, elements }) => {
		const said = elements.filter(({ evidence }) => evidence)
		const saidNow = said.filter(({ evidence }) => evidence?.turn === call.length - 1)
		return { code, title, status, said: said.map(({ id }) => id), saidNow: saidNow.map(({ id }) => id) }
	})
}

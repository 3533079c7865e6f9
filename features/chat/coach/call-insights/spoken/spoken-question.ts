import { termsOf, wordsOf } from '#features/guide/index.ts'
import { type Clause, mayBeName, readClause, type Speaker, type Token, tokensOf } from './read-clause.ts'
import { speech } from './speech-words.ts'

/** A question about what was said on calls. */
export type SpokenQuestion = {
	speaker: Speaker
	/** The topic as typed: 'the credit score'. Empty if the question gives only a point in time. */
	topic: string
	/** True if the question asks for the reply to the other person's words on the topic: 'when she asked about fees'. */
	isReply: boolean
	/** Words that are surely a name: 'on the Denise call'. */
	names: string[]
	/** Words that may be a name; otherwise they are part of the topic. */
	possibleNames: string[]
	/** Seconds from the start of the call, for 'at 8:32' and 'in minute 14'. */
	moment: number | null
	/** Searches all calls of the period, not only one. */
	isOverMany: boolean
	/** Searches the team's calls. */
	isOfTeam: boolean
	/** Mentions a call: 'the call', 'the Denise recording'. */
	hasCallWord: boolean
	/** Asks for better wording. */
	wantsInstead: boolean
}

/** Maximum terms of a topic. A longer message tells a story. */
const longestTopic = 6

const namesCall = /^(?:call|calls|recording|conversation)$/
const isCapital = ({ text }: Token) => /^\p{Lu}\p{Ll}/u.test(text)

/** Words that are surely a name, and words that may be one. */
function namesIn(tokens: readonly Token[], { speaker, subject, verb }: Clause) {
	const sure: Token[] = []
	const possible: Token[] =
		speaker === 'person' ? subject.filter(({ word }) => !speech.articles.has(word)) : []
	for (const [at, token] of tokens.entries()) {
		const [before, next] = [tokens[at - 1], tokens[at + 1]]
		if (!mayBeName(token)) continue
		const ofCall = next !== undefined && namesCall.test(next.word) && !speech.commands.has(before?.word ?? '')
		const withCall = before?.word === 'with' && namesCall.test(tokens[at - 2]?.word ?? '')
		const isTold =
			before !== undefined &&
			((before.word === verb && /^t[eo]l[ld]$/.test(verb)) || speech.addressed.has(before.word))
		const isInside = before !== undefined && before.sentence === token.sentence
		if (ofCall || withCall || speech.honorifics.has(before?.word ?? '')) sure.push(token)
		else if (isTold || (isInside && isCapital(token))) possible.push(token)
	}
	return { sure, possible: possible.filter((token) => !sure.includes(token)) }
}

const bare = ({ text }: Token) => text.replace(/['’]s$/, '')

/** 'At 8:32', 'in the minute 14', '12 min in': seconds. */
function momentIn(message: string): number | null {
	const [, minutes, seconds] = /\b(\d{1,3}):([0-5]\d)\b(?!\s*[ap]\.?m)/i.exec(message) ?? []
	if (minutes) return 60 * Number(minutes) + Number(seconds)
	const [, after, before] = /\bminute (\d{1,3})\b|\b(\d{1,3}) min(?:ute)?s? in\b/i.exec(message) ?? []
	return after || before ? 60 * Number(after ?? before) : null
}

/**
 * Reads a question for words that were said: 'did I mention lawsuits in my last call'; null when it is none. `isLoose`:
 * it is known to ask about calls, so it need not have the form of a question.
 */
export function readSpokenQuestion(message: string, isLoose = false): SpokenQuestion | null {
	const tokens = tokensOf(message)
	const clause = readClause(withoutTeam(tokens), isLoose)
	if (!clause) return null
	const moment = momentIn(message)
	const { sure, possible } = namesIn(tokens, clause)
	const spoken = clause.topic.filter(
		(token) => !sure.includes(token) && !(moment !== null && /\d/.test(token.text)),
	)
	if (spoken.some(({ word }) => speech.judgments.has(word))) return null
	const topic = spoken.filter(({ word }, at) => !speech.places.has(word) || isAbout(spoken.slice(0, at)))
	// A question about a point in time needs no topic.
	if (moment !== null) topic.length = 0
	const terms = termsOf(
		'',
		topic.flatMap(({ text }) => wordsOf(text)),
	)
	if ((terms.length === 0 && moment === null) || terms.length > longestTopic) return null
	return {
		speaker: moment === null ? clause.speaker : 'anyone',
		topic: terms.length === 0 ? '' : topic.map(({ text }) => text).join(' '),
		isReply: isReplyTo(clause),
		names: sure.map(bare),
		possibleNames: [...new Set(possible.map(bare))],
		moment,
		isOverMany: tokens.some(({ word }) => speech.manyCalls.has(word)) || tokens.some(isAnyCall),
		isOfTeam: tokens.some(({ word }) => speech.team.has(word)),
		hasCallWord: tokens.some(({ word }) => namesCall.test(word)),
		wantsInstead: clause.wantsInstead ?? false,
	}
}

/** 'Did anyone ON THE TEAM mention': what follows is the verb. */
const withoutTeam = (tokens: readonly Token[]) =>
	tokens.filter(
		(_, at) =>
			![at, at - 1, at - 2].some(
				(from) => tokens[from]?.word === 'on' && speech.team.has(tokens[from + 2]?.word ?? ''),
			),
	)

/** 'The call where she said it', 'which call did I say it on'. */
const isAnyCall = ({ word }: Token, at: number, tokens: readonly Token[]) =>
	namesCall.test(word) &&
	(speech.which.has(tokens[at - 1]?.word ?? '') ||
		(tokens[at - 1]?.word === 'the' && speech.clauses.has(tokens[at + 1]?.word ?? '')))

/** 'About the recording': after these a word of place is the topic. */
const isAbout = (before: readonly Token[]) =>
	speech.about.has(before.findLast(({ word }) => !speech.articles.has(word))?.word ?? '')

/** Whether a message asks for the words that should have been said: 'how should I have put it'. */
export const asksInstead = (message: string): boolean =>
	readClause(tokensOf(message), false)?.wantsInstead ?? false

/** 'What did I say WHEN SHE asked about fees'. */
function isReplyTo({ speaker, topic }: Clause) {
	const own = speaker === 'rep' ? speech.rep : speech.customer
	return topic.some(
		({ word }, at) => speech.occasions.has(word) && topic[at + 1] && !own.has(topic[at + 1]?.word ?? ''),
	)
}

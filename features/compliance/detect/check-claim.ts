import { findPhrases } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Evidence } from '../contract.ts'
import { claimIn } from './find-claims.ts'
import { apartFor, isCorrectedLater, isTakenBackAtOnce } from './find-violations.ts'
import { isCleared, isExcused } from './is-cleared.ts'
import type { ReadTurn } from './read-call.ts'
import { type ReadyStatement, readyStatements } from './rule-books.ts'

/** Statements that are made by denying something. */
const denials = new Set([
	'account_control_misstatement',
	'credit_harm_denial',
	'lawsuit_denial',
	'stop_paying_without_consequences',
	'tax_consequence_denial',
])

/** Words are judged by what stands before the eleventh, as those that only the learned model hears. */
const furthestLead = 10

/**
 * Whether a prohibited statement that somebody else found in these words may stand: the words are a rep's and surely
 * recognized, and nothing the rules know clears them, such as a denial, a report of what others say, a question or
 * a correction. `evidence.quote` must be verbatim from its turn; an unknown code never stands.
 */
export function mayStand(call: ReadTurn[], code: string, evidence: Evidence): boolean {
	const ready = readyStatements.find(({ statement }) => statement.code === code)
	const read = call[evidence.turn]
	if (!ready || read?.turn.speaker !== 'rep' || read.isUnsure) return false
	if (code !== 'do_not_call_ignored' && apartFor(call)(ready)) return false
	if (isTakenBackAtOnce(read, { ready, evidence }) || isCorrectedLater({ ready, evidence }, call))
		return false
	const sentences = sentencesOf(read, evidence.quote)
	const heard = sentences.filter((sentence) => soundsLike(sentence, ready))
	if (heard.length > 0) return heard.some((sentence) => claimIn(sentence, ready))
	return sentences.some((sentence) => !isClearedWhole(sentence, denials.has(code)))
}

function sentencesOf(read: ReadTurn, quote: string) {
	const from = read.turn.text.indexOf(quote)
	return from < 0 ? [] : read.sentences.filter((each) => each.from < from + quote.length && each.to > from)
}

const soundsLike = (sentence: Sentence, { claims }: ReadyStatement) =>
	claims.some(({ say }) => findPhrases(sentence, say).length > 0)

function isClearedWhole(sentence: Sentence, isDenial: boolean) {
	const after = sentence.places.length
	const match = { phrase: '', first: Math.max(0, Math.min(after - 1, furthestLead)), after }
	return isDenial ? isExcused(sentence, match) : isCleared(sentence, match)
}

import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Evidence } from '../contract.ts'
import { confidenceIn, isCertain } from './certainty.ts'
import { claimIn, soundsLike, wholeClaim } from './find-claims.ts'
import { isCleared, isExcused } from './is-cleared.ts'
import { denials } from './is-honest.ts'
import { apartFor, isCorrectedLater, isTakenBackAtOnce, retractionsIn } from './match-rules.ts'
import type { ReadTurn } from './read-call.ts'
import { readyStatements } from './rule-books.ts'

/**
 * Whether a prohibited statement that someone else found in these words may be kept: the words are a rep's and surely
 * recognized, and nothing the rules know clears them, such as a denial, a report of what others say, a question or
 * a correction. `evidence.quote` must be verbatim from its turn; an unknown code is never kept.
 */
export function mayStand(call: ReadTurn[], code: string, evidence: Evidence): boolean {
	const ready = readyStatements.find(({ statement }) => statement.code === code)
	const read = call[evidence.turn]
	if (!ready || read?.turn.speaker !== 'rep') return false
	const from = read.turn.text.indexOf(evidence.quote)
	if (!isCertain(confidenceIn(read, from, from + evidence.quote.length))) return false
	if (code !== 'do_not_call_ignored' && apartFor(call)(ready)) return false
	const heard = { ready, evidence }
	if (isTakenBackAtOnce(read, heard) || isCorrectedLater(heard, retractionsIn(call))) return false
	const sentences = sentencesOf(read, evidence.quote)
	const known = sentences.filter((sentence) => soundsLike(sentence, ready))
	if (known.length > 0) return known.some((sentence) => claimIn(sentence, ready))
	return sentences.some((sentence) => !isClearedWhole(sentence, denials.has(code)))
}

function sentencesOf(read: ReadTurn, quote: string) {
	const from = read.turn.text.indexOf(quote)
	return from < 0 ? [] : read.sentences.filter((each) => each.from < from + quote.length && each.to > from)
}

function isClearedWhole(sentence: Sentence, isDenial: boolean) {
	const claim = wholeClaim(sentence)
	return isDenial ? isExcused(sentence, claim) : isCleared(sentence, claim)
}

import { findPhrases, holdsPhrase, type Match } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Severity } from '../contract.ts'
import { isCleared } from './is-cleared.ts'
import type { ReadyStatement } from './rule-books.ts'

/** A claim found in a sentence: its words and how many phrases speak for it. */
export type Claimed = { first: number; after: number; severity: Severity; strength: number }

/**
 * Where a sentence makes a prohibited claim that nothing around it clears; null when it makes none. `asStated` takes
 * questions for statements: what a customer asks to have confirmed.
 */
export function claimIn(sentence: Sentence, ready: ReadyStatement, asStated = false): Claimed | null {
	let claimed: Claimed | null = null
	for (const { claim, say, unless } of ready.claims) {
		const matches = findPhrases(sentence, say)
		if (matches.length === 0 || holdsPhrase(sentence, unless)) continue
		const kept = matches.filter((each) => !isCleared(sentence, each, asStated || claim.evenAsked))
		const [match] = kept
		if (!match) continue
		const phrases = new Set(kept.map(({ phrase }) => phrase)).size
		const { severity = ready.statement.severity } = claim
		if (claimed) claimed.strength += phrases
		else claimed = { first: match.first, after: match.after, severity, strength: phrases }
	}
	return claimed
}

/** Whether the rules know the words of a statement, made or not. */
export const soundsLike = (sentence: Sentence, { claims }: ReadyStatement) =>
	claims.some(({ say }) => findPhrases(sentence, say).length > 0)

/** Words are judged by the first ten words when no rule points to the claim. */
const furthestLead = 10

/** The words of a sentence as one claim, for judging what the rules do not hear. */
export const wholeClaim = ({ places }: Sentence): Match => ({
	phrase: '',
	first: Math.max(0, Math.min(places.length - 1, furthestLead)),
	after: places.length,
})

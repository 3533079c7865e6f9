import { findPhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Severity } from '../contract.ts'
import { isCleared } from './is-cleared.ts'
import { type ReadyStatement, readyStatements } from './rule-books.ts'

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

/** What a sentence sounds like to the rules; `claimed` is null when something around the words clears them. */
export type ReadClaim = { ready: ReadyStatement; claimed: Claimed | null }

/** Every prohibited claim that a sentence makes or only sounds like, but for ignored requests, which need the call. */
export const readClaims = (sentence: Sentence): ReadClaim[] =>
	readyStatements.flatMap((ready) => {
		if (ready.statement.code === 'do_not_call_ignored') return []
		if (!ready.claims.some(({ say }) => findPhrases(sentence, say).length > 0)) return []
		return [{ ready, claimed: claimIn(sentence, ready) }]
	})

import { findPhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Evidence, Severity } from '../contract.ts'
import { isCleared } from './is-cleared.ts'
import { clauseAround, type ReadTurn } from './read-call.ts'
import type { ReadyStatement } from './rule-books.ts'

export type FoundClaim = { evidence: Evidence; severity: Severity; sentence: number }

/** The first prohibited claim of one kind in a rep's turn that nothing around it clears; null when there is none. */
export function findClaim(read: ReadTurn, ready: ReadyStatement): FoundClaim | null {
	for (const [number, sentence] of read.sentences.entries()) {
		const found = claimIn(sentence, ready)
		if (found) {
			const evidence = clauseAround(read, sentence, found.first, found.after)
			return { evidence, severity: found.severity, sentence: number }
		}
	}
	return null
}

/** Where a sentence makes a claim. `asStated` takes questions for statements: what a customer asks to have confirmed. */
export function claimIn(sentence: Sentence, ready: ReadyStatement, asStated = false) {
	for (const { claim, say, unless } of ready.claims) {
		const matches = findPhrases(sentence, say)
		if (matches.length === 0 || holdsPhrase(sentence, unless)) continue
		const match = matches.find((each) => !isCleared(sentence, each, asStated || claim.evenAsked))
		if (match) return { ...match, severity: claim.severity ?? ready.statement.severity }
	}
	return null
}

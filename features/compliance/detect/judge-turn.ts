import { compilePhrases, findPhrases } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { wordsBetween } from '#platform/english/sentence-parts.ts'
import type { Evidence, FindingLevel, Severity } from '../contract.ts'
import { lexicon } from '../rule-pack/lexicon.ts'
import { claimIn } from './find-claims.ts'
import { clauseAround, type ReadTurn } from './read-call.ts'
import { type ReadyStatement, readyStatements } from './rule-books.ts'

/**
 * A prohibited statement that the rules hear in a turn; plain when several of their phrases speak for it, or when it is
 * a yes to a claim that the customer put.
 */
export type Hit = {
	ready: ReadyStatement
	evidence: Evidence
	severity: Severity
	isPlain: boolean
}

/** A hit that was weighed with everything around it; `probability` (0-1) is calibrated. */
export type JudgedHit = Hit & { level: FindingLevel; probability: number }

/** Phrases of a rule that together leave no doubt. */
const plainStrength = 2

/** Speech without stops is judged in stretches of this many words, each beginning half a stretch later. */
const stretch = 18

/** The prohibited claims that the rules hear in a rep's turn: at most one of a kind. */
export function judgeTurn(read: ReadTurn, except: (ready: ReadyStatement) => boolean): Hit[] {
	const asked = readyStatements.filter((ready) => !except(ready))
	const found = new Map<ReadyStatement, Hit>()
	for (const sentence of read.sentences) {
		for (const { words, offset } of stretchesOf(sentence)) {
			for (const ready of asked) {
				const claim = found.has(ready) ? null : claimIn(words, ready)
				if (!claim) continue
				const evidence = clauseAround(read, sentence, claim.first + offset, claim.after + offset)
				found.set(ready, {
					ready,
					evidence,
					severity: claim.severity,
					isPlain: claim.strength >= plainStrength,
				})
			}
		}
	}
	return [...found.values()]
}

/** 'I cannot promise it, but between us …': what follows is said all the more, whatever was denied before. */
const winks = compilePhrases(
	['but ~2 between_us|between_you_and_me|between_you_and_i|off_the_record|off_the_books|unofficially'],
	lexicon,
)

function stretchesOf(sentence: Sentence) {
	const count = sentence.places.length
	const parts = findPhrases(sentence, winks).map(({ after }) => stretchFrom(sentence, after, count))
	if (count <= stretch * 1.5) return [{ words: sentence, offset: 0 }, ...parts]
	for (let offset = 0; offset < count - stretch / 2; offset += stretch / 2)
		parts.push(stretchFrom(sentence, offset, Math.min(count, offset + stretch)))
	return parts
}

const stretchFrom = (sentence: Sentence, offset: number, to: number) => ({
	words: wordsBetween(sentence, offset, to),
	offset,
})

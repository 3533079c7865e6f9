import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Evidence, Severity } from '../contract.ts'
import { judgeSentence } from '../learned/judge-sentence.ts'
import { readClaims } from './find-claims.ts'
import { isCleared, wordsBetween } from './is-cleared.ts'
import { clauseAround, type ReadTurn } from './read-call.ts'
import { type ReadyStatement, readyStatements } from './rule-books.ts'

export type FoundClaim = { ready: ReadyStatement; evidence: Evidence; severity: Severity }

/** A rule's finding stands from this chance on, one that only the learned model sees from the higher one. */
const chanceWithRule = 0.12
const chanceAlone = 0.6
const fewestWordsAlone = 4
/** Speech without stops is judged in stretches of this many words, each beginning half a stretch later. */
const stretch = 18

/** The prohibited claims of a rep's turn: at most one a stretch of words, and one of a kind a turn. */
export function judgeTurn(read: ReadTurn, except: (ready: ReadyStatement) => boolean): FoundClaim[] {
	const found: FoundClaim[] = []
	for (const sentence of read.sentences) {
		for (const { words, offset } of stretchesOf(sentence)) {
			const claim = judgeStretch(words, except)
			if (!claim || found.some(({ ready }) => ready === claim.ready)) continue
			const evidence = clauseAround(read, sentence, claim.first + offset, claim.after + offset)
			found.push({ ready: claim.ready, evidence, severity: claim.severity })
		}
	}
	return found
}

/** The most likely claim of the rules in a stretch; without one, what the learned model alone is sure of. */
function judgeStretch(words: Sentence, except: (ready: ReadyStatement) => boolean) {
	const read = readClaims(words)
	const claims = read.flatMap(({ ready, claimed }) =>
		claimed && !except(ready) ? [{ ready, ...claimed }] : [],
	)
	const isShort = words.places.length < fewestWordsAlone
	if (claims.length === 0 && isShort) return null
	const chances = judgeSentence(words, read)
	const chanceOf = ({ ready }: { ready: ReadyStatement }) => chances.get(ready.statement.code) ?? 0
	const [best] = claims.sort((a, b) => chanceOf(b) - chanceOf(a))
	if (best) return chanceOf(best) >= chanceWithRule ? best : null
	const candidates = readyStatements.filter((ready) => !except(ready))
	const [alone] = candidates.map((ready) => ({ ready })).sort((a, b) => chanceOf(b) - chanceOf(a))
	if (!alone || chanceOf(alone) < chanceAlone) return null
	const after = words.places.length
	const isExcused = isCleared(words, { phrase: '', first: Math.min(after - 1, 10), after })
	return isExcused ? null : { ready: alone.ready, first: 0, after, severity: alone.ready.statement.severity }
}

function stretchesOf(sentence: Sentence) {
	const count = sentence.places.length
	if (count <= stretch * 1.5) return [{ words: sentence, offset: 0 }]
	const parts = []
	for (let offset = 0; offset < count - stretch / 2; offset += stretch / 2) {
		const to = Math.min(count, offset + stretch)
		parts.push({ words: wordsBetween(sentence, offset, to), offset })
	}
	return parts
}

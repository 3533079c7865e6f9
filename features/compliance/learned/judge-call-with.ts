import { holdsPhrase } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Sample } from '#platform/text-classifier/shape.ts'
import { mayClaim } from '../detect/find-claims.ts'
import { mayIgnoreRequest } from '../detect/find-ignored-requests.ts'
import type { Hit } from '../detect/hear-rules.ts'
import { isHonest } from '../detect/is-honest.ts'
import { clauseAround, type ReadTurn } from '../detect/read-call.ts'
import { readyStatements } from '../detect/rule-books.ts'
import { followCall } from './follow-call.ts'
import { asPiece, codes, type Piece, type Surroundings, sampleOf } from './turn-samples.ts'

/** The chance (0-1) of each of `codes` for a sample. */
export type Classify = (sample: Sample) => Float64Array

/** Chances from which on a statement counts as made: heard plainly by a rule, by a rule, or by the classifier alone. */
type Thresholds = { plainRule: number; withRule: number; alone: number }

/**
 * Where precision and recall met best on calls that were left out of training (`cross-validate.ts`). What no rule
 * hears must be surer: an honest rep who is accused learns nothing.
 */
const thresholds: Thresholds = { plainRule: 0.01, withRule: 0.1, alone: 0.3 }

/**
 * The prohibited statements of a call: what the rules heard and what the classifier hears besides, each turn weighed
 * with the customer's words before it and the findings of the turns before. At most one of a kind in a turn.
 * What the rules hear plainly stands unless the classifier is quite sure that it is not so.
 */
export const judgeCallWith =
	(classify: Classify, least = thresholds) =>
	(call: readonly ReadTurn[], heard: readonly Hit[]): Hit[] => {
		const hits = new Map<string, Hit>()
		followCall(call, heard, (piece, known, read, rules) => {
			const chances = classify(sampleOf(piece, known))
			const found = codes.flatMap((code, at) => {
				const chance = chances[at] ?? 0
				const rule = rules.find(({ ready }) => ready.statement.code === code)
				if (rule) {
					const isMade =
						chance >= (rule.isPlain ? least.plainRule : least.withRule) ||
						byItself(classify, rule, piece, known) >= least.alone
					return isMade ? rule : []
				}
				if (chance < least.alone) return []
				return withoutRule(classify, code, { call, read, piece, known }) ?? []
			})
			for (const hit of found) {
				const name = `${read.index} ${hit.ready.statement.code}`
				if (!hits.has(name)) hits.set(name, hit)
			}
			return found.map(({ ready }) => ready.statement.code)
		})
		return [...hits.values()]
	}

/** The chance of what a rule heard by the sentence alone that it was heard in: much else may be said around it. */
function byItself(classify: Classify, { ready, evidence }: Hit, piece: Piece, known: Surroundings): number {
	const at = piece.turn.turn.text.indexOf(evidence.quote)
	const sentence = piece.sentences.find(({ to }) => to > at)
	if (!sentence || piece.sentences.length < 2) return 0
	return classify(sampleOf(asPiece(piece.turn, [sentence]), known))[codes.indexOf(ready.statement.code)] ?? 0
}

type Place = { call: readonly ReadTurn[]; read: ReadTurn; piece: Piece; known: Surroundings }

/** What only the classifier hears, in the sentence that says it most and that nothing the rules know excuses. */
function withoutRule(classify: Classify, code: string, { call, read, piece, known }: Place): Hit | null {
	const ready = readyStatements.find(({ statement }) => statement.code === code)
	if (!ready) throw new Error(`The rule pack has no '${code}'`)
	if (code === 'do_not_call_ignored' && !mayIgnoreRequest(call, read)) return null
	if (isFirstWord(known) && !piece.sentences.some((sentence) => holdsPhrase(sentence, ready.topic)))
		return null
	if (isHonest(piece.turn, known.customer.at(-1), ready)) return null
	const best = mostTelling(classify, code, piece, known, (sentence) => mayClaim(sentence, ready))
	if (!best) return null
	const evidence = clauseAround(read, best, 0, best.places.length)
	return { ready, evidence, severity: ready.statement.severity, isPlain: false }
}

/** Before anybody said anything else, words mean no more than what they name. */
const isFirstWord = ({ customer, before }: Surroundings) => customer.length === 0 && before.length === 0

/** The sentence that by itself sounds most like the statement, of those that may make it. */
function mostTelling(
	classify: Classify,
	code: string,
	piece: Piece,
	known: Surroundings,
	mayMakeIt: (sentence: Sentence) => boolean,
): Sentence | undefined {
	const sentences = piece.sentences.filter(mayMakeIt)
	if (sentences.length < 2) return sentences[0]
	const label = codes.indexOf(code)
	const chanceOf = (sentence: Sentence) =>
		classify(sampleOf(asPiece(piece.turn, [sentence]), { ...known, rules: new Set() }))[label] ?? 0
	const judged = sentences.map((sentence) => ({ sentence, chance: chanceOf(sentence) }))
	return judged.sort((a, b) => b.chance - a.chance)[0]?.sentence
}

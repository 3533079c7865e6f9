import { holdsPhrase } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import type { Sample } from '#platform/text-classifier/shape.ts'
import { restingOn } from '../detect/certainty.ts'
import { mayClaim } from '../detect/find-claims.ts'
import { mayIgnoreRequest } from '../detect/find-ignored-requests.ts'
import { isHonest } from '../detect/is-honest.ts'
import type { Hit, JudgedHit } from '../detect/match-rules.ts'
import { clauseAround, type ReadTurn } from '../detect/read-call.ts'
import { type ReadyStatement, readyStatements } from '../detect/rule-books.ts'
import { followCall } from './follow-call.ts'
import { asPiece, codes, type Piece, type Surroundings, sampleOf } from './turn-samples.ts'

/** The chance (0-1) of each of `codes` for a sample. */
export type Classify = (sample: Sample) => Float64Array

/** Words of a turn beyond which it tells its matter without naming it. */
const shortTurn = 10
/** Turns of either side that a short turn may go on with. */
const turnsRemembered = 2

/**
 * Chances from which on a statement counts as made: one that a rule heard plainly, in its place and by its words alone;
 * one that a rule heard; one that only the classifier hears; and that in a short turn which does not name the matter.
 */
type Thresholds = { plainRule: number; plainWords: number; withRule: number; alone: number; unnamed: number }

/**
 * Where precision and recall met best on calls that were left out of training (`cross-validate.ts`). What no rule
 * hears must be surer: an honest rep who is accused learns nothing.
 */
export const thresholds: Thresholds = {
	plainRule: 0.01,
	plainWords: 0.05,
	withRule: 0.1,
	alone: 0.3,
	unnamed: 0.5,
}

/**
 * Chances from which on a statement in a short text is certain, and not just likely: one that a rule heard plainly, and any
 * other. In the last of five turns of calls by 65 authors that the classifier has not met, 86% of certain findings are right
 * and 45% of likely ones; in turns without those before them, 71% and 21%. What a rule hears plainly and the classifier
 * doubts is mostly lawful: 'don't sign in a hurry', 'I guarantee you it will rain'.
 */
const certain = { plainRule: 0.5, other: 0.9 }

/**
 * The prohibited statements of a call: what the rules heard and what the classifier hears besides, each turn weighed
 * with the customer's words before it and the findings of the turns before. At most one of a kind in a turn.
 * What the rules hear plainly stands unless the classifier is quite sure that it is not so.
 */
export const judgeCallWith =
	(classify: Classify, least = thresholds) =>
	(call: readonly ReadTurn[], heard: readonly Hit[]): JudgedHit[] => {
		const hits = new Map<string, JudgedHit>()
		followCall(call, heard, (piece, known, read, rules) => {
			const place: Place = { classify, least, call, read, piece, known }
			const chances = classify(sampleOf(piece, known))
			const found = codes.flatMap((code, at) => {
				const chance = chances[at] ?? 0
				const rule = rules.find(({ ready }) => ready.statement.code === code)
				if (!rule) return withoutRule(place, code, chance) ?? []
				const alone = byItself(place, rule)
				const isMade =
					chance >= (rule.isPlain ? least.plainRule : least.withRule) ||
					alone >= least.alone ||
					(rule.isPlain && outOfContext(place, rule) >= least.plainWords)
				return isMade ? asJudged(rule, Math.max(sharedChance(rules, rule, chances), alone)) : []
			})
			for (const hit of found) {
				const name = `${read.index} ${hit.ready.statement.code}`
				if (!hits.has(name)) hits.set(name, hit)
			}
			return found.map(({ ready }) => ready.statement.code)
		})
		return [...hits.values()]
	}

/** A piece of a rep's turn with all that it is judged by. */
type Place = {
	classify: Classify
	least: Thresholds
	call: readonly ReadTurn[]
	read: ReadTurn
	piece: Piece
	known: Surroundings
}

/**
 * The chance of what a rule heard. Where rules hear several statements plainly in the same words, as in 'I guarantee we will
 * cut your debt in half', the classifier divides its chance between them: the likeliest has the sum, for one of them was made.
 */
function sharedChance(rules: readonly Hit[], rule: Hit, chances: Float64Array): number {
	const chanceOf = ({ ready }: Hit) => chances[codes.indexOf(ready.statement.code)] ?? 0
	const shares = (other: Hit) =>
		other.isPlain &&
		(other.evidence.quote.includes(rule.evidence.quote) || rule.evidence.quote.includes(other.evidence.quote))
	const own = chanceOf(rule)
	const sharing = rule.isPlain ? rules.filter((other) => other !== rule && shares(other)).map(chanceOf) : []
	return sharing.some((chance) => chance > own) ? own : sharing.reduce((sum, chance) => sum + chance, own)
}

/** The chance of what a rule heard by the sentence alone that it was heard in: much else may be said around it. */
function byItself({ classify, piece, known }: Place, { ready, evidence }: Hit): number {
	const at = piece.turn.turn.text.indexOf(evidence.quote)
	const sentence = piece.sentences.find(({ to }) => to > at)
	if (!sentence || piece.sentences.length < 2) return 0
	return classify(sampleOf(asPiece(piece.turn, [sentence]), known))[codes.indexOf(ready.statement.code)] ?? 0
}

/** The chance of what a rule heard by the words alone, whatever was said before: no question makes a promise none. */
function outOfContext({ classify, piece, known }: Place, { ready }: Hit): number {
	const alone = { customer: [], before: [], rules: known.rules }
	return classify(sampleOf(piece, alone))[codes.indexOf(ready.statement.code)] ?? 0
}

/** What only the classifier hears, in the sentence that says it most and that nothing the rules know excuses. */
function withoutRule(place: Place, code: string, chance: number): JudgedHit | null {
	const { least, call, read, piece, known } = place
	if (chance < least.alone) return null
	const ready = readyStatements.find(({ statement }) => statement.code === code)
	if (!ready) throw new Error(`The rule pack has no '${code}'`)
	if (chance < least.unnamed && !isNamed(ready, piece, known)) return null
	if (code === 'do_not_call_ignored' && !mayIgnoreRequest(call, read)) return null
	if (isHonest(piece.turn, known.customer.at(-1), ready)) return null
	const best = mostTelling(place, code, (sentence) => mayClaim(sentence, ready))
	if (!best) return null
	const clause = clauseAround(read, best, 0, best.places.length)
	const isAnswer = piece.turn.wordCount <= shortTurn
	const evidence = isAnswer ? restingOn(clause, known.customer.at(-1)?.confidence) : clause
	return asJudged({ ready, evidence, severity: ready.statement.severity, isPlain: false }, chance)
}

/** The chances are of lines in training files, not calibrated on calls: no probability is given. */
const asJudged = (hit: Hit, chance: number): JudgedHit => ({
	...hit,
	level: chance >= (hit.isPlain ? certain.plainRule : certain.other) ? 'certain' : 'likely',
	probability: null,
})

/** A short turn speaks of a matter only when it names it, answers the customer on it, or goes on with it. */
const isNamed = ({ statement, topic }: ReadyStatement, piece: Piece, { customer, before }: Surroundings) =>
	piece.turn.wordCount > shortTurn ||
	before.slice(0, turnsRemembered).some((codes) => codes.has(statement.code)) ||
	[piece, ...customer.slice(-turnsRemembered)].some(({ sentences }) =>
		sentences.some((sentence) => holdsPhrase(sentence, topic)),
	)

/** The sentence that by itself sounds most like the statement, of those that may make it. */
function mostTelling(
	{ classify, piece, known }: Place,
	code: string,
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

import { keepLargest, type Matrix, mapValues, relu, rowOf, sigmoid, zeros } from './layers.ts'
import { addProduct, dense } from './multiply.ts'
import { readBothWays } from './recurrent-layer.ts'
import { lengthFeature, SentenceEncoder, type SentenceInput } from './sentence-encoder.ts'
import { type NetworkHeader, type Tensors, tensor } from './stored-network.ts'
import { maxSentenceWords, weighTraits } from './word-traits.ts'

const speakers = ['rep', 'customer', 'other'] as const

/** A turn as the network reads it; `facts` are numbers from 0 to 1 in the order of the header's `facts`. */
export type TurnInput = {
	speaker: (typeof speakers)[number]
	sentences: readonly SentenceInput[]
	facts: Float64Array
}

/** Log odds for each turn (in the order of the labels), each of its sentences (all labels but 'handled') and the call. */
export type CallOutput = { turns: Float64Array[]; sentences: Float64Array[][]; call: Float64Array }

/** A turn without words. */
const silence: SentenceInput = { words: ['<unk>'], isQuestion: false }
/** What a maximum over nothing stands at. */
const lowest = -30
/** Log odds from which on a sentence claims something, and how rarely a turn affirms the one before it. */
const claimedFrom = -2
const rarelyAffirms = -1

/** A sentence and the number of its turn. */
type PlacedSentence = SentenceInput & { turn: number }

/**
 * Reads a whole call: sentences are encoded one by one, a turn from its sentences and facts, and each turn in the
 * context of the call before and after it.
 */
export class CallNetwork {
	readonly encoder: SentenceEncoder
	private readonly tensors: Tensors

	constructor(header: NetworkHeader, tensors: Tensors) {
		this.tensors = tensors
		this.encoder = new SentenceEncoder(header, tensors)
	}

	read(turns: readonly TurnInput[]): CallOutput {
		if (turns.length === 0) return { turns: [], sentences: [], call: new Float64Array() }
		const sentences = turns.flatMap((turn, at) =>
			(turn.sentences.length > 0 ? turn.sentences : [silence]).map((each) => ({ ...each, turn: at })),
		)
		const matched = this.encoder.matchFilters(sentences)
		const vectors = this.encoder.encode(sentences, matched)
		const ofTurns = this.encodeTurns(turns, sentences, vectors)
		const context = readBothWays(this.tensors, 'context', ofTurns)
		const places = joinRows(ofTurns.rows, [
			(turn) => rowOf(ofTurns, turn),
			(turn) => rowOf(context, turn),
			(turn) => (turn > 0 ? rowOf(ofTurns, turn - 1) : new Float64Array(ofTurns.columns)),
		])
		const claims = this.layer('claim', vectors)
		const scores = this.scoreSentences(sentences, vectors, matched, places, claims)
		const rows = Map.groupBy(sentences.keys(), (at) => sentences[at]?.turn ?? 0)
		const bySentence = turns.map((_, turn) => (rows.get(turn) ?? []).map((at) => rowOf(scores, at)))
		const affirmed = this.affirmedClaims(turns, sentences, ofTurns, matched, claims)
		return {
			turns: this.scoreTurns(turns, places, bySentence, affirmed),
			sentences: bySentence,
			call: this.scoreCall(context),
		}
	}

	/** For each turn the mean and the largest of its sentences' vectors, who speaks, the facts and the length. */
	private encodeTurns(
		turns: readonly TurnInput[],
		sentences: readonly PlacedSentence[],
		vectors: Matrix,
	): Matrix {
		const means = zeros(turns.length, vectors.columns)
		const largest = zeros(turns.length, vectors.columns)
		const words = new Float64Array(turns.length)
		sentences.forEach(({ turn, words: { length } }, at) => {
			const vector = rowOf(vectors, at)
			keepLargest(rowOf(largest, turn), vector)
			addShare(rowOf(means, turn), vector, Math.max(1, turns[turn]?.sentences.length ?? 1))
			words[turn] = (words[turn] as number) + Math.min(length, maxSentenceWords)
		})
		const input = joinRows(turns.length, [
			(turn) => rowOf(means, turn),
			(turn) => rowOf(largest, turn),
			(turn) => rowOf(tensor(this.tensors, 'speaker'), speakers.indexOf(turns[turn]?.speaker ?? 'other')),
			(turn) => turns[turn]?.facts ?? new Float64Array(),
			(turn) => Float64Array.of(lengthFeature(words[turn] as number)),
		])
		return mapValues(this.layer('turn', input), Math.tanh)
	}

	/** The part of the hidden layer that all sentences of a turn share is computed once. */
	private scoreSentences(
		sentences: readonly PlacedSentence[],
		vectors: Matrix,
		matched: Matrix,
		places: Matrix,
		claims: Matrix,
	): Matrix {
		const hidden = tensor(this.tensors, 'sentence_label.hidden.weight')
		const bias = tensor(this.tensors, 'sentence_label.hidden.bias').values
		const shared = addProduct(zeros(places.rows, hidden.rows), hidden, places, vectors.columns)
		const units = zeros(sentences.length, hidden.rows)
		sentences.forEach(({ turn }, at) => {
			const row = rowOf(units, at)
			row.set(bias)
			addShare(row, rowOf(shared, turn), 1)
		})
		const scores = this.layer('sentence_label.output', relu(addProduct(units, hidden, vectors, 0)))
		const direct = this.layer('filter_label', matched)
		const traits = tensor(this.tensors, 'traits')
		sentences.forEach(({ words }, at) => {
			const row = rowOf(scores, at)
			addShare(row, rowOf(claims, at), 1)
			addShare(row, rowOf(direct, at), 1)
			addShare(row, weighTraits(traits, words), 1)
		})
		return scores
	}

	/** A turn that affirms the other speaker's turn before it makes what that turn claims its own: 'So no tax?' 'Right.' */
	private affirmedClaims(
		turns: readonly TurnInput[],
		sentences: readonly PlacedSentence[],
		ofTurns: Matrix,
		matched: Matrix,
		claims: Matrix,
	): Matrix {
		const claimed = largestOf(claims, sentences, turns.length, claimedFrom)
		const said = largestOf(matched, sentences, turns.length, 0)
		const input = joinRows(turns.length, [(turn) => rowOf(ofTurns, turn), (turn) => rowOf(said, turn)])
		const odds = this.layer('affirms.output', relu(this.layer('affirms.hidden', input)))
		const weights = tensor(this.tensors, 'taken_on').values
		const affirmed = zeros(turns.length, claims.columns)
		for (let turn = 1; turn < turns.length; turn++) {
			if (turns[turn]?.speaker === turns[turn - 1]?.speaker) continue
			const affirms = sigmoid((odds.values[turn] as number) + rarelyAffirms)
			const before = rowOf(claimed, turn - 1)
			const row = rowOf(affirmed, turn)
			for (let at = 0; at < row.length; at++)
				row[at] = affirms * ((before[at] as number) - claimedFrom) * (weights[at] as number)
		}
		return affirmed
	}

	/** A label holds of a turn as clearly as of its clearest sentence, weighed with everything around it. */
	private scoreTurns(
		turns: readonly TurnInput[],
		places: Matrix,
		sentences: readonly (readonly Float64Array[])[],
		affirmed: Matrix,
	): Float64Array[] {
		const input = joinRows(turns.length, [
			(turn) => rowOf(places, turn),
			(turn) => turns[turn]?.facts ?? new Float64Array(),
		])
		const scores = this.layer('turn_label.output', relu(this.layer('turn_label.hidden', input)))
		const prior = tensor(this.tensors, 'prior').values
		return turns.map((_, turn) => {
			const row = rowOf(scores, turn)
			addShare(row, prior, 1)
			addShare(row, rowOf(affirmed, turn), 1)
			const clearest = new Float64Array(sentences[turn]?.[0]?.length ?? 0).fill(lowest)
			for (const each of sentences[turn] ?? []) keepLargest(clearest, each)
			addShare(row, clearest, 1)
			return row
		})
	}

	private scoreCall(context: Matrix): Float64Array {
		const largest = new Float64Array(context.columns).fill(Number.NEGATIVE_INFINITY)
		const mean = new Float64Array(context.columns)
		for (let turn = 0; turn < context.rows; turn++) {
			keepLargest(largest, rowOf(context, turn))
			addShare(mean, rowOf(context, turn), context.rows)
		}
		return this.layer('call', joinRows(1, [() => largest, () => mean])).values
	}

	private layer(name: string, input: Matrix): Matrix {
		return dense(tensor(this.tensors, `${name}.weight`), tensor(this.tensors, `${name}.bias`), input)
	}
}

/** For each turn the largest values of its sentences, at least `least`. */
function largestOf(
	values: Matrix,
	sentences: readonly PlacedSentence[],
	turns: number,
	least: number,
): Matrix {
	const largest = mapValues(zeros(turns, values.columns), () => least)
	sentences.forEach(({ turn }, at) => {
		keepLargest(rowOf(largest, turn), rowOf(values, at))
	})
	return largest
}

/** Adds each value's share of `count` to the sums that begin at the first. */
function addShare(sums: Float64Array, values: Float64Array, count: number) {
	for (let at = 0; at < values.length; at++) sums[at] = (sums[at] as number) + (values[at] as number) / count
}

/** A matrix whose rows are made of parts, side by side. */
function joinRows(rows: number, parts: readonly ((row: number) => Float64Array)[]): Matrix {
	const joined = zeros(
		rows,
		parts.reduce((sum, part) => sum + part(0).length, 0),
	)
	for (let row = 0; row < rows; row++) {
		let at = row * joined.columns
		for (const part of parts) {
			const values = part(row)
			joined.values.set(values, at)
			at += values.length
		}
	}
	return joined
}

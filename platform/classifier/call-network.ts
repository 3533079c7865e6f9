import { addDense, concatenate, dense, keepLargest, relu } from './layers.ts'
import { readBothWays } from './recurrent-layer.ts'
import { lengthFeature, maxSentenceWords, SentenceEncoder, type SentenceInput } from './sentence-encoder.ts'
import { type NetworkHeader, type Tensors, tensor } from './stored-network.ts'
import { weighTraits } from './word-traits.ts'

const speakers = ['rep', 'customer', 'other'] as const

/** A turn as the network reads it; `facts` are numbers from 0 to 1 in the order of the header's `facts`. */
export type TurnInput = {
	speaker: (typeof speakers)[number]
	sentences: readonly SentenceInput[]
	facts: Float64Array
}

/**
 * Log odds for each turn (in the order of the labels), each sentence and the call. Of a sentence, those of disclosures and
 * objections come from its words alone: they say which sentence of a turn it is.
 */
export type CallOutput = { turns: Float64Array[]; sentences: Float64Array[][]; call: Float64Array }

/** A turn without words. */
const silence: SentenceInput = { words: ['<unk>'], isQuestion: false }
/** What a maximum over nothing stands at. */
const lowest = -30
const lowestTrait = -10

type ReadSentence = { vector: Float64Array; matched: Float64Array; traits: Float64Array }

/**
 * Reads a whole call: sentences are encoded one by one, a turn from its sentences and facts, and each turn in the
 * context of the call before and after it.
 */
export class CallNetwork {
	private readonly encoder: SentenceEncoder
	private readonly statements: number
	private readonly tensors: Tensors

	constructor(header: NetworkHeader, tensors: Tensors) {
		this.tensors = tensors
		this.encoder = new SentenceEncoder(header, tensors)
		this.statements = header.statements.length
	}

	read(turns: readonly TurnInput[]): CallOutput {
		if (turns.length === 0) return { turns: [], sentences: [], call: new Float64Array() }
		const read = turns.map(({ sentences }) =>
			(sentences.length > 0 ? sentences : [silence]).map((sentence) => this.readSentence(sentence)),
		)
		const vectors = turns.map((turn, at) => this.turnVector(turn, read[at] ?? []))
		const context = readBothWays(this.tensors, 'context', vectors)
		const before = new Float64Array(vectors[0]?.length ?? 0)
		const places = vectors.map((vector, at) =>
			concatenate([vector, context[at] ?? [], vectors[at - 1] ?? before]),
		)
		const sentences = places.map((place, at) => this.scoreSentences(read[at] ?? [], place))
		return {
			turns: places.map((place, at) =>
				this.scoreTurn(place, turns[at]?.facts ?? new Float64Array(), read[at] ?? [], sentences[at] ?? []),
			),
			sentences,
			call: this.scoreCall(context),
		}
	}

	private readSentence(sentence: SentenceInput): ReadSentence {
		const matched = this.encoder.matchFilters(sentence)
		const words = sentence.words.slice(0, maxSentenceWords)
		return {
			matched,
			vector: this.encoder.encode(sentence, matched),
			traits: weighTraits(tensor(this.tensors, 'traits'), words),
		}
	}

	/** The mean and the largest of its sentences' vectors, who speaks, the facts and the length. */
	private turnVector({ speaker, sentences, facts }: TurnInput, read: readonly ReadSentence[]) {
		const size = read[0]?.vector.length ?? 0
		const mean = new Float64Array(size)
		const largest = new Float64Array(size)
		for (const { vector } of read) {
			keepLargest(largest, vector)
			for (let at = 0; at < size; at++) mean[at] = (mean[at] as number) + (vector[at] as number) / read.length
		}
		const { values, columns } = tensor(this.tensors, 'speaker')
		const row = speakers.indexOf(speaker)
		const words = sentences.reduce((sum, each) => sum + Math.min(each.words.length, maxSentenceWords), 0)
		const input = concatenate([
			mean,
			largest,
			values.subarray(row * columns, (row + 1) * columns),
			facts,
			[lengthFeature(Math.max(1, words))],
		])
		return this.layer('turn', input).map(Math.tanh)
	}

	/** The part of the hidden layer that all sentences of a turn share is computed once. */
	private scoreSentences(read: readonly ReadSentence[], place: Float64Array) {
		const hidden = tensor(this.tensors, 'sentence_label.hidden.weight')
		const bias = tensor(this.tensors, 'sentence_label.hidden.bias')
		const size = hidden.columns - place.length
		const shared = addDense(Float64Array.from(bias.values), hidden, place, size)
		return read.map(({ vector, matched, traits }) => {
			const units = relu(addDense(Float64Array.from(shared), hidden, vector, 0))
			const deep = this.layer('sentence_label.output', units)
			const direct = this.layer('filter_label', matched)
			return traits.map((value, at) => value + (deep[at] ?? 0) + (direct[at] ?? 0))
		})
	}

	/** A turn makes a statement as clearly as its clearest sentence, weighed with everything around it. */
	private scoreTurn(
		place: Float64Array,
		facts: Float64Array,
		read: readonly ReadSentence[],
		sentences: readonly Float64Array[],
	) {
		const prior = tensor(this.tensors, 'prior').values
		const scores = this.twoLayers('turn_label', concatenate([place, facts]))
		const traits = new Float64Array(tensor(this.tensors, 'traits').columns).fill(lowest)
		for (const each of read) keepLargest(traits, each.traits)
		const clearest = new Float64Array(this.statements).fill(lowest)
		for (const each of sentences) keepLargest(clearest, each)
		return scores.map((score, label) => {
			const own = score + (prior[label] as number)
			if (label < this.statements) return own + (clearest[label] as number)
			return label < traits.length ? own + Math.max(lowestTrait, traits[label] as number) : own
		})
	}

	private scoreCall(context: readonly Float64Array[]) {
		const size = context[0]?.length ?? 0
		const largest = new Float64Array(size).fill(Number.NEGATIVE_INFINITY)
		const mean = new Float64Array(size)
		for (const each of context) {
			keepLargest(largest, each)
			for (let at = 0; at < size; at++)
				mean[at] = (mean[at] as number) + (each[at] as number) / context.length
		}
		return this.layer('call', concatenate([largest, mean]))
	}

	private twoLayers(name: string, input: Float64Array) {
		return this.layer(`${name}.output`, relu(this.layer(`${name}.hidden`, input)))
	}

	private layer(name: string, input: Float64Array) {
		return dense(tensor(this.tensors, `${name}.weight`), tensor(this.tensors, `${name}.bias`), input)
	}
}

import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { keepLargest, type Matrix, mapValues, relu, rowOf, sigmoid, zeros } from './layers.ts'
import { dense } from './multiply.ts'
import type { SentenceEncoder, SentenceInput } from './sentence-encoder.ts'
import { readStoredTensors, StoredTensors, type Tensors, tensor } from './stored-network.ts'

const Header = z.strictObject({
	/** Checksum of the training data. */
	trainedOn: z.string(),
	/** Checksum of the calls that the shared encoder was trained on; null where no head uses it. */
	encoderTrainedOn: z.string().nullable(),
	heads: z.array(
		z.strictObject({
			name: z.string(),
			labels: z.array(z.string()),
			/** `one`: exactly one label applies, so the probabilities add up to 1. `any`: each label applies or not, independently. */
			kind: z.enum(['one', 'any']),
			/** Whether it also uses the output of the shared sentence encoder. */
			isEncoded: z.boolean(),
			/** Used in training only: rarer features get no weight. */
			fewestSightings: z.int().optional(),
		}),
	),
	tensors: StoredTensors,
})
type StoredHead = z.infer<typeof Header>['heads'][number]

/**
 * The input of a head. The more `features` a text has, the less each of them counts. `signs` are features that always count
 * the same.
 */
export type HeadInput = {
	features: readonly string[]
	signs: readonly string[]
	sentences: readonly SentenceInput[]
}

/** Probabilities of labels by their names. */
export type Probabilities = ReadonlyMap<string, number>

const featurePace = 3
const signShare = 0.5

/**
 * Classifies texts: the weights of the features add up (logistic regression), and a small layer weighs what the shared
 * encoder of sentences finds. `tools/train/heads.py` trains it.
 */
class TextHead {
	private readonly tensors: Tensors
	private readonly head: StoredHead
	private readonly encoder: SentenceEncoder | null
	/** The row of weights of each known feature, by the checksum of its name. */
	private readonly rowOf: ReadonlyMap<number, number>

	constructor(head: StoredHead, tensors: Tensors, encoder: SentenceEncoder | null) {
		this.head = head
		this.tensors = tensors
		this.encoder = encoder
		this.rowOf = new Map(Array.from(this.tensor('keys').values, (key, row) => [key, row]))
	}

	predict({ features, signs, sentences }: HeadInput): Probabilities {
		const scores = this.scoreFeatures(features, signs)
		if (this.head.isEncoded && this.encoder && sentences.length > 0) {
			const encoded = this.scoreSentences(this.encoder, sentences)
			for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) + (encoded[at] as number)
		}
		const probabilities = this.head.kind === 'any' ? scores.map(sigmoid) : softmax(scores)
		return new Map(this.head.labels.map((label, at) => [label, probabilities[at] as number]))
	}

	private scoreFeatures(features: readonly string[], signs: readonly string[]): Float64Array {
		const weights = this.tensor('features')
		const rows = this.rowsOf([...features, ...signs])
		const ofSigns = new Set(this.rowsOf(signs))
		const share = 1 / Math.sqrt(Math.max(1, rows.length))
		const scores = Float64Array.from(this.tensor('bias').values)
		for (const row of rows) {
			const values = rowOf(weights, row)
			const weight = featurePace * (ofSigns.has(row) ? signShare : share)
			for (let at = 0; at < scores.length; at++)
				scores[at] = (scores[at] as number) + weight * (values[at] as number)
		}
		return scores
	}

	private rowsOf(names: readonly string[]): number[] {
		const rows = new Set(names.flatMap((name) => this.rowOf.get(crc32(name)) ?? []))
		return [...rows].sort((a, b) => a - b)
	}

	private scoreSentences(encoder: SentenceEncoder, sentences: readonly SentenceInput[]): Float64Array {
		const matched = encoder.matchFilters(sentences)
		const input = zeros(1, matched.columns + encoder.size)
		keepLargestRow(input.values.subarray(0, matched.columns), matched)
		keepLargestRow(input.values.subarray(matched.columns), encoder.encode(sentences, matched))
		const hidden = relu(this.layer('hidden', input))
		return this.layer('output', hidden).values
	}

	private tensor(name: string) {
		return tensor(this.tensors, `${this.head.name}.${name}`)
	}

	private layer(name: string, input: Matrix) {
		return dense(this.tensor(`${name}.weight`), this.tensor(`${name}.bias`), input)
	}
}

export type TextHeads = {
	header: z.infer<typeof Header>
	heads: ReadonlyMap<string, Pick<TextHead, 'predict'>>
}

/**
 * The heads in a file of weights by name, and the file's header; `encoder` is null for heads that use none. Throws for a file
 * that is none, and for heads that were trained with another encoder.
 */
export function readTextHeads(file: Uint8Array, encoder: SentenceEncoder | null): TextHeads {
	const { header, tensors } = readStoredTensors(file, Header)
	if (header.encoderTrainedOn !== (encoder?.trainedOn ?? null))
		throw new Error('The heads were trained with another sentence encoder: train them again')
	const byName = new Map(tensors)
	const heads = new Map(header.heads.map((head) => [head.name, new TextHead(head, byName, encoder)]))
	return { header, heads }
}

/** Heads that are read from their file when they are first asked. */
export type LazyHeads<Name extends string> = {
	read(): TextHeads
	/** The probability of each label of this head. */
	predict(name: Name, input: HeadInput): Probabilities
}

export function lazyHeads<Name extends string>(
	path: string,
	encoder: () => SentenceEncoder | null,
): LazyHeads<Name> {
	let loaded: TextHeads | undefined
	const read = () => {
		loaded ??= readTextHeads(readFileSync(path), encoder())
		return loaded
	}
	return {
		read,
		predict(name, input) {
			const head = read().heads.get(name)
			if (!head) throw new Error(`There is no head '${name}'`)
			return head.predict(input)
		},
	}
}

function keepLargestRow(largest: Float64Array, rows: Matrix) {
	for (let row = 0; row < rows.rows; row++) keepLargest(largest, rowOf(rows, row))
}

function softmax(scores: Float64Array): Float64Array {
	const highest = Math.max(...scores)
	const powers = mapValues({ rows: 1, columns: scores.length, values: scores }, (score) =>
		Math.exp(score - highest),
	).values
	const total = powers.reduce((sum, power) => sum + power, 0)
	return powers.map((power) => power / total)
}

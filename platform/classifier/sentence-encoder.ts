import { crc32 } from 'node:zlib'
import { readWordVectors } from '#platform/text-classifier/word-vectors/read-word-vectors.ts'
import { addDense, concatenate, dense, keepLargest, relu } from './layers.ts'
import { numberClass } from './number-class.ts'
import { type NetworkHeader, type Tensor, type Tensors, tensor } from './stored-network.ts'

/** A sentence as the encoder reads it: lower-case words, contractions spelled out. */
export type SentenceInput = { words: readonly string[]; isQuestion: boolean }

/** Words beyond this many are not read. */
export const maxSentenceWords = 60
/** Trigrams to five-grams of letters read of one word. */
const maxGrams = 16
/** The projections of this many words are kept: about 30 MB. */
const maxCachedWords = 6000
/** A sentence counts as long at this many words, and a very long one as at most three times as long. */
const longSentence = 20
export const lengthFeature = (words: number) => Math.min(3, words / longSentence)

/**
 * Encodes sentences: each filter spans one to four words and answers with its strongest match (Kim 2014,
 * "Convolutional neural networks for sentence classification"). A word is its GloVe vector, a vector trained on our own
 * calls, and the mean of the vectors of its letter n-grams, which also tell words apart that are in neither list.
 */
export class SentenceEncoder {
	private readonly ownRows: ReadonlyMap<string, number>
	private readonly filters: { width: number; weights: Tensor; bias: Tensor }[]
	private readonly projections = new Map<string, Float64Array>()
	private readonly tensors: Tensors

	constructor({ words, widths }: NetworkHeader, tensors: Tensors) {
		this.tensors = tensors
		this.ownRows = new Map(words.map((word, at) => [word, at + 1]))
		this.filters = widths.map((width, at) => ({
			width,
			weights: tensor(tensors, `filters.${at}.weight`),
			bias: tensor(tensors, `filters.${at}.bias`),
		}))
	}

	/** The strongest match of each filter, at least 0. */
	matchFilters({ words }: SentenceInput): Float64Array {
		const read = words.slice(0, maxSentenceWords).map((word) => this.project(numberClass(word)))
		let start = 0
		return concatenate(
			this.filters.map(({ width, bias }) => {
				const matched = strongestMatches(read, width, bias, start)
				start += width * bias.columns
				return matched
			}),
		)
	}

	/** The vector of a sentence, from the answers of its filters. */
	encode({ words, isQuestion }: SentenceInput, matched: Float64Array): Float64Array {
		const shape = [Number(isQuestion), lengthFeature(Math.min(words.length, maxSentenceWords))]
		return relu(
			dense(
				tensor(this.tensors, 'sentence.weight'),
				tensor(this.tensors, 'sentence.bias'),
				concatenate([matched, shape]),
			),
		)
	}

	/** What a word adds to every filter at each place that the filter spans, in the order of the filters' rows. */
	private project(word: string): Float64Array {
		const known = this.projections.get(word)
		if (known) return known
		const vector = this.embed(word)
		const projected = concatenate(
			this.filters.map(({ weights }) => addDense(new Float64Array(weights.rows), weights, vector, 0)),
		)
		if (this.projections.size >= maxCachedWords) this.projections.clear()
		this.projections.set(word, projected)
		return projected
	}

	private embed(word: string): Float64Array {
		const common = readWordVectors()
		const row = common.words.get(word)
		const size = common.vectors.length / common.words.size
		const own = tensor(this.tensors, 'own')
		return concatenate([
			row === undefined ? new Float32Array(size) : common.vectors.subarray(row * size, (row + 1) * size),
			rowOf(own, this.ownRows.get(word) ?? 0),
			meanRow(tensor(this.tensors, 'grams'), word),
		])
	}
}

const rowOf = ({ values, columns }: Tensor, row: number) =>
	values.subarray(row * columns, (row + 1) * columns)

/**
 * A filter also matches when it begins before the first word or ends after the last. `start` is where the projections of
 * these filters begin: filter by filter, one number for each place.
 */
function strongestMatches(read: readonly Float64Array[], width: number, bias: Tensor, start: number) {
	const strongest = new Float64Array(bias.columns)
	const sums = new Float64Array(bias.columns)
	for (let from = 1 - width; from < read.length; from++) {
		sums.set(bias.values)
		for (let place = Math.max(0, -from); place < width && from + place < read.length; place++)
			addPlace(sums, read[from + place] as Float64Array, start + place, width)
		keepLargest(strongest, sums)
	}
	return strongest
}

function addPlace(sums: Float64Array, projected: Float64Array, start: number, step: number) {
	for (let filter = 0, at = start; filter < sums.length; filter++, at += step)
		sums[filter] = (sums[filter] as number) + (projected[at] as number)
}

function meanRow(grams: Tensor, word: string) {
	const rows = gramsOf(word).map((gram) => rowOf(grams, crc32(gram) % grams.rows))
	return Float64Array.from(
		{ length: grams.columns },
		(_, at) => rows.reduce((sum, row) => sum + (row[at] as number), 0) / rows.length,
	)
}

function gramsOf(word: string) {
	const marked = `<${word}>`
	const grams: string[] = []
	for (const size of [3, 4, 5])
		for (let at = 0; at + size <= marked.length && grams.length < maxGrams; at++)
			grams.push(marked.slice(at, at + size))
	return grams.length > 0 ? grams : [marked]
}

import { crc32 } from 'node:zlib'
import { readWordVectors } from '#platform/english/word-vectors/read-word-vectors.ts'
import { concatenate, type Matrix, relu, rowOf, zeros } from './layers.ts'
import { addProduct, dense } from './multiply.ts'
import { numberClass } from './number-class.ts'
import { type NetworkHeader, type Tensors, tensor } from './stored-network.ts'
import { maxSentenceWords } from './word-traits.ts'

/** A sentence as the encoder reads it: lower-case words, contractions spelled out. */
export type SentenceInput = { words: readonly string[]; isQuestion: boolean }

/** Trigrams to five-grams of letters read of one word. */
const maxGrams = 16
/** The projections of this many words are kept: about 15 MB. */
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
	/** Checksum of the calls that it was trained on. */
	readonly trainedOn: string
	private readonly ownRows: ReadonlyMap<string, number>
	private readonly filters: { width: number; weights: Matrix; bias: Matrix }[]
	private readonly projections = new Map<string, Float32Array>()
	private readonly tensors: Tensors

	constructor({ words, widths, trainedOn }: NetworkHeader, tensors: Tensors) {
		this.trainedOn = trainedOn
		this.tensors = tensors
		this.ownRows = new Map(words.map((word, at) => [word, at + 1]))
		this.filters = widths.map((width, at) => ({
			width,
			weights: tensor(tensors, `filters.${at}.weight`),
			bias: tensor(tensors, `filters.${at}.bias`),
		}))
	}

	/** The length of a sentence's vector. */
	get size() {
		return tensor(this.tensors, 'sentence.weight').rows
	}

	/** For each sentence the strongest match of each filter, at least 0. */
	matchFilters(sentences: readonly SentenceInput[]): Matrix {
		const matched = zeros(
			sentences.length,
			this.filters.reduce((sum, { bias }) => sum + bias.columns, 0),
		)
		const read = sentences.map(({ words }) => words.slice(0, maxSentenceWords).map(numberClass))
		this.projectWords(new Set(read.flat()))
		read.forEach((words, at) => {
			const projected = words.map((word) => this.projections.get(word) ?? new Float32Array())
			const row = rowOf(matched, at)
			let first = 0
			let start = 0
			for (const { width, bias } of this.filters) {
				findStrongestMatches(row.subarray(first, first + bias.columns), projected, width, bias.values, start)
				first += bias.columns
				start += width * bias.columns
			}
		})
		return matched
	}

	/** The vector of each sentence, from the answers of its filters. */
	encode(sentences: readonly SentenceInput[], matched: Matrix): Matrix {
		const input = zeros(sentences.length, matched.columns + 2)
		sentences.forEach(({ words, isQuestion }, at) => {
			const row = rowOf(input, at)
			row.set(rowOf(matched, at))
			row[matched.columns] = Number(isQuestion)
			row[matched.columns + 1] = lengthFeature(Math.min(words.length, maxSentenceWords))
		})
		return relu(dense(tensor(this.tensors, 'sentence.weight'), tensor(this.tensors, 'sentence.bias'), input))
	}

	/**
	 * What each word adds to the filters: for each width and each place that its filters span, a number for each filter.
	 */
	private projectWords(words: ReadonlySet<string>) {
		if (this.projections.size > maxCachedWords) this.projections.clear()
		const unknown = [...words].filter((word) => !this.projections.has(word))
		const vectors = zeros(unknown.length, this.filters[0]?.weights.columns ?? 0)
		unknown.forEach((word, at) => {
			this.embed(word, rowOf(vectors, at))
		})
		const parts = this.filters.map(({ weights }) =>
			addProduct(zeros(unknown.length, weights.rows), weights, vectors, 0),
		)
		unknown.forEach((word, at) => {
			this.projections.set(word, Float32Array.from(concatenate(parts.map((part) => rowOf(part, at)))))
		})
	}

	private embed(word: string, vector: Float64Array) {
		const common = readWordVectors()
		const row = common.words.get(word)
		const size = common.vectors.length / common.words.size
		const own = tensor(this.tensors, 'own')
		const grams = tensor(this.tensors, 'grams')
		if (row !== undefined) vector.set(common.vectors.subarray(row * size, (row + 1) * size))
		vector.set(rowOf(own, this.ownRows.get(word) ?? 0), size)
		vector.set(meanRow(grams, word), size + own.columns)
	}
}

/**
 * A filter also matches when it begins before the first word or ends after the last. `start` is where the projections of
 * these filters begin.
 */
function findStrongestMatches(
	strongest: Float64Array,
	read: readonly Float32Array[],
	width: number,
	bias: Float64Array,
	start: number,
) {
	const filters = bias.length
	const sums = new Float64Array(filters)
	for (let from = 1 - width; from < read.length; from++) {
		sums.set(bias)
		for (let place = Math.max(0, -from); place < width && from + place < read.length; place++) {
			const projected = read[from + place] as Float32Array
			const first = start + place * filters
			for (let at = 0; at < filters; at++) sums[at] = (sums[at] as number) + (projected[first + at] as number)
		}
		for (let at = 0; at < filters; at++)
			if ((sums[at] as number) > (strongest[at] as number)) strongest[at] = sums[at] as number
	}
}

function meanRow(grams: Matrix, word: string) {
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

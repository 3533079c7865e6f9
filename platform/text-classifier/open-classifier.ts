import { contextRows, type Filters, inputsOf, type Network, sigmoid, textRows } from './network.ts'
import { type Sample, wordSize } from './shape.ts'

/**
 * A classifier of several networks, trained on the same examples from different beginnings: the mean of their
 * answers errs less than each. Answers the chance (0-1) of every label, in the order of the shape's labels.
 */
export function openClassifier(networks: readonly Network[]): (sample: Sample) => Float64Array {
	const members = networks.map(openOne)
	return (sample) => {
		const [first = new Float64Array(), ...others] = members.map((member) => member(sample))
		return first.map((chance, label) => {
			const sum = others.reduce((total, answer) => total + (answer[label] ?? 0), chance)
			return sum / members.length
		})
	}
}

/**
 * A convolutional text classifier beside a linear one ("wide and deep"): filters over word vectors, the strongest
 * answer of each (Kim, "Convolutional Neural Networks for Sentence Classification", 2014), a hidden layer, and
 * weights for single traits. Answers the chance (0-1) of every label, in the order of the shape's labels.
 */
function openOne(network: Network): (sample: Sample) => Float64Array {
	const answersOf = {
		text: rememberAnswers(network, network.textFilters),
		context: rememberAnswers(network, network.contextFilters),
	}
	const { shape, hidden, hiddenBias, output, outputBias, traits, traitWeights } = network
	const inputs = inputsOf(shape)
	const labels = shape.labels.length
	return (sample) => {
		const read = new Float64Array(inputs + shape.hidden)
		const textInputs = poolAnswers(answersOf.text, network.textFilters, textRows(network, sample), read, 0)
		const wordInputs = poolAnswers(
			answersOf.context,
			network.contextFilters,
			contextRows(network, sample),
			read,
			textInputs,
		)
		for (let fact = 0; fact < shape.facts; fact++) read[wordInputs + fact] = sample.facts[fact] ?? 0
		const units = new Float64Array(hiddenBias)
		addProduct(read, 0, inputs, hidden, units)
		for (let unit = 0; unit < units.length; unit++) read[inputs + unit] = Math.max(0, units[unit] ?? 0)
		const scores = new Float64Array(outputBias)
		addProduct(read, 0, read.length, output, scores)
		const rows = sample.traits.map((trait) => traits.get(trait)).filter((row) => row !== undefined)
		const share = 1 / Math.sqrt(rows.length || 1)
		for (const row of rows) {
			for (let label = 0; label < labels; label++)
				scores[label] = (scores[label] as number) + share * (traitWeights[row * labels + label] as number)
		}
		return scores.map(sigmoid)
	}
}

/** Adds `values[from…to] × matrix` to `sums`; the matrix has a row for every value. */
function addProduct(
	values: Float64Array,
	from: number,
	to: number,
	matrix: Float32Array,
	sums: Float64Array,
) {
	const width = sums.length
	for (let row = from; row < to; row++) {
		const value = values[row] ?? 0
		if (value === 0) continue
		const start = row * width
		for (let column = 0; column < width; column++)
			sums[column] = (sums[column] as number) + value * (matrix[start + column] as number)
	}
}

type Answers = (row: number) => Float32Array

/** Words whose answers are kept, about two kilobytes each: more than a call has, fewer than the vocabulary. */
const mostRemembered = 6000

/**
 * What every place of every filter answers to a word, worked out when the word is first met: for each width in turn,
 * place by place, the answers of all its filters.
 */
function rememberAnswers({ vectors }: Network, filters: Filters[]): Answers {
	const places = filters.reduce((sum, { width, count }) => sum + width * count, 0)
	const known = new Map<number, Float32Array>()
	return (row) => {
		const remembered = known.get(row)
		if (remembered) return remembered
		const answers = new Float32Array(places)
		const vector = vectors.subarray(row * wordSize, (row + 1) * wordSize)
		let base = 0
		for (const { weights, width, count } of filters) {
			for (let filter = 0; filter < count; filter++) {
				for (let place = 0; place < width; place++) {
					const weight = (filter * width + place) * wordSize
					let sum = 0
					for (let number = 0; number < wordSize; number++)
						sum += (vector[number] as number) * (weights[weight + number] as number)
					answers[base + place * count + filter] = sum
				}
			}
			base += width * count
		}
		if (known.size >= mostRemembered) known.clear()
		known.set(row, answers)
		return answers
	}
}

/** Writes the strongest answer of every filter, at least 0, to `read` from `at` on; answers where it ended. */
function poolAnswers(answersOf: Answers, filters: Filters[], rows: number[], read: Float64Array, at: number) {
	const answers = rows.map(answersOf)
	let base = 0
	for (const { width, count, bias } of filters) {
		const strongest = read.subarray(at, at + count).fill(Number.NEGATIVE_INFINITY)
		for (let start = 0; start + width <= rows.length; start++)
			keepStrongest(answers.slice(start, start + width), base, strongest)
		for (let filter = 0; filter < count; filter++)
			strongest[filter] = Math.max(0, (strongest[filter] as number) + (bias[filter] as number))
		base += width * count
		at += count
	}
	return at
}

/** Filters span one to four words: spelled out, because everything else about judging costs less than this. */
function keepStrongest(window: Float32Array[], base: number, strongest: Float64Array) {
	const [first, second, third, fourth] = window
	const count = strongest.length
	const places = [base, base + count, base + 2 * count, base + 3 * count] as const
	for (let filter = 0; filter < count; filter++) {
		let sum = (first as Float32Array)[places[0] + filter] as number
		if (second) sum += second[places[1] + filter] as number
		if (third) sum += third[places[2] + filter] as number
		if (fourth) sum += fourth[places[3] + filter] as number
		if (sum > (strongest[filter] as number)) strongest[filter] = sum
	}
}

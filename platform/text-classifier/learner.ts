import { seededRandom } from '#platform/random/seeded-random.ts'
import { addRows, addScaled, slopesBelow } from './matrix.ts'
import { contextRows, type Filters, inputsOf, type Network, sigmoid, textRows } from './network.ts'
import { countedOften, numberWords } from './number-words.ts'
import { descend, type Parameter, type Step, startParameter } from './parameter.ts'
import { type Sample, type Shape, wordSize } from './shape.ts'
import { vectorsOf } from './word-vectors/read-word-vectors.ts'

/** A text with its labels: `wanted` is 0 or 1 for each; where `counts` is below 1 a label teaches less, at 0 nothing. */
export type Example = Sample & { wanted: Float32Array; counts: Float32Array }

/** Share of inputs and hidden units left out of each example, so that none is relied upon alone. */
const leftOut = 0.4
const traitsLeftOut = 0.3
const traitDecay = 1e-4
/** Single traits are learned quickly. */
const traitPace = 3
/** A trait seen once teaches nothing general. */
const fewestSightings = 2
/** Chance that a label is present before anything is read, as a log of odds. */
const startingScore = -2

type LearnedFilters = { width: number; count: number; weights: Parameter; bias: Parameter }
type Pass = {
	read: Float32Array
	/** Where the strongest answer of each filter begins; -1 where it answered nothing. */
	strongest: Int32Array
	kept: Float32Array
	units: Float32Array
	unitsKept: Float32Array
	chances: Float32Array
	text: number[]
	context: number[]
	traitRows: number[]
	traitShares: number[]
}

/** A network while it learns: reads examples, adds up how its weights should change, and changes them a batch at a time. */
export class Learner {
	network: Network
	private shape: Shape
	private textFilters: LearnedFilters[]
	private contextFilters: LearnedFilters[]
	private hidden: Parameter
	private hiddenBias: Parameter
	private output: Parameter
	private outputBias: Parameter
	private traitWeights: Parameter
	private inputs: number
	private movedTraits = new Set<number>()

	constructor(shape: Shape, examples: readonly Example[], seed: number) {
		this.shape = shape
		const random = seededRandom(seed)
		const words = numberWords(examples)
		const filtersOf = (widths: number[], count: number): LearnedFilters[] =>
			widths.map((width) => {
				const size = width * wordSize
				return {
					width,
					count,
					weights: startParameter(count * size, Math.sqrt(3 / size), random),
					bias: startParameter(count, 0, random),
				}
			})
		this.textFilters = filtersOf(shape.textWidths, shape.textFilters)
		this.contextFilters = filtersOf(shape.contextWidths, shape.contextFilters)
		this.inputs = inputsOf(shape)
		const labels = shape.labels.length
		this.hidden = startParameter(this.inputs * shape.hidden, Math.sqrt(3 / this.inputs), random)
		this.hiddenBias = startParameter(shape.hidden, 0, random)
		this.output = startParameter((this.inputs + shape.hidden) * labels, 0.05, random)
		this.outputBias = startParameter(labels, 0, random)
		this.outputBias.weights.fill(startingScore)
		const traits = countedOften(examples, ({ traits }) => traits, fewestSightings)
		this.traitWeights = startParameter(traits.length * labels, 0, random)
		const plain = ({ width, count, weights, bias }: LearnedFilters): Filters => ({
			width,
			count,
			weights: weights.weights,
			bias: bias.weights,
		})
		this.network = {
			shape,
			words,
			vectors: vectorsOf(words),
			textFilters: this.textFilters.map(plain),
			contextFilters: this.contextFilters.map(plain),
			hidden: this.hidden.weights,
			hiddenBias: this.hiddenBias.weights,
			output: this.output.weights,
			outputBias: this.outputBias.weights,
			traits: new Map(traits.map((trait, row) => [trait, row])),
			traitWeights: this.traitWeights.weights,
		}
	}

	learnFrom(example: Example, weightOfPresent: number, random: () => number) {
		const pass = this.forward(example, random)
		const slopes = pass.chances.map((chance, label) => {
			const wanted = example.wanted[label] as number
			const weight = (example.counts[label] as number) * (wanted > 0.5 ? weightOfPresent : 1)
			return (chance - wanted) * weight
		})
		this.backward(pass, slopes)
	}

	step(step: Step) {
		const filters = [...this.textFilters, ...this.contextFilters].flatMap(({ weights, bias }) => [
			weights,
			bias,
		])
		for (const each of [...filters, this.hidden, this.hiddenBias, this.output, this.outputBias])
			descend(each, step)
		const labels = this.shape.labels.length
		for (const row of this.movedTraits)
			descend(
				this.traitWeights,
				{ ...step, rate: step.rate * traitPace, decay: traitDecay },
				row * labels,
				(row + 1) * labels,
			)
		this.movedTraits.clear()
	}

	private forward(example: Example, random: () => number): Pass {
		const { shape, inputs } = this
		const read = new Float32Array(inputs)
		const strongest = new Int32Array(inputs)
		const text = textRows(this.network, example)
		const context = contextRows(this.network, example)
		const afterText = this.pool(this.textFilters, text, read, strongest, 0)
		const afterContext = this.pool(this.contextFilters, context, read, strongest, afterText)
		for (let fact = 0; fact < shape.facts; fact++) read[afterContext + fact] = example.facts[fact] ?? 0
		const kept = new Float32Array(inputs)
		for (let at = 0; at < inputs; at++) {
			kept[at] = random() < leftOut ? 0 : 1 / (1 - leftOut)
			read[at] = (read[at] as number) * (kept[at] as number)
		}
		const units = Float32Array.from(this.hiddenBias.weights)
		addRows(read, this.hidden.weights, units, 0)
		const unitsKept = new Float32Array(shape.hidden)
		for (let unit = 0; unit < shape.hidden; unit++) {
			unitsKept[unit] = random() < leftOut ? 0 : 1 / (1 - leftOut)
			units[unit] = Math.max(0, units[unit] as number) * (unitsKept[unit] as number)
		}
		const scores = Float32Array.from(this.outputBias.weights)
		addRows(read, this.output.weights, scores, 0)
		addRows(units, this.output.weights, scores, inputs)
		const traitRows = example.traits.flatMap((trait) => this.network.traits.get(trait) ?? [])
		const share = 1 / Math.sqrt(traitRows.length || 1)
		const traitShares = traitRows.map(() => (random() < traitsLeftOut ? 0 : share))
		traitRows.forEach((row, at) => {
			const kept = traitShares[at] as number
			if (kept > 0) addScaled(this.traitWeights.weights, row * scores.length, kept, scores)
		})
		return {
			read,
			strongest,
			kept,
			units,
			unitsKept,
			chances: scores.map(sigmoid),
			text,
			context,
			traitRows,
			traitShares,
		}
	}

	private pool(
		filters: LearnedFilters[],
		rows: number[],
		read: Float32Array,
		strongest: Int32Array,
		at: number,
	) {
		const { vectors } = this.network
		for (const {
			width,
			count,
			weights: { weights },
			bias,
		} of filters) {
			for (let filter = 0; filter < count; filter++, at++) {
				let best = Number.NEGATIVE_INFINITY
				let bestAt = 0
				for (let start = 0; start + width <= rows.length; start++) {
					let sum = 0
					for (let place = 0; place < width; place++) {
						const row = rows[start + place] as number
						if (row === 0) continue
						const vector = row * wordSize
						const weight = (filter * width + place) * wordSize
						for (let number = 0; number < wordSize; number++)
							sum += (vectors[vector + number] as number) * (weights[weight + number] as number)
					}
					if (sum > best) {
						best = sum
						bestAt = start
					}
				}
				best += bias.weights[filter] as number
				read[at] = Math.max(0, best)
				strongest[at] = best > 0 ? bestAt : -1
			}
		}
		return at
	}

	private backward(pass: Pass, slopes: Float32Array) {
		const { shape, inputs } = this
		addScaled(slopes, 0, 1, this.outputBias.slopes)
		const readSlopes = slopesBelow(pass.read, slopes, this.output, 0)
		const unitSlopes = slopesBelow(pass.units, slopes, this.output, inputs)
		for (let unit = 0; unit < shape.hidden; unit++) {
			const isSilent = pass.units[unit] === 0
			unitSlopes[unit] = isSilent ? 0 : (unitSlopes[unit] as number) * (pass.unitsKept[unit] as number)
		}
		addScaled(unitSlopes, 0, 1, this.hiddenBias.slopes)
		const throughHidden = slopesBelow(pass.read, unitSlopes, this.hidden, 0)
		for (let at = 0; at < inputs; at++)
			readSlopes[at] =
				((readSlopes[at] as number) + (throughHidden[at] as number)) * (pass.kept[at] as number)
		const afterText = this.filterSlopes(this.textFilters, pass, pass.text, readSlopes, 0)
		this.filterSlopes(this.contextFilters, pass, pass.context, readSlopes, afterText)
		pass.traitRows.forEach((row, at) => {
			const share = pass.traitShares[at] as number
			if (share === 0) return
			this.movedTraits.add(row)
			for (let label = 0; label < slopes.length; label++) {
				const place = row * slopes.length + label
				this.traitWeights.slopes[place] =
					(this.traitWeights.slopes[place] as number) + (slopes[label] as number) * share
			}
		})
	}

	private filterSlopes(
		filters: LearnedFilters[],
		pass: Pass,
		rows: number[],
		slopes: Float32Array,
		at: number,
	) {
		const { vectors } = this.network
		for (const { width, count, weights, bias } of filters) {
			for (let filter = 0; filter < count; filter++, at++) {
				const start = pass.strongest[at] as number
				const slope = slopes[at] as number
				if (start < 0 || slope === 0 || pass.read[at] === 0) continue
				bias.slopes[filter] = (bias.slopes[filter] as number) + slope
				for (let place = 0; place < width; place++) {
					const row = rows[start + place] as number
					if (row === 0) continue
					const vector = row * wordSize
					const weight = (filter * width + place) * wordSize
					for (let number = 0; number < wordSize; number++)
						weights.slopes[weight + number] =
							(weights.slopes[weight + number] as number) + slope * (vectors[vector + number] as number)
				}
			}
		}
		return at
	}
}

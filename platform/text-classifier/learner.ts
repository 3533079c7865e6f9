import { seededRandom } from '#platform/random/seeded-random.ts'
import { addFilterGradients, type FilterAnswers, poolStrongest } from './learned-filters.ts'
import { type LearnedWeights, networkOf, startWeights } from './learned-weights.ts'
import { addRows, addScaled, gradientsBelow } from './matrix.ts'
import { contextRows, inputsOf, type Network, sigmoid, textRows } from './network.ts'
import { countedOften, numberWords } from './number-words.ts'
import { descend, type Step } from './parameter.ts'
import type { Sample, Shape } from './shape.ts'

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

/** The inputs an example gives, those left out at zero. */
type Reading = FilterAnswers & { kept: Float32Array; text: number[]; context: number[] }
type HiddenUnits = { units: Float32Array; unitsKept: Float32Array }
/** The traits of an example that the network knows; a share of 0 leaves one out. */
type TraitShares = { traitRows: number[]; traitShares: number[] }
type Pass = Reading & HiddenUnits & TraitShares & { chances: Float32Array }

/** A network while it learns: reads examples, adds up how its weights should change, and changes them a batch at a time. */
export class Learner {
	network: Network
	private shape: Shape
	private weights: LearnedWeights
	private inputs: number
	private movedTraits = new Set<number>()

	constructor(shape: Shape, examples: readonly Example[], seed: number) {
		const traits = countedOften(examples, ({ traits }) => traits, fewestSightings)
		this.shape = shape
		this.inputs = inputsOf(shape)
		this.weights = startWeights(shape, traits.length, seededRandom(seed))
		this.network = networkOf(shape, numberWords(examples), traits, this.weights)
	}

	learnFrom(example: Example, weightOfPresent: number, random: () => number) {
		const pass = this.forward(example, random)
		const gradients = pass.chances.map((chance, label) => {
			const wanted = example.wanted[label] as number
			const weight = (example.counts[label] as number) * (wanted > 0.5 ? weightOfPresent : 1)
			return (chance - wanted) * weight
		})
		this.backward(pass, gradients)
	}

	step(step: Step) {
		const { textFilters, contextFilters, hidden, hiddenBias, output, outputBias, traits } = this.weights
		const filters = [...textFilters, ...contextFilters].flatMap(({ weights, bias }) => [weights, bias])
		for (const each of [...filters, hidden, hiddenBias, output, outputBias]) descend(each, step)
		const labels = this.shape.labels.length
		const traitStep = { ...step, rate: step.rate * traitPace, decay: traitDecay }
		for (const row of this.movedTraits) descend(traits, traitStep, row * labels, (row + 1) * labels)
		this.movedTraits.clear()
	}

	private forward(example: Example, random: () => number): Pass {
		const reading = this.read(example, random)
		const hidden = this.weigh(reading, random)
		const traits = this.pickTraits(example, random)
		return { ...reading, ...hidden, ...traits, chances: this.score(reading, hidden, traits).map(sigmoid) }
	}

	private read(example: Example, random: () => number): Reading {
		const { textFilters, contextFilters } = this.weights
		const { vectors } = this.network
		const answers = { read: new Float32Array(this.inputs), strongest: new Int32Array(this.inputs) }
		const text = textRows(this.network, example)
		const context = contextRows(this.network, example)
		const afterText = poolStrongest(textFilters, vectors, text, answers, 0)
		const afterContext = poolStrongest(contextFilters, vectors, context, answers, afterText)
		for (let fact = 0; fact < this.shape.facts; fact++)
			answers.read[afterContext + fact] = example.facts[fact] ?? 0
		return { ...answers, kept: leaveSomeOut(answers.read, random), text, context }
	}

	private weigh({ read }: Reading, random: () => number): HiddenUnits {
		const units = Float32Array.from(this.weights.hiddenBias.weights)
		addRows(read, this.weights.hidden.weights, units, 0)
		for (let unit = 0; unit < units.length; unit++) units[unit] = Math.max(0, units[unit] as number)
		return { units, unitsKept: leaveSomeOut(units, random) }
	}

	private pickTraits({ traits }: Example, random: () => number): TraitShares {
		const traitRows = traits.flatMap((trait) => this.network.traits.get(trait) ?? [])
		const share = 1 / Math.sqrt(traitRows.length || 1)
		return { traitRows, traitShares: traitRows.map(() => (random() < traitsLeftOut ? 0 : share)) }
	}

	/** How much speaks for each label, as a log of odds. */
	private score({ read }: Reading, { units }: HiddenUnits, { traitRows, traitShares }: TraitShares) {
		const { output, outputBias, traits } = this.weights
		const scores = Float32Array.from(outputBias.weights)
		addRows(read, output.weights, scores, 0)
		addRows(units, output.weights, scores, this.inputs)
		traitRows.forEach((row, at) => {
			const share = traitShares[at] as number
			if (share > 0) addScaled(traits.weights, row * scores.length, share, scores)
		})
		return scores
	}

	private backward(pass: Pass, gradients: Float32Array) {
		const { textFilters, contextFilters, hidden, hiddenBias, output, outputBias } = this.weights
		const { vectors } = this.network
		addScaled(gradients, 0, 1, outputBias.gradients)
		const readGradients = gradientsBelow(pass.read, gradients, output, 0)
		const unitGradients = gradientsBelow(pass.units, gradients, output, this.inputs)
		for (let unit = 0; unit < unitGradients.length; unit++) {
			const isSilent = pass.units[unit] === 0
			unitGradients[unit] = isSilent ? 0 : (unitGradients[unit] as number) * (pass.unitsKept[unit] as number)
		}
		addScaled(unitGradients, 0, 1, hiddenBias.gradients)
		const throughHidden = gradientsBelow(pass.read, unitGradients, hidden, 0)
		for (let at = 0; at < readGradients.length; at++)
			readGradients[at] =
				((readGradients[at] as number) + (throughHidden[at] as number)) * (pass.kept[at] as number)
		const afterText = addFilterGradients(textFilters, vectors, pass.text, pass, readGradients, 0)
		addFilterGradients(contextFilters, vectors, pass.context, pass, readGradients, afterText)
		this.addTraitGradients(pass, gradients)
	}

	private addTraitGradients({ traitRows, traitShares }: TraitShares, gradients: Float32Array) {
		const { traits } = this.weights
		traitRows.forEach((row, at) => {
			const share = traitShares[at] as number
			if (share === 0) return
			this.movedTraits.add(row)
			for (let label = 0; label < gradients.length; label++) {
				const place = row * gradients.length + label
				traits.gradients[place] = (traits.gradients[place] as number) + (gradients[label] as number) * share
			}
		})
	}
}

/** Sets some values to zero and raises the others, so that their sum stays about the same; answers the factor of each. */
function leaveSomeOut(values: Float32Array, random: () => number) {
	const kept = new Float32Array(values.length)
	for (let at = 0; at < values.length; at++) {
		kept[at] = random() < leftOut ? 0 : 1 / (1 - leftOut)
		values[at] = (values[at] as number) * (kept[at] as number)
	}
	return kept
}

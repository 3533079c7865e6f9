import { filtersOf, type LearnedFilters, startFilters } from './learned-filters.ts'
import { inputsOf, type Network } from './network.ts'
import { type Parameter, startParameter } from './parameter.ts'
import type { Shape } from './shape.ts'
import { vectorsOf } from './word-vectors/read-word-vectors.ts'

/** Everything of a network that learns: its weights, each with its gradient. */
export type LearnedWeights = {
	textFilters: LearnedFilters[]
	contextFilters: LearnedFilters[]
	hidden: Parameter
	hiddenBias: Parameter
	output: Parameter
	outputBias: Parameter
	traits: Parameter
}

/** Chance that a label is present before anything is read, as a log of odds. */
const startingScore = -2
/** Spread of the first weights between what was read and the scores: small, so that the scores begin alike. */
const outputSpread = 0.05

/** Random weights to begin with: the same `random` gives the same ones. */
export function startWeights(shape: Shape, traits: number, random: () => number): LearnedWeights {
	const inputs = inputsOf(shape)
	const labels = shape.labels.length
	const weights = {
		textFilters: startFilters(shape.textWidths, shape.textFilters, random),
		contextFilters: startFilters(shape.contextWidths, shape.contextFilters, random),
		hidden: startParameter(inputs * shape.hidden, Math.sqrt(3 / inputs), random),
		hiddenBias: startParameter(shape.hidden, 0, random),
		output: startParameter((inputs + shape.hidden) * labels, outputSpread, random),
		outputBias: startParameter(labels, 0, random),
		traits: startParameter(traits * labels, 0, random),
	}
	weights.outputBias.weights.fill(startingScore)
	return weights
}

/** The network these weights make: it changes with them. */
export const networkOf = (
	shape: Shape,
	words: Map<string, number>,
	traits: readonly string[],
	weights: LearnedWeights,
): Network => ({
	shape,
	words,
	vectors: vectorsOf(words),
	textFilters: weights.textFilters.map(filtersOf),
	contextFilters: weights.contextFilters.map(filtersOf),
	hidden: weights.hidden.weights,
	hiddenBias: weights.hiddenBias.weights,
	output: weights.output.weights,
	outputBias: weights.outputBias.weights,
	traits: new Map(traits.map((trait, row) => [trait, row])),
	traitWeights: weights.traits.weights,
})

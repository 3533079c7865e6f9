import { longestContext, longestText, type Sample, type Shape } from './shape.ts'

/** Filters of one width: `weights[filter][offset][wordSize]`, flat. */
export type Filters = { width: number; count: number; weights: Float32Array; bias: Float32Array }

/** Everything a trained classifier knows. Matrices are flat, row by row. */
export type Network = {
	shape: Shape
	/** Row of each known word in `vectors`; row 0 is silence, row 1 an unknown word. */
	words: Map<string, number>
	vectors: Float32Array
	textFilters: Filters[]
	contextFilters: Filters[]
	/** `inputs × hidden` */
	hidden: Float32Array
	hiddenBias: Float32Array
	/** `(inputs + hidden) × labels`: what was read counts directly and through the hidden layer. */
	output: Float32Array
	outputBias: Float32Array
	/** Row of each known trait in `traitWeights`, which is `traits × labels`. */
	traits: Map<string, number>
	traitWeights: Float32Array
}

/** Row of the silence around a text. */
const silence = 0
const unknown = 1
/** Row of the first word. */
export const firstWord = 2
/** Silence around a text, so that its first and last words meet every place of a filter. */
const padding = [silence, silence]

/** Rows of the words, with silence around them. */
const rowsOf = (network: Pick<Network, 'words'>, words: readonly string[]): number[] => [
	...padding,
	...words.map((word) => network.words.get(word) ?? unknown),
	...padding,
]

export const textRows = (network: Network, { words }: Sample) => rowsOf(network, words.slice(0, longestText))
export const contextRows = (network: Network, { context }: Sample) =>
	rowsOf(network, context.slice(-longestContext))

export const inputsOf = ({ textWidths, textFilters, contextWidths, contextFilters, facts }: Shape) =>
	textWidths.length * textFilters + contextWidths.length * contextFilters + facts

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

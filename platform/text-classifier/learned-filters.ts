import type { Filters } from './network.ts'
import { type Parameter, startParameter } from './parameter.ts'
import { wordSize } from './shape.ts'

/** Filters of one width while they learn. */
export type LearnedFilters = { width: number; count: number; weights: Parameter; bias: Parameter }

/** What every filter answers to a text, one place each; those of the context stand behind those of the text. */
export type FilterAnswers = {
	read: Float32Array
	/** Where the strongest answer of each filter begins; -1 where it answered nothing. */
	strongest: Int32Array
}

/** `count` filters of each width, with small random weights. */
export const startFilters = (widths: number[], count: number, random: () => number): LearnedFilters[] =>
	widths.map((width) => {
		const size = width * wordSize
		return {
			width,
			count,
			weights: startParameter(count * size, Math.sqrt(3 / size), random),
			bias: startParameter(count, 0, random),
		}
	})

/** The same filters as a network keeps them: it sees them learn. */
export const filtersOf = ({ width, count, weights, bias }: LearnedFilters): Filters => ({
	width,
	count,
	weights: weights.weights,
	bias: bias.weights,
})

/** Writes the strongest answer of every filter, at least 0, from place `at` on; answers where it ended. */
export function poolStrongest(
	filters: readonly LearnedFilters[],
	vectors: Float32Array,
	rows: number[],
	{ read, strongest }: FilterAnswers,
	at: number,
) {
	for (const { width, count, weights, bias } of filters) {
		for (let filter = 0; filter < count; filter++, at++) {
			let best = Number.NEGATIVE_INFINITY
			let bestAt = 0
			for (let start = 0; start + width <= rows.length; start++) {
				const answer = answerAt(start, rows, vectors, weights.weights, filter, width)
				if (answer > best) {
					best = answer
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

/** What one filter answers to the words from `start` on. */
function answerAt(
	start: number,
	rows: number[],
	vectors: Float32Array,
	weights: Float32Array,
	filter: number,
	width: number,
) {
	let sum = 0
	for (let place = 0; place < width; place++) {
		const row = rows[start + place] as number
		if (row === 0) continue
		const vector = row * wordSize
		const weight = (filter * width + place) * wordSize
		for (let number = 0; number < wordSize; number++)
			sum += (vectors[vector + number] as number) * (weights[weight + number] as number)
	}
	return sum
}

/**
 * Adds to the gradients of every filter what its strongest answer answers for, reading `gradients` from place `at` on;
 * answers where it ended. A filter learns nothing where it answered nothing or was left out.
 */
export function addFilterGradients(
	filters: readonly LearnedFilters[],
	vectors: Float32Array,
	rows: number[],
	{ read, strongest }: FilterAnswers,
	gradients: Float32Array,
	at: number,
) {
	for (const { width, count, weights, bias } of filters) {
		for (let filter = 0; filter < count; filter++, at++) {
			const start = strongest[at] as number
			const gradient = gradients[at] as number
			if (start < 0 || gradient === 0 || read[at] === 0) continue
			bias.gradients[filter] = (bias.gradients[filter] as number) + gradient
			for (let place = 0; place < width; place++) {
				const row = rows[start + place] as number
				if (row === 0) continue
				const vector = row * wordSize
				const weight = (filter * width + place) * wordSize
				for (let number = 0; number < wordSize; number++)
					weights.gradients[weight + number] =
						(weights.gradients[weight + number] as number) + gradient * (vectors[vector + number] as number)
			}
		}
	}
	return at
}

import type { Tensor } from './stored-network.ts'

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))
export const relu = (values: Float64Array) => values.map((value) => Math.max(0, value))

export function concatenate(parts: readonly ArrayLike<number>[]): Float64Array {
	const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const part of parts) {
		whole.set(part, at)
		at += part.length
	}
	return whole
}

/** `weight × input + bias`: a weight has a row for each output. */
export const dense = (weight: Tensor, bias: Tensor, input: Float64Array): Float64Array =>
	addDense(Float64Array.from(bias.values), weight, input, 0)

/**
 * Adds the part of `weight × input` for the columns from `firstColumn` on to `sums`. Four sums at a time, which takes
 * half the time of one.
 */
export function addDense(
	sums: Float64Array,
	{ values, columns }: Tensor,
	input: Float64Array,
	firstColumn: number,
): Float64Array {
	const count = input.length
	const fours = count - (count % 4)
	for (let row = 0; row < sums.length; row++) {
		const start = row * columns + firstColumn
		let first = 0
		let second = 0
		let third = 0
		let fourth = 0
		for (let at = 0; at < fours; at += 4) {
			const place = start + at
			first += (values[place] as number) * (input[at] as number)
			second += (values[place + 1] as number) * (input[at + 1] as number)
			third += (values[place + 2] as number) * (input[at + 2] as number)
			fourth += (values[place + 3] as number) * (input[at + 3] as number)
		}
		for (let at = fours; at < count; at++) first += (values[start + at] as number) * (input[at] as number)
		sums[row] = (sums[row] as number) + (first + second + (third + fourth))
	}
	return sums
}

/** The larger of each pair, into `largest`. */
export function keepLargest(largest: Float64Array, values: Float64Array) {
	for (let at = 0; at < largest.length; at++)
		largest[at] = Math.max(largest[at] as number, values[at] as number)
}

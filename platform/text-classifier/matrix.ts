import type { Parameter } from './parameter.ts'

/** Adds `values × matrix` to `sums`, where the matrix has a row for each value from `firstRow` on. */
export function addRows(values: Float32Array, matrix: Float32Array, sums: Float32Array, firstRow: number) {
	for (let row = 0; row < values.length; row++) {
		const value = values[row] as number
		if (value !== 0) addScaled(matrix, (firstRow + row) * sums.length, value, sums)
	}
}

/** Adds to `sums` as many numbers of a matrix, from `from` on, each times `scale`. */
export function addScaled(row: Float32Array, from: number, scale: number, sums: Float32Array) {
	for (let at = 0; at < sums.length; at++)
		sums[at] = (sums[at] as number) + (row[from + at] as number) * scale
}

/** Adds to the gradients of a matrix what its product answers for, and gives the gradients of the values it was fed. */
export function gradientsBelow(
	values: Float32Array,
	gradients: Float32Array,
	matrix: Parameter,
	firstRow: number,
) {
	const below = new Float32Array(values.length)
	for (let row = 0; row < values.length; row++) {
		const value = values[row] as number
		const from = (firstRow + row) * gradients.length
		let sum = 0
		for (let column = 0; column < gradients.length; column++) {
			const gradient = gradients[column] as number
			sum += gradient * (matrix.weights[from + column] as number)
			if (value !== 0)
				matrix.gradients[from + column] = (matrix.gradients[from + column] as number) + gradient * value
		}
		below[row] = sum
	}
	return below
}

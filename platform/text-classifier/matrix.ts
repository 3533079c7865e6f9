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

/** Adds to the slopes of a matrix what its product answers for, and gives the slopes of the values it was fed. */
export function slopesBelow(values: Float32Array, slopes: Float32Array, matrix: Parameter, firstRow: number) {
	const below = new Float32Array(values.length)
	for (let row = 0; row < values.length; row++) {
		const value = values[row] as number
		const from = (firstRow + row) * slopes.length
		let sum = 0
		for (let column = 0; column < slopes.length; column++) {
			const slope = slopes[column] as number
			sum += slope * (matrix.weights[from + column] as number)
			if (value !== 0) matrix.slopes[from + column] = (matrix.slopes[from + column] as number) + slope * value
		}
		below[row] = sum
	}
	return below
}

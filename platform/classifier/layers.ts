/** Numbers row by row: `values[row * columns + column]`. A vector has one row. */
export type Matrix = { rows: number; columns: number; values: Float64Array }

export const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

export const zeros = (rows: number, columns: number): Matrix => ({
	rows,
	columns,
	values: new Float64Array(rows * columns),
})

/** A row, sharing its memory with the matrix. */
export const rowOf = ({ values, columns }: Matrix, row: number): Float64Array =>
	values.subarray(row * columns, (row + 1) * columns)

export function concatenate(parts: readonly Float64Array[]): Float64Array {
	const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
	let at = 0
	for (const part of parts) {
		whole.set(part, at)
		at += part.length
	}
	return whole
}

export function mapValues(matrix: Matrix, change: (value: number) => number): Matrix {
	const { values } = matrix
	for (let at = 0; at < values.length; at++) values[at] = change(values[at] as number)
	return matrix
}

/** In place: what is below 0 becomes 0. */
export const relu = (matrix: Matrix): Matrix => mapValues(matrix, (value) => Math.max(0, value))

/** The larger of each pair, into `largest`. */
export function keepLargest(largest: Float64Array, values: Float64Array) {
	for (let at = 0; at < largest.length; at++)
		largest[at] = Math.max(largest[at] as number, values[at] as number)
}

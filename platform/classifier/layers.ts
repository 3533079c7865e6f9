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

/** `input × weightᵀ + bias` for each row of the input: a weight has a row for each output. */
export function dense(weight: Matrix, bias: Matrix, input: Matrix): Matrix {
	const sums = zeros(input.rows, weight.rows)
	for (let row = 0; row < sums.rows; row++) sums.values.set(bias.values, row * sums.columns)
	return addProduct(sums, weight, input, 0)
}

/**
 * Adds `input × weightᵀ`, taking the weight's columns from `firstColumn` on, to `sums`. Four rows of the input and two of
 * the weight at a time, which takes half the time of one and one. Each sum adds in the order of the columns, so that a row
 * gets the same sums in whatever company it is.
 */
export function addProduct(sums: Matrix, weight: Matrix, input: Matrix, firstColumn: number): Matrix {
	const fours = input.rows - (input.rows % 4)
	const twos = weight.rows - (weight.rows % 2)
	for (let row = 0; row < fours; row += 4) {
		for (let output = 0; output < twos; output += 2)
			addEightProducts(sums, weight, input, firstColumn, row, output)
		for (let each = row; each < row + 4; each++)
			addProducts(sums, weight, input, firstColumn, each, twos, weight.rows)
	}
	for (let row = fours; row < input.rows; row++)
		addProducts(sums, weight, input, firstColumn, row, 0, weight.rows)
	return sums
}

function addEightProducts(
	sums: Matrix,
	{ values: weights, columns: stride }: Matrix,
	{ values: inputs, columns }: Matrix,
	firstColumn: number,
	row: number,
	output: number,
) {
	const weight0 = output * stride + firstColumn
	const weight1 = weight0 + stride
	const input0 = row * columns
	const input1 = input0 + columns
	const input2 = input1 + columns
	const input3 = input2 + columns
	let sum00 = 0
	let sum01 = 0
	let sum10 = 0
	let sum11 = 0
	let sum20 = 0
	let sum21 = 0
	let sum30 = 0
	let sum31 = 0
	for (let column = 0; column < columns; column++) {
		const first = weights[weight0 + column] as number
		const second = weights[weight1 + column] as number
		const value0 = inputs[input0 + column] as number
		const value1 = inputs[input1 + column] as number
		const value2 = inputs[input2 + column] as number
		const value3 = inputs[input3 + column] as number
		sum00 += first * value0
		sum01 += second * value0
		sum10 += first * value1
		sum11 += second * value1
		sum20 += first * value2
		sum21 += second * value2
		sum30 += first * value3
		sum31 += second * value3
	}
	add(sums, row, output, sum00, sum01)
	add(sums, row + 1, output, sum10, sum11)
	add(sums, row + 2, output, sum20, sum21)
	add(sums, row + 3, output, sum30, sum31)
}

function add({ values, columns }: Matrix, row: number, column: number, first: number, second: number) {
	const at = row * columns + column
	values[at] = (values[at] as number) + first
	values[at + 1] = (values[at + 1] as number) + second
}

function addProducts(
	sums: Matrix,
	weight: Matrix,
	input: Matrix,
	firstColumn: number,
	row: number,
	from: number,
	to: number,
) {
	const start = row * input.columns
	for (let output = from; output < to; output++) {
		const place = output * weight.columns + firstColumn
		let sum = 0
		for (let column = 0; column < input.columns; column++)
			sum += (weight.values[place + column] as number) * (input.values[start + column] as number)
		const at = row * sums.columns + output
		sums.values[at] = (sums.values[at] as number) + sum
	}
}

/** The larger of each pair, into `largest`. */
export function keepLargest(largest: Float64Array, values: Float64Array) {
	for (let at = 0; at < largest.length; at++)
		largest[at] = Math.max(largest[at] as number, values[at] as number)
}

import { expect, test } from 'vitest'
import { type Matrix, zeros } from './layers.ts'
import { addProduct } from './multiply.ts'

const filled = (rows: number, columns: number): Matrix => ({
	rows,
	columns,
	values: Float64Array.from({ length: rows * columns }, (_, at) => Math.fround(Math.sin(at * 7.3))),
})

/** Number by number, as the product of matrices is defined. */
function product(weight: Matrix, input: Matrix, firstColumn: number) {
	const sums = zeros(input.rows, weight.rows)
	for (let row = 0; row < input.rows; row++)
		for (let output = 0; output < weight.rows; output++)
			for (let column = 0; column < input.columns; column++) {
				const at = row * sums.columns + output
				sums.values[at] =
					(sums.values[at] ?? 0) +
					(weight.values[output * weight.columns + firstColumn + column] ?? 0) *
						(input.values[row * input.columns + column] ?? 0)
			}
	return sums
}

test.each([
	[1, 1, 1],
	[2, 4, 4],
	[3, 5, 6],
	[1001, 97, 385],
	[1, 192, 64],
])('multiplies %i rows by %i outputs of %i columns', (rows, outputs, columns) => {
	const weight = filled(outputs, columns + 3)
	const input = filled(rows, columns)
	const expected = product(weight, input, 2)
	const sums = addProduct(zeros(rows, outputs), weight, input, 2)
	const farthest = sums.values.reduce(
		(most, sum, at) => Math.max(most, Math.abs(sum - (expected.values[at] ?? 0))),
		0,
	)
	expect(farthest).toBeLessThan(1e-4)
})

test('a row gets the same sums, to the last bit, in whatever company it is', () => {
	const weight = filled(10, 50)
	const input = filled(7, 50)
	const together = addProduct(zeros(7, 10), weight, input, 0)
	for (let row = 0; row < 7; row++) {
		const alone = { rows: 1, columns: 50, values: input.values.slice(row * 50, row * 50 + 50) }
		expect(addProduct(zeros(1, 10), weight, alone, 0).values).toEqual(
			together.values.slice(row * 10, row * 10 + 10),
		)
	}
})

test('adds to what is there', () => {
	const sums = { rows: 1, columns: 1, values: Float64Array.of(5) }
	const one = { rows: 1, columns: 1, values: Float64Array.of(2) }
	expect(addProduct(sums, one, one, 0).values).toEqual(Float64Array.of(9))
})

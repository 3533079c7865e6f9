import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import openWabt from 'wabt'
import { type Matrix, zeros } from './layers.ts'

/** A matrix of weights as it lies in the memory of the module: padded with zeros to whole vectors and blocks. */
type Placed = { address: number; columns: number; outputs: number }

/** What the module gives; addresses and `width`, the length of a row, are in bytes. */
type Exports = {
	memory: { buffer: ArrayBuffer; grow(pages: number): void }
	multiply(weights: number, inputs: number, sums: number, width: number, rows: number, outputs: number): void
}
/** Node's types leave it out. */
const { WebAssembly } = globalThis as unknown as {
	WebAssembly: { instantiate(module: Uint8Array): Promise<{ instance: { exports: Exports } }> }
}

const bytesPerNumber = 4
const columnsAtOnce = 4
const rowsAtOnce = 2
const outputsAtOnce = 4
/** Room for rows of inputs and sums, at the beginning of the memory: what does not fit is multiplied in parts. */
const workingBytes = 1_048_576
const pageBytes = 65_536

const { memory, multiply } = await openModule()
let end = workingBytes
const placed = new WeakMap<Float64Array, Map<string, Placed>>()

/** `input × weightᵀ + bias` for each row of the input: a weight has a row for each output. */
export function dense(weight: Matrix, bias: Matrix, input: Matrix): Matrix {
	const sums = zeros(input.rows, weight.rows)
	for (let row = 0; row < sums.rows; row++) sums.values.set(bias.values, row * sums.columns)
	return addProduct(sums, weight, input, 0)
}

/**
 * Adds `input × weightᵀ`, taking the weight's columns from `firstColumn` on, to `sums`, in single precision. Each sum is made
 * in one order, so that a row gets the same sums in whatever company it is, and on every machine. Weights are copied into
 * the module when they are first used, and stay there.
 */
export function addProduct(sums: Matrix, weight: Matrix, input: Matrix, firstColumn: number): Matrix {
	const { address, columns, outputs } = place(weight, firstColumn, input.columns)
	const most = Math.floor(workingBytes / bytesPerNumber / (columns + outputs))
	const rowsPerPart = most - (most % rowsAtOnce)
	for (let first = 0; first < input.rows; first += rowsPerPart) {
		const rows = Math.min(rowsPerPart, input.rows - first)
		const paddedRows = roundUp(rows, rowsAtOnce)
		const numbers = new Float32Array(memory.buffer, 0, workingBytes / bytesPerNumber)
		numbers.fill(0, 0, paddedRows * columns)
		for (let row = 0; row < rows; row++) {
			const start = (first + row) * input.columns
			numbers.set(input.values.subarray(start, start + input.columns), row * columns)
		}
		const results = paddedRows * columns
		multiply(address, 0, results * bytesPerNumber, columns * bytesPerNumber, paddedRows, outputs)
		for (let row = 0; row < rows; row++)
			for (let output = 0; output < sums.columns; output++) {
				const at = (first + row) * sums.columns + output
				sums.values[at] = (sums.values[at] as number) + (numbers[results + row * outputs + output] as number)
			}
	}
	return sums
}

function place(weight: Matrix, firstColumn: number, width: number): Placed {
	const known = placed.get(weight.values) ?? new Map<string, Placed>()
	placed.set(weight.values, known)
	const key = `${firstColumn} ${width}`
	const found = known.get(key)
	if (found) return found
	const columns = roundUp(width, columnsAtOnce)
	const outputs = roundUp(weight.rows, outputsAtOnce)
	const fresh = { address: end, columns, outputs }
	end += columns * outputs * bytesPerNumber
	const missing = end - memory.buffer.byteLength
	if (missing > 0) memory.grow(Math.ceil(missing / pageBytes))
	const numbers = new Float32Array(memory.buffer, fresh.address, columns * outputs)
	for (let row = 0; row < weight.rows; row++) {
		const start = row * weight.columns + firstColumn
		numbers.set(weight.values.subarray(start, start + width), row * columns)
	}
	known.set(key, fresh)
	return fresh
}

const roundUp = (count: number, step: number) => Math.ceil(count / step) * step

async function openModule(): Promise<Exports> {
	const name = 'multiply.wat'
	const wabt = await openWabt()
	const text = wabt.parseWat(name, readFileSync(join(import.meta.dirname, name), 'utf8'), {
		simd: true,
	})
	const { instance } = await WebAssembly.instantiate(text.toBinary({}).buffer)
	text.destroy()
	instance.exports.memory.grow(workingBytes / pageBytes)
	return instance.exports
}

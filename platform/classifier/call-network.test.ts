import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CallNetwork, type TurnInput } from './call-network.ts'
import { readStoredNetwork } from './stored-network.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))
const { inputs, answers } = JSON.parse(fixture('tiny-answers.json').toString())
const { header, tensors } = readStoredNetwork(fixture('tiny-network.bin'))
const network = new CallNetwork(header, tensors)
const turns: TurnInput[] = inputs.map((turn: TurnInput) => ({
	...turn,
	facts: Float64Array.from(turn.facts),
}))

/** Weights are stored with less precision than they were trained with. */
const isClose = (left: ArrayLike<number>, right: readonly number[]) =>
	left.length === right.length && right.every((value, at) => Math.abs(value - (left[at] ?? NaN)) < 0.05)

test('answers as the network did in training', () => {
	const output = network.read(turns)
	expect(output.turns.map((scores, at) => isClose(scores, answers.turns[at]))).toEqual([
		true,
		true,
		true,
		true,
	])
	const sentences = output.sentences.flat()
	expect(sentences).toHaveLength(answers.sentences.length)
	expect(sentences.every((scores, at) => isClose(scores, answers.sentences[at]))).toBe(true)
	expect(isClose(output.call, answers.call)).toBe(true)
})

test('reads a call without turns', () => {
	expect(network.read([])).toEqual({ turns: [], sentences: [], call: new Float64Array() })
})

test('the same call gives the same answers to the last bit', () => {
	expect(network.read(turns)).toEqual(network.read(turns))
})

test('rejects weights that end early', () => {
	expect(() => readStoredNetwork(fixture('tiny-network.bin').subarray(0, -2))).toThrow()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerExamples, checksumOf, raisingExamples, readTrainingCalls } from './read-training-calls.ts'

const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'weights.json'), 'utf8'))

test('the committed weights were learned from the training calls as they are read now', () => {
	const calls = readTrainingCalls()
	expect(stored.learnedFrom).toBe(checksumOf(raisingExamples(calls), answerExamples(calls)))
})

test('a turn without a label raises nothing, and a turn with two labels teaches both', () => {
	const isDouble = ({ length }: { length: number }) => length > 1
	const found = readTrainingCalls().find(({ labels }) => labels.some(isDouble))
	const double = found?.labels.find(isDouble) ?? []
	expect(double).toHaveLength(2)
	const calls = found ? [{ ...found, labels: found.labels.map((turn) => (turn === double ? turn : [])) }] : []
	const codes = new Set(raisingExamples(calls).map(({ code }) => code))
	expect(codes).toEqual(new Set(['none', ...double.map(({ code }) => code)]))
})

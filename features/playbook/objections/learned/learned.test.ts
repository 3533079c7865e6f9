import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeModel, trainModel } from '#features/compliance/index.ts'
import { answerExamples, raisingExamples, readTrainingCalls } from './read-training-calls.ts'

const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'weights.json'), 'utf8'))

test('the committed weights are what the training calls give', () => {
	const calls = readTrainingCalls()
	const raising = storeModel(trainModel(raisingExamples(calls)))
	const answering = storeModel(trainModel(answerExamples(calls)))
	// As text: a failure would otherwise print every weight, and -0 is stored as 0.
	expect(JSON.stringify(raising) === JSON.stringify(stored.raising)).toBe(true)
	expect(JSON.stringify(answering) === JSON.stringify(stored.answering)).toBe(true)
}, 30_000)

test('a turn without a label raises nothing, and a turn with two labels teaches both', () => {
	const [call] = readTrainingCalls().filter(({ labels }) => labels.some((turn) => turn.length > 1))
	expect(call).toBeDefined()
	const codes = new Set(raisingExamples(call ? [call] : []).map(({ code }) => code))
	expect(codes).toContain('none')
	expect(codes.size).toBeGreaterThan(2)
})

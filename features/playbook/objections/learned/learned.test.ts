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
	const [call] = readTrainingCalls().filter(({ labels }) => labels.some((turn) => turn.length > 1))
	expect(call).toBeDefined()
	const codes = new Set(raisingExamples(call ? [call] : []).map(({ code }) => code))
	expect(codes).toContain('none')
	expect(codes.size).toBeGreaterThan(2)
})

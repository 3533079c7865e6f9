import { expect, test } from 'vitest'
import { guide } from '#features/guide/index.ts'
import { intents } from '../training/intents.ts'
import { labeledQuestions } from '../training/labeled-questions.ts'
import { predictQuestion, readQuestionHeads } from './question-heads.ts'

test('the committed heads were trained on the current questions and guide', () => {
	const { header } = readQuestionHeads()
	expect(header.trainedOn).toBe(labeledQuestions.checksum())
	const labels = new Map(header.heads.map(({ name, labels }) => [name, labels]))
	expect(labels.get('matter')).toEqual(guide.map(({ id }) => id).sort())
	expect(labels.get('intent')).toEqual(intents)
})

test('probabilities of a head add up to 1', () => {
	for (const name of ['intent', 'matter'] as const) {
		const probabilities = [...predictQuestion(name, 'she has to ask her husband first').values()]
		expect(probabilities.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
	}
})

import { expect, test } from 'vitest'
import { labeledRepMessages } from '../training/labeled-rep-messages.ts'
import { labeledRepQuestions } from '../training/labeled-rep-questions.ts'
import { checksumOfRepLines, readRepHeads, repHeads } from './rep-heads.ts'

test('the committed heads were trained on the labeled messages and questions as they are', () => {
	const { header } = readRepHeads()
	expect(header.trainedOn).toBe(checksumOfRepLines())
	expect(header.heads.map(({ name, labels }) => ({ name, labels }))).toEqual(
		repHeads.map(({ name, labels }) => ({ name, labels })),
	)
})

test('every author is in one split only, and ids are unique', () => {
	for (const lines of [labeledRepMessages, labeledRepQuestions]) {
		const trained = new Set<string>(lines.read().map(({ author }) => author))
		const heldOut = new Set<string>(lines.read('held-out').map(({ author }) => author))
		expect(heldOut.size).toBeGreaterThanOrEqual(2)
		expect(trained.intersection(heldOut)).toEqual(new Set())
		const ids = [...lines.read(), ...lines.read('held-out')].map(({ id }) => id)
		expect(new Set(ids).size).toBe(ids.length)
	}
})

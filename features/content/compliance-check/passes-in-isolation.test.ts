import { expect, test } from 'vitest'
import { linesHeardWrongly } from './passes-in-isolation.ts'

test('a line is read alone, and so is each of its sentences', () => {
	expect(
		linesHeardWrongly(
			'Hi Denise,\n\nResults vary. We guarantee every creditor will settle. Shall we talk?\n\nMaya',
		),
	).toEqual(['Results vary. We guarantee every creditor will settle. Shall we talk?'])
})

test('a line that holds a customer’s words, or wordings to leave, is not read as the rep’s', () => {
	expect(
		linesHeardWrongly(
			'Customer: You guarantee every creditor settles.\n\nNever say:\n- We guarantee every creditor will settle.',
		),
	).toEqual([])
})

import { expect, test } from 'vitest'
import { readAiCoachSearch } from './ai-coach-search.ts'

test('the address says which entry is shown and what is asked', () => {
	expect(readAiCoachSearch({ entry: 'spouse-objection', ask: ' Can I say it? ' })).toEqual({
		entry: 'spouse-objection',
		ask: 'Can I say it?',
	})
	expect(readAiCoachSearch({ ask: 1099 })).toEqual({ ask: '1099' })
})

test('what makes no sense is left out', () => {
	expect(readAiCoachSearch({ entry: '', ask: '  ', other: 'x' })).toEqual({})
	expect(readAiCoachSearch({ entry: { a: 1 }, ask: [true] })).toEqual({})
})

test('a question that is too long for the box is cut', () => {
	expect(readAiCoachSearch({ ask: 'a'.repeat(5000) }).ask).toHaveLength(4000)
})

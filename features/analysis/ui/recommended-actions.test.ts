import { expect, test } from 'vitest'
import { recommendedActions } from './recommended-actions.ts'

const textsOf = (...asked: Parameters<typeof recommendedActions>) =>
	recommendedActions(...asked).map(({ text }) => text)

test('at most three actions are recommended, under either name', () => {
	expect(textsOf({ actions: ['a', 'b', 'c', 'd'] })).toEqual(['a', 'b', 'c'])
	expect(textsOf({ actionItems: ['a'] })).toEqual(['a'])
	expect(textsOf({ actions: [], actionItems: ['b'] })).toEqual(['b'])
})

test('a call without actions of its own gets the three that always help', () => {
	const always = [
		'Review specific improvements above',
		'Practice legal-services positioning before your next call',
		'Focus on same-call closing',
	]
	expect(textsOf({ actions: [] })).toEqual(always)
	expect(textsOf({})).toEqual(always)
})

test('an action tells what to practice, where the analysis knows', () => {
	const practice = { kind: 'objection', code: 'spouse' } as const
	expect(recommendedActions({ actions: ['a', 'b'], actionPractice: [practice] })).toEqual([
		{ text: 'a', practice },
		{ text: 'b', practice: null },
	])
})

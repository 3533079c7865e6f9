import { expect, test } from 'vitest'
import { recommendedActions } from './recommended-actions.ts'

test('at most three actions are recommended, under either name', () => {
	expect(recommendedActions({ actions: ['a', 'b', 'c', 'd'] })).toEqual(['a', 'b', 'c'])
	expect(recommendedActions({ actionItems: ['a'] })).toEqual(['a'])
	expect(recommendedActions({ actions: [], actionItems: ['b'] })).toEqual(['b'])
})

test('a call without actions of its own gets the three that always help', () => {
	const always = [
		'Review specific improvements above',
		'Practice legal-services positioning before your next call',
		'Focus on same-call closing',
	]
	expect(recommendedActions({ actions: [] })).toEqual(always)
	expect(recommendedActions({})).toEqual(always)
})

import { expect, test } from 'vitest'
import { practiceLink } from './practice-link.ts'

test('objections and skills are practiced in role-play', () => {
	expect(practiceLink({ kind: 'objection', code: 'spouse' })).toEqual({
		to: '/role-play',
		search: { objection: 'spouse' },
	})
	expect(practiceLink({ kind: 'skill', code: 'closing' })).toEqual({
		to: '/role-play',
		search: { skill: 'closing' },
	})
})

test('what must and must not be said is learned in the compliance guide', () => {
	expect(practiceLink({ kind: 'statement', code: 'advance_fee' })).toEqual({
		to: '/debt-settlement-compliance',
		search: { statement: 'advance_fee' },
	})
	expect(practiceLink({ kind: 'disclosure', code: 'time_to_results' })).toEqual({
		to: '/debt-settlement-compliance',
		search: { disclosure: 'time_to_results' },
	})
})

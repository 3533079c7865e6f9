import { expect, test } from 'vitest'
import { practiceLink, trainingLinks } from './practice-link.ts'

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

test('everything is trained by reading, by a lesson and by doing', () => {
	expect(trainingLinks({ kind: 'statement', code: 'advance_fee' })).toEqual({
		guide: { to: '/debt-settlement-compliance', search: { statement: 'advance_fee' } },
		lesson: { to: '/sales-education', search: { statement: 'advance_fee' } },
		rolePlay: { to: '/role-play', search: { skill: 'compliance' } },
	})
	expect(trainingLinks({ kind: 'objection', code: 'scam_fear' })).toEqual({
		guide: { to: '/ai-coach', search: { entry: 'scam-fear' } },
		lesson: { to: '/sales-education', search: { objection: 'scam_fear' } },
		rolePlay: { to: '/role-play', search: { objection: 'scam_fear' } },
	})
	expect(trainingLinks({ kind: 'skill', code: 'compliance' }).guide).toEqual({
		to: '/ai-coach',
		search: { entry: 'compliance-skill' },
	})
})

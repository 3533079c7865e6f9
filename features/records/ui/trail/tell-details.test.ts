import { expect, test } from 'vitest'
import { tellDetails } from './tell-details.ts'

test('details are told in words', () => {
	expect(tellDetails({ scoreBefore: 64, scoreAfter: 78, key: 'guaranteed_result.12.9f86d081' })).toEqual([
		'Score 64 → 78',
		'Finding: guaranteed result',
	])
	expect(tellDetails({ scoreAfter: 70 })).toEqual(['Score none → 70'])
	expect(
		tellDetails({ reason: 'He asked.', originals: true, weeklyCallTarget: 50, retentionDays: 2000 }),
	).toEqual([
		'Reason: He asked.',
		'With personal numbers: yes',
		'Weekly call target: 50',
		'Retention days: 2,000',
	])
	expect(tellDetails({})).toEqual([])
})

import { expect, test } from 'vitest'
import { formatDetails } from './format-details.ts'

const noNames = new Map<string, string>()

test('describes details in words', () => {
	expect(
		formatDetails({ scoreBefore: 64, scoreAfter: 78, key: 'guaranteed_result.12.9f86d081' }, noNames),
	).toEqual(['Score 64 → 78', 'Finding: guaranteed result'])
	expect(formatDetails({ scoreAfter: 70 }, noNames)).toEqual(['Score none → 70'])
	expect(
		formatDetails(
			{ reason: 'He asked.', originals: true, weeklyCallTarget: 50, retentionDays: 2000 },
			noNames,
		),
	).toEqual([
		'Reason: He asked.',
		'With personal numbers: yes',
		'Weekly call target: 50',
		'Retention days: 2,000',
	])
	expect(formatDetails({}, noNames)).toEqual([])
})

test('for a deleted call the audit trail keeps its owner, date, length and score', () => {
	const details = { ownerId: 'maya', uploadedAt: '2026-11-18T14:12:00.000Z', durationSeconds: 584, score: 38 }
	const formatted = formatDetails(details, new Map([['maya', 'Maya Ortiz']]))
	expect(formatted).toEqual([
		'Rep: Maya Ortiz',
		expect.stringMatching(/^Uploaded: Nov 1\d, 2026/),
		'Length: 9:44',
		'Score: 38',
	])
	expect(formatDetails({ ownerId: 'gone' }, noNames)).toEqual(['Rep: gone'])
})

test('shows people by name, not by id', () => {
	const people = new Map([['maya', 'Maya Ortiz']])
	expect(formatDetails({ owner: 'maya' }, people)).toEqual(['Owner: Maya Ortiz'])
	expect(formatDetails({ person: 'maya' }, people)).toEqual(['Person: Maya Ortiz'])
})

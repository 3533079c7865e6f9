import { expect, test } from 'vitest'
import {
	adminComplianceBadge,
	adminScoreBadge,
	cardLabel,
	ringBand,
	rolePlayBarTone,
	rolePlayTone,
	skillTone,
} from './score-bands.ts'

test.each([
	[100, 'EXCELLENT/PASSING', 'excellent'],
	[85, 'EXCELLENT/PASSING', 'excellent'],
	[84, 'GOOD/PASSING', 'good'],
	[70, 'GOOD/PASSING', 'good'],
	[69, 'FAILED/NEEDS MAJOR WORK', 'failed'],
	[0, 'FAILED/NEEDS MAJOR WORK', 'failed'],
])('the ring of a call with %d reads %s', (score, words, tone) => {
	expect(ringBand(score)).toEqual({ words, tone })
})

test.each([
	[91, 'Excellent Performance', 'excellent'],
	[85, 'Excellent Performance', 'excellent'],
	[80, 'Excellent Performance', 'good'],
	[79, 'Good', 'good'],
	[70, 'Good', 'good'],
	[69, 'Average', 'average'],
	[60, 'Average', 'average'],
	[59, 'Needs Improvement', 'failed'],
])('a call with %d is labeled %s, in one tone with its ring where it passed', (score, words, tone) => {
	expect(cardLabel(score)).toEqual({ words, tone })
})

test('administrators see their own scales', () => {
	expect([90, 89, 80, 79, 70, 69].map((score) => adminScoreBadge(score).words)).toEqual([
		'Excellent',
		'Good',
		'Good',
		'Average',
		'Average',
		'Needs Improvement',
	])
	expect([95, 94, 85, 84].map((score) => adminComplianceBadge(score).words)).toEqual([
		'Compliant',
		'Monitor',
		'Monitor',
		'At Risk',
	])
})

test('role-plays and skills have tones and no words', () => {
	expect([80, 79, 60, 59].map(rolePlayTone)).toEqual(['excellent', 'average', 'average', 'failed'])
	expect([8, 7.9, 6, 5.9].map(rolePlayBarTone)).toEqual(['excellent', 'average', 'average', 'failed'])
	expect([8.5, 8.4, 7, 6.9, 6, 5.9].map(skillTone)).toEqual([
		'excellent',
		'good',
		'good',
		'average',
		'average',
		'failed',
	])
})

import { expect, test } from 'vitest'
import { explainScore } from './explain-score.ts'

const part = (title: string, weight: number, points: number) => ({
	code: title,
	title,
	weight,
	points,
	why: '',
})
const score = (parts: ReturnType<typeof part>[], caps: { max: number; why: string }[] = []) => ({
	parts,
	caps,
	beforeCaps: parts.reduce((sum, { points }) => sum + points, 0),
	notScoredBecause: null,
})

test('a score is explained by its distance from the pass mark and the part that cost most', () => {
	expect(
		explainScore({ overallScore: 64, score: score([part('Compliance', 40, 15), part('Closing', 60, 49)]) }),
	).toBe('6 points below the pass mark of 70%. Compliance cost the most: 25 of 40 points.')
	expect(explainScore({ overallScore: 71, score: score([part('Compliance', 71, 71)]) })).toBe(
		'1 point above the pass mark of 70%.',
	)
	expect(explainScore({ overallScore: 70, score: score([]) })).toBe('Exactly the pass mark of 70%.')
})

test('a part never costs more points than its weight', () => {
	const older = score([part('What must be said', 45.5, 0), part('Rapport', 54.5, 54.5)])
	expect(explainScore({ overallScore: 55, score: older })).toContain('cost the most: 45.5 of 45.5 points.')
})

test('a cap on the score is the first explanation', () => {
	const caps = [
		{ max: 69, why: 'a critical issue was found.' },
		{ max: 99, why: 'nobody is perfect.' },
	]
	expect(explainScore({ overallScore: 69, score: score([part('All', 100, 92)], caps) })).toBe(
		'1 point below the pass mark of 70%. Held at 69%: a critical issue was found.',
	)
})

test('a call without a score says why', () => {
	const nothing = { parts: [], caps: [], beforeCaps: 0, notScoredBecause: 'Only four words were spoken.' }
	expect(explainScore({ overallScore: null, score: nothing })).toBe('Only four words were spoken.')
})

test('a call that findings to check would fail says what held it up', () => {
	const floor = { min: 70, why: 'Findings to check alone never take a call below the pass mark' }
	expect(explainScore({ overallScore: 70, score: { ...score([part('All', 100, 62)]), floor } })).toBe(
		'Exactly the pass mark of 70%. Held at 70%: Findings to check alone never take a call below the pass mark.',
	)
})

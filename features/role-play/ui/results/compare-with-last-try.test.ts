import { expect, test } from 'vitest'
import { compareWithLastTry } from './compare-with-last-try.ts'

const tried = (id: string, day: number, overallScore: number, scenarioId = 'price') => ({
	id,
	scenarioId,
	overallScore,
	completedAt: `2026-11-${day}T10:00:00.000Z`,
})

test('a score is compared with the try just before it at the same scenario', () => {
	const others = [tried('a', 10, 50), tried('b', 12, 73), tried('c', 14, 90), tried('d', 13, 20, 'spouse')]
	expect(compareWithLastTry(tried('now', 13, 84), others)).toEqual({
		words: '11 points above your last try',
		score: 73,
		at: '2026-11-12T10:00:00.000Z',
	})
	expect(compareWithLastTry(tried('now', 13, 72), others)?.words).toBe('1 point below your last try')
	expect(compareWithLastTry(tried('now', 13, 73), others)?.words).toBe('The same as your last try')
})

test('the first try is compared with nothing', () => {
	expect(compareWithLastTry(tried('now', 12, 84), [tried('a', 13, 50), tried('now', 12, 84)])).toBeNull()
})

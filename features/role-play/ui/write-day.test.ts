import { expect, test } from 'vitest'
import { writeDay } from './write-day.ts'

test('a date says no more than is needed to know the day', () => {
	const now = new Date(2026, 10, 19, 15, 0)
	expect(writeDay(new Date(2026, 10, 19, 9, 2).toISOString(), now)).toMatch(/^today at 9:02\sAM$/)
	expect(writeDay(new Date(2026, 10, 17, 9, 2).toISOString(), now)).toBe('Nov 17')
	expect(writeDay(new Date(2025, 10, 19, 9, 2).toISOString(), now)).toBe('Nov 19, 2025')
})

import { expect, test } from 'vitest'
import { dayFromNow, isOverdue, writeDay } from './calendar-day.ts'

test('days are those of the reader’s calendar', () => {
	expect(dayFromNow(0, new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05')
	expect(dayFromNow(7, new Date(2026, 11, 28, 23, 59))).toBe('2027-01-04')
	expect(writeDay('2026-01-05')).toBe('Jan 5, 2026')
})

test('what is due today is not overdue before the day is over', () => {
	expect(isOverdue('2026-01-05', new Date(2026, 0, 5, 23, 59))).toBe(false)
	expect(isOverdue('2026-01-05', new Date(2026, 0, 6))).toBe(true)
})

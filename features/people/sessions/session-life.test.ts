import { expect, test } from 'vitest'
import { idleAt } from './session-life.ts'

const minute = 60_000
const began = new Date('2026-03-31T08:00:00Z')

test('activity extends a session by the idle limit, but never beyond 24 hours after it began', () => {
	const at = (minutes: number) => idleAt(began, 15, began.getTime() + minutes * minute).toISOString()
	expect(at(0)).toBe('2026-03-31T08:15:00.000Z')
	expect(at(100)).toBe('2026-03-31T09:55:00.000Z')
	expect(at(24 * 60 - 5)).toBe('2026-04-01T08:00:00.000Z')
})

import { expect, test } from 'vitest'
import { uploadTime } from './load-sample-company.ts'
import { speakTurns } from './speak-turns.ts'

test('each word of a sample call has a time, one after the other, with pauses between turns', () => {
	const [first, second] = speakTurns(
		[
			['rep', 'Thanks for calling, who am I speaking with?'],
			['customer', 'This is Paula.'],
		],
		2.5,
	)
	expect(first?.words?.map(({ text }) => text).join(' ')).toBe('Thanks for calling, who am I speaking with?')
	const clock = [first, second].flatMap((turn) => turn?.words ?? []).flatMap(({ start, end }) => [start, end])
	expect(clock).toEqual(clock.toSorted((a, b) => a - b))
	expect((first?.end ?? 0) - (first?.start ?? 0)).toBeCloseTo(8 / 2.5, 1)
	expect(second?.start).toBeGreaterThan(first?.end ?? 0)
})

test('sample calls are made from Monday to Friday', () => {
	const wednesday = new Date('2026-11-25T08:00:00Z')
	const dayOf = (daysAgo: number) =>
		uploadTime({ daysAgo, at: '15:20' }, wednesday).toISOString().slice(0, 16)
	expect(dayOf(1)).toBe('2026-11-24T15:20')
	expect([dayOf(3), dayOf(4), dayOf(5)]).toEqual(Array(3).fill('2026-11-20T15:20'))
})

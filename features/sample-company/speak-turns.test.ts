import { expect, test } from 'vitest'
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

import { expect, test } from 'vitest'
import { formatTimecode, formatTimeLeft, spellOutDuration } from './format-time.ts'

test.each([
	[0, '0:00'],
	[9.99, '0:09'],
	[584, '9:44'],
	[4184, '1:09:44'],
])('second %d of a call is written %s', (seconds, written) => {
	expect(formatTimecode(seconds)).toBe(written)
})

test('durations are spelled out for screen readers', () => {
	expect(spellOutDuration(588)).toBe('9 minutes 48 seconds')
	expect(spellOutDuration(3661)).toBe('1 hour 1 minute 1 second')
	expect(spellOutDuration(0)).toBe('0 seconds')
})

test.each([
	[0, 'a few seconds left'],
	[4.9, 'a few seconds left'],
	[15, '15 seconds left'],
	[42, 'About 40 seconds left'],
	[95, 'About 2 minutes left'],
])('%d seconds are promised as "%s"', (seconds, text) => {
	expect(formatTimeLeft(seconds)).toBe(text)
})

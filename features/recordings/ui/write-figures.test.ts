import { expect, test } from 'vitest'
import {
	countOf,
	speakDuration,
	writeSize,
	writeStage,
	writeTimecode,
	writeTimeLeft,
} from './write-figures.ts'

test.each([
	[0, '0:00'],
	[9.99, '0:09'],
	[584, '9:44'],
	[4184, '1:09:44'],
])('second %d of a call is written %s', (seconds, written) => {
	expect(writeTimecode(seconds)).toBe(written)
})

test('a step that waits for a retry shows the reason and the local time of the retry', () => {
	const at = new Date(2026, 10, 18, 10, 42).toISOString()
	expect(writeStage('The transcription service isn’t responding.', at)).toMatch(
		/^The transcription service isn’t responding\. Trying again at 10:42\sAM\.$/,
	)
	expect(writeStage('Transcribing the call', null)).toBe('Transcribing the call')
})

test('durations are spelled out for screen readers', () => {
	expect(speakDuration(588)).toBe('9 minutes 48 seconds')
	expect(speakDuration(3661)).toBe('1 hour 1 minute 1 second')
	expect(speakDuration(0)).toBe('0 seconds')
})

test.each([
	[0, 'a few seconds left'],
	[4.9, 'a few seconds left'],
	[15, '15 seconds left'],
	[42, 'About 40 seconds left'],
	[95, 'About 2 minutes left'],
])('%d seconds are promised as "%s"', (seconds, text) => {
	expect(writeTimeLeft(seconds)).toBe(text)
})

test('sizes and counts are written as people count', () => {
	expect(writeSize(8.4 * 1024 ** 2)).toBe('8.4 MB')
	expect(writeSize(1.5 * 1024 ** 3)).toBe('1.5 GB')
	expect(countOf(1, 'recording')).toBe('1 recording')
	expect(countOf(10_000, 'recording')).toBe('10,000 recordings')
})

import { expect, test } from 'vitest'
import { formatCount, formatDollars, formatNumber, formatSize, pluralize } from './format-number.ts'

test('sizes and counts are written as people count', () => {
	expect(formatSize(8.4 * 1024 ** 2)).toBe('8.4 MB')
	expect(formatSize(1.5 * 1024 ** 3)).toBe('1.5 GB')
	expect(formatNumber(12_480)).toBe('12,480')
	expect(formatCount(1, 'recording')).toBe('1 recording')
	expect(formatCount(10_000, 'recording')).toBe('10,000 recordings')
	expect(formatCount(1, 'try', 'tries')).toBe('1 try')
	expect(formatCount(0, 'try', 'tries')).toBe('0 tries')
	expect(pluralize(1, 'turn')).toBe('turn')
	expect(formatDollars(4212)).toBe('$4,212')
	expect(formatDollars(901.5)).toBe('$901.50')
})

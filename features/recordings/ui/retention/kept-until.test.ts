import { expect, test } from 'vitest'
import { describeRecordKeeping } from './kept-until.ts'

test('a call is kept for five years from its upload', () => {
	const uploadedAt = '2026-11-18T17:00:00Z'
	const on = (day: string) => describeRecordKeeping(uploadedAt, new Date(day))
	expect(on('2026-11-21T12:00:00Z')).toContain('until Nov 18, 2031 for this call.')
	expect(on('2031-11-17T12:00:00Z')).toContain('until Nov 18, 2031 for this call.')
	expect(on('2031-11-20T12:00:00Z')).toContain('ended for this call on Nov 18, 2031')
})

import { expect, test } from 'vitest'
import { displayName, knownName } from './display-name.ts'

test.each([
	['1699999999999-123456789-carol.mp3', 'carol.mp3'],
	['carol.mp3', 'carol.mp3'],
	['2026-11-19-carol.mp3', '19-carol.mp3'],
	['2026-carol.mp3', '2026-carol.mp3'],
	['call 1-2-three.mp3', 'call 1-2-three.mp3'],
	['1-2-', '1-2-'],
])('%s is shown as %s', (stored, shown) => {
	expect(displayName(stored)).toBe(shown)
})

test('a name no one caught is not shown', () => {
	expect(knownName('Maya Ortiz')).toBe('Maya Ortiz')
	expect(knownName('Unknown')).toBeNull()
	expect(knownName(' unknown ')).toBeNull()
	expect(knownName('')).toBeNull()
})

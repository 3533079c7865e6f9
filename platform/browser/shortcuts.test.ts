import { expect, test } from 'vitest'
import { nameOfKey } from '#platform/browser/shortcuts.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
	['U', { key: 'u' }, 'u'],
	['the question mark, which takes Shift', { key: '?', shiftKey: true }, '?'],
	['Space', { key: ' ' }, 'space'],
	['an arrow', { key: 'ArrowDown' }, 'arrowdown'],
	['Control and K', { key: 'k', ctrlKey: true }, 'mod+k'],
	['Command and K', { key: 'k', metaKey: true }, 'mod+k'],
	['Alt and L', { key: 'l', altKey: true }, 'alt+l'],
	['Option and L on a Mac', { key: '¬', code: 'KeyL', altKey: true }, 'alt+l'],
])('%s has a name', (_, pressed, name) => {
	expect(nameOfKey({ ...plain, ...pressed })).toBe(name)
})

test.each([
	['Shift alone', { key: 'Shift', shiftKey: true }],
	['a capital letter', { key: 'U', shiftKey: true }],
	['an unfinished accent', { key: 'Dead' }],
	['Control with Alt, which writes characters on some keyboards', { key: '@', ctrlKey: true, altKey: true }],
])('%s is no shortcut', (_, pressed) => {
	expect(nameOfKey({ ...plain, ...pressed })).toBeNull()
})

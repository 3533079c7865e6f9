import { expect, test } from 'vitest'
import { watchActivity } from './is-user-active.ts'

test('the user counts as inactive after a minute without input, until the next key press', () => {
	const page = new EventTarget()
	let now = 0
	const isUserActive = watchActivity(page, () => now)
	now = 59_000
	expect(isUserActive()).toBe(true)
	now = 61_000
	expect(isUserActive()).toBe(false)
	page.dispatchEvent(new Event('keydown'))
	expect(isUserActive()).toBe(true)
})

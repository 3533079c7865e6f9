import { expect, test } from 'vitest'
import { isUserActive } from './is-user-active.ts'

test('the user counts as inactive after a minute without input', () => {
	expect(isUserActive(Date.now() + 50_000)).toBe(true)
	expect(isUserActive(Date.now() + 61_000)).toBe(false)
})

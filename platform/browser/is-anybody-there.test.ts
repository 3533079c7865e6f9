import { expect, test } from 'vitest'
import { isAnybodyThere } from './is-anybody-there.ts'

test('a page that nobody has used for a minute is on its own', () => {
	expect(isAnybodyThere(Date.now() + 50_000)).toBe(true)
	expect(isAnybodyThere(Date.now() + 61_000)).toBe(false)
})

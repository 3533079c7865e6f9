import { expect, test } from 'vitest'
import { everydayNames, firstNames } from './first-names.ts'

test('distinguishes first names from everyday words', () => {
	for (const name of ['maria', 'james', 'toño', 'dmitri']) {
		expect(firstNames.has(name)).toBe(true)
		expect(everydayNames.has(name)).toBe(false)
	}
	expect(everydayNames.has('will')).toBe(true)
	expect(firstNames.has('debt')).toBe(false)
})

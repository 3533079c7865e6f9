import { expect, test } from 'vitest'
import { admits, deniedIn, wavesAway } from './consequences.ts'

test('a consequence is admitted or waved away', () => {
	expect(admits('It may hurt your score.')).toBe(true)
	expect(wavesAway('They cant sue you.')).toBe(true)
	expect(deniedIn('Nope, nobody gets sued.')).not.toBeNull()
})

test('words that end like a denial are not one', () => {
	for (const line of [
		'They may sue you for that account.',
		'If you want, ask: a missed payment may hurt your score.',
	])
		expect(admits(line)).toBe(true)
})

import { expect, test } from 'vitest'
import { readRolePlaySearch } from './role-play-search.ts'

test('a link says what to practice, and an exam with which seed', () => {
	expect(readRolePlaySearch({ objection: 'spouse' })).toEqual({ objection: 'spouse' })
	expect(readRolePlaySearch({ scenario: 'price', seed: 42, exam: true })).toEqual({
		scenario: 'price',
		seed: 42,
		exam: true,
	})
})

test('what makes no sense in a link is left out', () => {
	expect(readRolePlaySearch({ session: ['a'], seed: -1, exam: 'perhaps', other: 'x' })).toEqual({})
	expect(readRolePlaySearch({ seed: 1.5 })).toEqual({})
	expect(readRolePlaySearch({ session: 12 })).toEqual({ session: '12' })
})

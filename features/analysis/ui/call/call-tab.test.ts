import { expect, test } from 'vitest'
import { readPlace, tabOf } from './call-tab.ts'

test('a link leads to a turn, a finding or a heading of a call', () => {
	expect(readPlace('#turn-12')).toEqual({ tab: 'transcript', row: '', turn: 12 })
	expect(readPlace('#finding-C2')).toEqual({ tab: 'findings', row: 'C2', turn: null })
	expect(readPlace('#finding-D1')).toEqual({ tab: 'disclosures', row: 'D1', turn: null })
	expect(readPlace('#comments')).toEqual({ tab: 'coaching', row: '', turn: null })
	expect(readPlace('#turn-x')).toEqual({ tab: null, row: '', turn: null })
	expect(readPlace('')).toEqual({ tab: null, row: '', turn: null })
})

test('what a language model heard is listed under no name of its own', () => {
	expect(tabOf('O3')).toBe('coaching')
	expect(tabOf('M1')).toBeNull()
	expect(tabOf('recording_notice E1')).toBeNull()
})

import { expect, test } from 'vitest'
import { expandGroups } from './expand-groups.ts'

test('replaces the groups of a file in every phrase, and leaves those of the lexicon', () => {
	const rules = [{ say: ['call <loved>|neighbor ~2 <creditor>'], unless: [], isAsked: true }]
	expect(expandGroups(rules, { loved: 'wife|husband' })).toEqual([
		{ say: ['call wife|husband|neighbor ~2 <creditor>'], unless: [], isAsked: true },
	])
})

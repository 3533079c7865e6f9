import { expect, test } from 'vitest'
import { readRecordingsSearch } from '#app/shell/recordings-search.ts'

test('an address narrows and sorts the list of recordings', () => {
	expect(readRecordingsSearch({ filter: 'failed', sort: 'lowest', q: 'denise' })).toEqual({
		filter: 'failed',
		sort: 'lowest',
		q: 'denise',
	})
})

test('a search for digits stays a search', () => {
	expect(readRecordingsSearch({ q: 2026 })).toEqual({ q: '2026' })
})

test('what makes no sense in an address is left out', () => {
	expect(readRecordingsSearch({ filter: 'best', sort: 'random', q: '', page: 3 })).toEqual({})
})

import { expect, test } from 'vitest'
import {
	isFiltered,
	noFilters,
	readRecordingsSearch,
	withoutDefaults,
	writeFilterQuery,
} from './recordings-search.ts'

test('an address narrows and sorts the list of recordings', () => {
	const search = {
		filter: 'failed',
		sort: 'lowest',
		q: 'denise',
		rep: '7',
		days: 30,
		minScore: 0,
		rule: 'x',
		state: 'scored',
	}
	expect(readRecordingsSearch(search)).toEqual(search)
	expect(readRecordingsSearch({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
		from: '2026-03-01',
		to: '2026-03-31',
	})
})

test('a search for digits stays a search', () => {
	expect(readRecordingsSearch({ q: 2026 })).toEqual({ q: '2026' })
})

test('what makes no sense in an address is left out', () => {
	expect(
		readRecordingsSearch({
			filter: 'best',
			sort: 'random',
			q: '',
			page: 3,
			days: 31,
			from: '2026-02-30',
			maxScore: 101,
			state: 'done',
		}),
	).toEqual({})
})

test('the last days win over a span of days', () => {
	expect(readRecordingsSearch({ days: 7, from: '2026-03-01', to: '2026-03-02' })).toEqual({ days: 7 })
})

test('the server is asked for whole days in the reader’s time zone', () => {
	const asked = (search: object, now?: Date) => Object.fromEntries(writeFilterQuery(search, now))
	expect(asked({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
		from: new Date(2026, 2, 1).toISOString(),
		to: new Date(2026, 3, 1).toISOString(),
	})
	expect(asked({ days: 7 }, new Date(2026, 2, 10, 15, 30))).toEqual({
		from: new Date(2026, 2, 4).toISOString(),
	})
	expect(asked({ minScore: 0, q: '', filter: 'failed' })).toEqual({ minScore: '0' })
})

test('a score of at least 0 is a filter; a tab, an order and a search are none', () => {
	expect(isFiltered({ minScore: 0 })).toBe(true)
	expect(isFiltered({ filter: 'failed', sort: 'lowest', q: 'denise' })).toBe(false)
	expect(isFiltered({ ...{ days: 7, rule: 'x' }, ...noFilters })).toBe(false)
})

test('what goes without saying stays out of the address', () => {
	expect(withoutDefaults({ filter: 'all', q: '', sort: 'newest', days: 7 })).toEqual({ days: 7 })
})

import { expect, test } from 'vitest'
import { changeAdminSearch, readAdminSearch } from './admin-search.ts'

test('an address keeps what the dashboard knows and drops the rest', () => {
	expect(
		readAdminSearch({ tab: 'reps', days: 7, q: 480, sort: 'score', status: 'inactive', page: 2 }),
	).toEqual({
		tab: 'reps',
		days: 7,
		q: '480',
		sort: 'score',
		status: 'inactive',
	})
	expect(readAdminSearch({ tab: 'overview', days: 30, q: ' ', sort: 'name', status: 'gone' })).toEqual({})
})

test('another tab keeps the period and drops what was looked for', () => {
	const search = { tab: 'reps', days: 7, q: 'maya', sort: 'score' } as const
	expect(changeAdminSearch(search, { tab: 'compliance', rep: 'maya' })).toEqual({
		tab: 'compliance',
		days: 7,
		rep: 'maya',
	})
	expect(changeAdminSearch(search, { q: undefined })).toEqual({ tab: 'reps', days: 7, sort: 'score' })
})

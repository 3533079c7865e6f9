import { expect, test } from 'vitest'
import { describeFilters } from './describe-filters.ts'
import type { RecordingsSearch } from './recordings-search.ts'

const choices = {
	reps: [{ id: '7', name: 'Maya Ortiz' }],
	rules: [
		{
			code: 'recording_notice',
			title: 'Recording notice',
			kind: 'required disclosure' as const,
			severity: null,
		},
	],
}
const words = (search: RecordingsSearch) => describeFilters(search, choices).map((filter) => filter.words)

test('each filter is named in words', () => {
	expect(words({ rep: '7', days: 30, minScore: 70, rule: 'recording_notice', state: 'provisional' })).toEqual(
		[
			'Maya Ortiz',
			'Last 30 days',
			'Score 70% or more',
			'Rule: Recording notice',
			'Provisional (draft transcript)',
		],
	)
})

test.each([
	[{ from: '2026-03-01', to: '2026-03-31' }, 'Mar 1, 2026 to Mar 31, 2026'],
	[{ from: '2026-03-01', to: '2026-03-01' }, 'Mar 1, 2026'],
	[{ from: '2026-03-01' }, 'From Mar 1, 2026'],
	[{ to: '2026-03-31' }, 'Until Mar 31, 2026'],
	[{ minScore: 0, maxScore: 69 }, 'Score 0% to 69%'],
	[{ maxScore: 69 }, 'Score up to 69%'],
	[{ minScore: 70, maxScore: 70 }, 'Score 70%'],
])('%j reads "%s"', (search, expected) => {
	expect(words(search)).toEqual([expected])
})

test('removing a filter leaves the others', () => {
	const search: RecordingsSearch = { rep: '7', minScore: 50, maxScore: 60, q: 'denise' }
	const [, scores] = describeFilters(search, choices)
	expect(words({ ...search, ...scores?.without })).toEqual(['Maya Ortiz'])
})

test('a rep or rule that is no longer among the choices has a general name', () => {
	expect(words({ rep: '8', rule: 'old_rule' })).toEqual(['One rep', 'Rule: One rule'])
	expect(words({ q: 'denise', filter: 'failed', sort: 'oldest' })).toEqual([])
})

import type { RecordingsSearch } from '#features/analysis/ui/read-recordings.ts'

const filters = ['all', 'passing', 'failed'] as const
const sorts = ['newest', 'oldest', 'highest', 'lowest'] as const

/** Keeps of the query parameters those that make sense. A search for digits comes as a number. */
export function readRecordingsSearch(search: Record<string, unknown>): RecordingsSearch {
	const filter = filters.find((known) => known === search.filter)
	const sort = sorts.find((known) => known === search.sort)
	const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : ''
	return { ...(filter ? { filter } : {}), ...(sort ? { sort } : {}), ...(q ? { q } : {}) }
}

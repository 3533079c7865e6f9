import type { RecordingFilter } from '#features/analysis/contract.ts'

/** How the list of recordings is narrowed and sorted, as it stands in the address. */
export type RecordingsSearch = {
	filter?: RecordingFilter
	q?: string
	sort?: 'newest' | 'oldest' | 'highest' | 'lowest'
}

const filters = ['all', 'passing', 'failed'] as const
const sorts = ['newest', 'oldest', 'highest', 'lowest'] as const

/** Keeps of the query parameters those that make sense. A search for digits comes as a number. */
export function readRecordingsSearch(search: Record<string, unknown>): RecordingsSearch {
	const filter = filters.find((known) => known === search.filter)
	const sort = sorts.find((known) => known === search.sort)
	const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q) : ''
	return { ...(filter ? { filter } : {}), ...(sort ? { sort } : {}), ...(q ? { q } : {}) }
}

import { mostReportIds } from '#features/team/limits.ts'
import { id, oneOf, searchReader, text } from '#platform/browser/search-parameters.ts'

const furtherTabs = ['reps', 'users', 'analytics', 'compliance'] as const
export type AdminTab = 'overview' | (typeof furtherTabs)[number]

export const repStatuses = ['active', 'inactive', 'all'] as const

/** Changes what is given of the address, and leaves the rest. */
export type ChangeSearch = (change: { [Name in keyof AdminSearch]: AdminSearch[Name] | undefined }) => void

/** What of the dashboard is shown, as it stands in the address; what is left out goes without saying. */
export const readAdminSearch = searchReader({
	tab: oneOf(furtherTabs),
	/** The figures of the last 7 days instead of 30. */
	days: oneOf([7]),
	/** Looked for in names and email addresses. */
	q: text(200),
	status: oneOf(repStatuses),
	sort: oneOf(['score', 'compliance', 'closing', 'calls']),
	direction: oneOf(['rising', 'falling']),
	/** Whose calls behind a figure are shown, and of which rule. */
	rep: id(),
	rule: id(),
	/** The printable report: 'all', or the ids of reps with commas between. */
	report: text(mostReportIds * 40),
})

export type AdminSearch = ReturnType<typeof readAdminSearch>

/** The address after a change; a new tab begins afresh, with the period kept. */
export function changeAdminSearch(search: AdminSearch, change: Parameters<ChangeSearch>[0]): AdminSearch {
	const kept = 'tab' in change ? { days: search.days } : search
	return { ...kept, ...change }
}

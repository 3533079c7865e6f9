import { mostReportIds } from '#features/team/limits.ts'
import { id, oneOf, searchReader, text } from '#platform/browser/search-parameters.ts'

const furtherTabs = ['reps', 'users', 'analytics', 'compliance'] as const
export type AdminTab = 'overview' | (typeof furtherTabs)[number]

export const repStatuses = ['active', 'inactive', 'all'] as const

/** Changes these query parameters and keeps the others. */
export type ChangeSearch = (change: { [Name in keyof AdminSearch]: AdminSearch[Name] | undefined }) => void

/** The query parameters of the dashboard. Absent ones have their default. */
export const readAdminSearch = searchReader({
	tab: oneOf(furtherTabs),
	/** Shows the last 7 days instead of 30. */
	days: oneOf([7]),
	/** Searches names and email addresses. */
	q: text(200),
	status: oneOf(repStatuses),
	sort: oneOf(['score', 'compliance', 'closing', 'calls']),
	direction: oneOf(['rising', 'falling']),
	/** Shows the calls behind a figure: those of this rep, or with a violation of this rule. */
	rep: id(),
	rule: id(),
	/** Shows the printable report: 'all', or comma-separated ids of reps. */
	report: text(mostReportIds * 40),
})

export type AdminSearch = ReturnType<typeof readAdminSearch>

/** The query parameters after a change. Switching tabs resets all but the period. */
export function changeAdminSearch(search: AdminSearch, change: Parameters<ChangeSearch>[0]): AdminSearch {
	const kept = 'tab' in change ? { days: search.days } : search
	return { ...kept, ...change }
}

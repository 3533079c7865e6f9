import type { RepsQuery } from '#features/team/contract.ts'

const adminTabs = ['overview', 'reps', 'users', 'analytics', 'compliance'] as const
export type AdminTab = (typeof adminTabs)[number]

export const repStatuses = ['active', 'inactive', 'all'] as const
const sorts = ['score', 'compliance', 'closing', 'calls'] as const

/** What of the dashboard is shown, as it stands in the address; what is left out goes without saying. */
export type AdminSearch = {
	tab?: Exclude<AdminTab, 'overview'>
	/** The figures of the last 7 days instead of 30. */
	days?: 7
	/** Looked for in names and email addresses. */
	q?: string
	status?: RepsQuery['status']
	sort?: (typeof sorts)[number]
	direction?: NonNullable<RepsQuery['direction']>
	/** Whose calls behind a figure are shown, and of which rule. */
	rep?: string
	rule?: string
	/** The printable report: 'all', or the ids of reps with commas between. */
	report?: string
}

/** Changes what is given of the address, and leaves the rest. */
export type ChangeSearch = (change: { [Name in keyof AdminSearch]: AdminSearch[Name] | undefined }) => void

/** Keeps of the query parameters those that make sense. */
export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
	const { tab, days, q, status, sort, direction, rep, rule, report } = search
	return withoutUnsaid({
		tab: adminTabs.find((known) => known === tab && known !== 'overview') as AdminSearch['tab'],
		days: days === 7 ? days : undefined,
		q: readWords(q),
		status: repStatuses.find((known) => known === status),
		sort: sorts.find((known) => known === sort),
		direction: (['rising', 'falling'] as const).find((known) => known === direction),
		rep: readWords(rep),
		rule: readWords(rule),
		report: readWords(report),
	})
}

/** The router reads digits alone as a number. */
function readWords(value: unknown) {
	const words = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
	return words || undefined
}

function withoutUnsaid(search: { [Name in keyof AdminSearch]: AdminSearch[Name] | undefined }): AdminSearch {
	return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

/** The address after a change; a new tab begins afresh, with the period kept. */
export function changeAdminSearch(search: AdminSearch, change: Parameters<ChangeSearch>[0]): AdminSearch {
	const kept = 'tab' in change ? { days: search.days } : search
	return withoutUnsaid({ ...kept, ...change })
}

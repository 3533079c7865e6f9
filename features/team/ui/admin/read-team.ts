import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import {
	CallBehind,
	ListedRep,
	RepCompliance,
	TeamAnalytics,
	TeamOverview,
	TeamReport,
} from '#features/team/contract.ts'
import { readPage } from '#platform/browser/read-page.ts'
import { readJson } from '#platform/browser/request.ts'
import { writeQuery } from '../write-query.ts'
import type { AdminSearch } from './admin-search.ts'

/** Days begin at midnight where the reader is. */
function periodQuery({ days }: Pick<AdminSearch, 'days'>) {
	return { days: String(days ?? 30), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

export const teamOverview = ({ days }: AdminSearch) =>
	queryOptions({
		queryKey: ['/api/admin', 'overview', days],
		queryFn: ({ signal }) =>
			readJson(`/api/admin/overview?${new URLSearchParams(periodQuery({ days }))}`, TeamOverview, signal),
		placeholderData: keepPreviousData,
	})

export const teamAnalytics = () =>
	queryOptions({
		queryKey: ['/api/admin', 'analytics'],
		queryFn: ({ signal }) => {
			const { timeZone } = periodQuery({ days: undefined })
			return readJson(`/api/admin/analytics?${writeQuery({ timeZone })}`, TeamAnalytics, signal)
		},
	})

type ListedBy = Pick<AdminSearch, 'days' | 'q' | 'status' | 'sort' | 'direction'>

/** The reps with their figures, page after page. */
export const repsList = ({ days, q, status, sort, direction }: ListedBy) =>
	pages('reps', ListedRep, { ...periodQuery({ days }), q, status, sort, direction })

/** How each rep keeps the rules, the worst first, page after page. */
export const complianceList = ({ days, q, status }: ListedBy) =>
	pages('compliance', RepCompliance, { ...periodQuery({ days }), q, status })

/** The scored calls behind a rep's figure, or those of one rule, newest first. */
export const callsBehind = (rep: string, { days, rule }: Pick<AdminSearch, 'days' | 'rule'>) =>
	pages(`compliance/${encodeURIComponent(rep)}/calls`, CallBehind, { ...periodQuery({ days }), rule })

/** The figures of the reps with these ids, with commas between, or of all. */
export const teamReport = ({ days, ids }: Pick<AdminSearch, 'days'> & { ids: string | undefined }) =>
	queryOptions({
		queryKey: ['/api/admin', 'report', days, ids],
		queryFn: ({ signal }) =>
			readJson(`/api/admin/report?${writeQuery({ ...periodQuery({ days }), ids })}`, TeamReport, signal),
	})

/** Where the report is downloaded as CSV. */
export const reportFile = ({ days, ids }: Pick<AdminSearch, 'days'> & { ids: string | undefined }) =>
	`/api/admin/report.csv?${writeQuery({ ...periodQuery({ days }), ids })}`

const pages = <Item>(what: string, schema: z.ZodType<Item>, query: Parameters<typeof writeQuery>[0]) =>
	infiniteQueryOptions({
		queryKey: ['/api/admin', what, query],
		queryFn: ({ pageParam, signal }) =>
			readPage(
				`/api/admin/${what}?${writeQuery({ ...query, cursor: pageParam ?? undefined })}`,
				schema,
				signal,
			),
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
	})

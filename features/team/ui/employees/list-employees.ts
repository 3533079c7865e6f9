import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { ScoredEmployee } from '#features/team/contract.ts'
import { readPage } from '#platform/browser/read-page.ts'
import type { EmployeesSearch } from './employees-search.ts'

const pageSize = '50'

/** Who works here, by name, page after page, with the scores of weeks that begin where the reader is. For administrators. */
export const employeesList = (search: EmployeesSearch) =>
	infiniteQueryOptions({
		queryKey: ['/api/employees', 'list', search],
		queryFn: ({ pageParam, signal }) => {
			const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
			const query = { limit: pageSize, timeZone, ...search, ...(pageParam ? { cursor: pageParam } : {}) }
			return readPage<ScoredEmployee>(`/api/admin/employees?${new URLSearchParams(query)}`, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
	})

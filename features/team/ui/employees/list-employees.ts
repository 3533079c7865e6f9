import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { ScoredEmployee } from '#features/team/contract.ts'
import { readPage } from '#platform/browser/read-page.ts'
import { writeQuery } from '../write-query.ts'
import type { EmployeesSearch } from './employees-search.ts'

const pageSize = '50'

/** Employees by name, in pages, with weekly scores in the reader's time zone. For administrators. */
export const employeesList = ({ q, role, status }: EmployeesSearch) =>
	infiniteQueryOptions({
		queryKey: ['/api/employees', 'list', { q, role, status }],
		queryFn: ({ pageParam, signal }) => {
			const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
			const query = { limit: pageSize, timeZone, q, role, status, cursor: pageParam ?? undefined }
			return readPage(`/api/admin/employees?${writeQuery(query)}`, ScoredEmployee, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
	})

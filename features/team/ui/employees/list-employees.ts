import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { Employee } from '#features/people/contract.ts'
import { readPage } from '../read-page.ts'
import type { EmployeesSearch } from './employees-search.ts'

const pageSize = '50'

/** Who works here, by name, page after page. For administrators. */
export const employeesList = (search: EmployeesSearch) =>
	infiniteQueryOptions({
		queryKey: ['/api/employees', 'list', search],
		queryFn: ({ pageParam, signal }) => {
			const query = { limit: pageSize, ...search, ...(pageParam ? { cursor: pageParam } : {}) }
			return readPage<Employee>(`/api/employees?${new URLSearchParams(query)}`, signal)
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
	})

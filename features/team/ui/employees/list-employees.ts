import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { nextCursor } from '#features/analysis/ui/read-recordings.ts'
import type { Employee } from '#features/people/contract.ts'
import { read } from '#platform/browser/request.ts'
import type { EmployeesSearch } from './employees-search.ts'

type Page = { employees: Employee[]; total: number; next: string | null }

const pageSize = '50'

/** Who works here, by name, page after page. For administrators. */
export const employeesList = (search: EmployeesSearch) =>
	infiniteQueryOptions({
		queryKey: ['/api/employees', 'list', search],
		queryFn: ({ pageParam, signal }) => readPage(search, pageParam, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page: Page) => page.next,
		placeholderData: keepPreviousData,
	})

async function readPage(search: EmployeesSearch, cursor: string | null, signal: AbortSignal): Promise<Page> {
	const query = new URLSearchParams({ limit: pageSize, ...search, ...(cursor ? { cursor } : {}) })
	const response = await read(`/api/employees?${query}`, signal)
	const employees: Employee[] = await response.json()
	return {
		employees,
		total: Number(response.headers.get('X-Total-Count') ?? employees.length),
		next: nextCursor(response.headers.get('Link')),
	}
}

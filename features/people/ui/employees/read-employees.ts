import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { Employee } from '#features/people/contract.ts'
import { readJson } from '#platform/browser/request.ts'

/** One employee. For administrators. */
export const employeeDetail = (id: string) =>
	queryOptions({
		queryKey: ['/api/employees', id, 'employee'],
		queryFn: ({ signal }) => readJson(`/api/employees/${encodeURIComponent(id)}`, Employee, signal),
	})

/** After a change of people: everything that shows them is read again. */
export const refreshPeople = (queries: QueryClient) =>
	Promise.all(
		['/api/employees', '/api/admin'].map((address) => queries.invalidateQueries({ queryKey: [address] })),
	)

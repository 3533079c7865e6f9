import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { readEmployeesSearch } from './employees-search.ts'
import { employeesList } from './list-employees.ts'

test('the request has the valid query parameters of the page and no others', async () => {
	const asked: URLSearchParams[] = []
	vi.stubGlobal('localStorage', { getItem: () => null })
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(new URL(address, 'http://localhost').searchParams)
		return Response.json([])
	})
	const queries = new QueryClient()
	await queries.fetchInfiniteQuery(employeesList(readEmployeesSearch({ status: 'bogus', other: 'x' })))
	await queries.fetchInfiniteQuery(employeesList(readEmployeesSearch({ status: 'all', q: 'maya' })))
	vi.unstubAllGlobals()
	const names = ['q', 'role', 'status', 'other', 'cursor']
	expect(asked.map((query) => names.map((name) => query.get(name)))).toEqual([
		[null, null, null, null, null],
		['maya', null, 'all', null, null],
	])
})

import { expect, test } from 'vitest'
import { readEmployeesSearch } from './employees-search.ts'

test('an address keeps what the list of employees knows and drops the rest', () => {
	expect(readEmployeesSearch({ q: 480, role: 'manager', status: 'all', page: 2 })).toEqual({
		q: '480',
		role: 'manager',
		status: 'all',
	})
	expect(readEmployeesSearch({ q: ' ', role: 'salesrep', status: 'active' })).toEqual({})
})

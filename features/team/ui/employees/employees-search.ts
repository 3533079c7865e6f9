import { oneOf, searchReader, text } from '#platform/browser/search-parameters.ts'

export const employeeRoles = ['rep', 'manager', 'admin'] as const
export const furtherStatuses = ['inactive', 'all'] as const

/** The query parameters of the list of employees. By default it shows active employees. */
export const readEmployeesSearch = searchReader({
	q: text(200),
	role: oneOf(employeeRoles),
	status: oneOf(furtherStatuses),
})
export type EmployeesSearch = ReturnType<typeof readEmployeesSearch>

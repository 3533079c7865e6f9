import { oneOf, searchReader, text } from '#platform/browser/search-parameters.ts'

export const employeeRoles = ['rep', 'manager', 'admin'] as const
export const furtherStatuses = ['inactive', 'all'] as const

/** Which employees are listed, as it stands in the address; the active ones where nothing is said. */
export const readEmployeesSearch = searchReader({
	q: text(200),
	role: oneOf(employeeRoles),
	status: oneOf(furtherStatuses),
})
export type EmployeesSearch = ReturnType<typeof readEmployeesSearch>

import type { EmployeeRole, EmployeesQuery } from '#features/people/contract.ts'

/** Which employees are listed, as it stands in the address; the active ones where nothing is said. */
export type EmployeesSearch = { q?: string; role?: EmployeeRole; status?: EmployeesQuery['status'] }

export const employeeRoles = ['rep', 'manager', 'admin'] as const
export const employeeStatuses = ['active', 'inactive', 'all'] as const

/** Keeps of the query parameters those that make sense, and leaves out what goes without saying. */
export function readEmployeesSearch({ q, role, status }: Record<string, unknown>): EmployeesSearch {
	const said: EmployeesSearch = {}
	// The router reads digits alone as a number.
	const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : ''
	const knownRole = employeeRoles.find((known) => known === role)
	const knownStatus = employeeStatuses.find((known) => known === status)
	if (words) said.q = words
	if (knownRole) said.role = knownRole
	if (knownStatus && knownStatus !== 'active') said.status = knownStatus
	return said
}

import type { Role } from '#features/people/contract.ts'

export function roleLabel(role: Role): string {
	return role === 'admin' ? 'Administrator' : 'Sales Rep'
}

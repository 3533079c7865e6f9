import { Problem } from '#platform/http/problem.ts'
import type { Person } from './contract.ts'

/** A rep sees and changes their own; an admin sees and changes all. */
export function maySee(person: Person, ownerId: string) {
	return person.role === 'admin' || person.id === ownerId
}

/** Throws Problem 403 unless the person is an administrator. */
export function requireAdmin(person: Person) {
	if (person.role !== 'admin')
		throw new Problem(403, 'admins-only', 'This is only available to administrators.')
}

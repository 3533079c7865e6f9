import { Problem } from '#platform/http/problem.ts'
import type { Settings } from '#platform/settings/read-settings.ts'
import type { Person } from './contract.ts'

/** A rep sees and changes their own; an admin sees and changes all. */
export function maySee(person: Person, ownerId: string) {
	return person.role === 'admin' || person.id === ownerId
}

/** Whether a password of ours is enough to sign in, or the provider is to be asked. */
export function mayUsePassword(role: string, { localSignIn }: Pick<Settings, 'localSignIn'>) {
	return localSignIn === 'everybody' || role === 'admin'
}

/** Whether someone who signs in with a password must use a code besides. */
export function mustUseTwoFactor(role: string, { requireTwoFactor }: Pick<Settings, 'requireTwoFactor'>) {
	return requireTwoFactor === 'everybody' || (requireTwoFactor === 'admins' && role === 'admin')
}

/** Throws Problem 403 unless the person is an administrator. */
export function requireAdmin(person: Person) {
	if (person.role !== 'admin')
		throw new Problem(403, 'admins-only', 'This is only available to administrators.')
}

import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { SingleSignOn } from '#platform/settings/read-single-sign-on.ts'
import { lockAdmins } from '../employees/lock-admins.ts'
import { employeeRole } from '../employees/select-employees.ts'
import type { PeopleContext } from '../people-context.ts'
import { closeTheirSockets } from '../sessions/end-sessions.ts'
import { people } from '../tables.ts'
import type { Claims } from './read-claims.ts'

export const isInAdminGroup = ({ adminGroup }: SingleSignOn, groups: string[]) =>
	adminGroup !== null && groups.includes(adminGroup)

/**
 * Makes someone an administrator, or one no more, as the provider's group says at each sign-in, where the settings name
 * one. The last administrator stays one, so that a group that came to be empty locks no one out.
 */
export async function followGroup(
	context: PeopleContext,
	tx: Transaction,
	provider: SingleSignOn,
	person: typeof people.$inferSelect,
	{ groups }: Claims,
) {
	if (provider.adminGroup === null) return
	const role = isInAdminGroup(provider, groups) ? 'admin' : 'salesrep'
	if (role === person.role || (role !== 'admin' && (await isLastAdmin(tx, person.id)))) return
	await tx.update(people).set({ role, updatedAt: new Date() }).where(eq(people.id, person.id))
	await closeTheirSockets(context, tx, person.id)
	await context.recordFact(tx, {
		personId: person.id,
		action: 'role.changed',
		subjectId: person.id,
		details: {
			from: employeeRole(person),
			to: employeeRole({ ...person, role }),
			by: 'single sign-on',
		},
	})
}

async function isLastAdmin(tx: Transaction, id: string) {
	const admins = await lockAdmins(tx)
	return admins.every((admin) => admin === id)
}

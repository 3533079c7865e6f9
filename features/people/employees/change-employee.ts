import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { differences, type EditEmployee, type Employee, type Person } from '../contract.ts'
import { stopLinks } from '../passwords/make-link.ts'
import type { PeopleContext } from '../people-context.ts'
import type { PersonFact } from '../person-fact.ts'
import { closeTheirSockets, endSessions } from '../sessions/end-sessions.ts'
import { people } from '../tables.ts'
import { requireNewEmail } from './add-employee.ts'
import { lockAdmins } from './lock-admins.ts'
import { readEmployee } from './read-employee.ts'
import { storedRole } from './select-employees.ts'

/** Why someone whom an administrator deactivated cannot sign in; the auth library keeps it with the account. */
const deactivated = 'Deactivated by an administrator'

/**
 * Changes what is given of an employee. Deactivating signs them out everywhere immediately; their API tokens, and links to set
 * a password that they were given, stop working permanently. Throws Problem 404 for an unknown id, 409 for an email address
 * that someone has, and for people who would deactivate or demote themselves: so there is always an administrator left.
 */
export async function changeEmployee(
	context: PeopleContext,
	actor: Person,
	id: string,
	edit: EditEmployee,
): Promise<Employee> {
	return context.db.transaction(async (tx) => {
		if (edit.role !== undefined || edit.isActive !== undefined) await requireStillAdmin(tx, actor)
		await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('update')
		const before = await readEmployee(tx, id)
		const change = differences(before, edit)
		if (!Object.keys(change).length) return before
		requireNotOneself(actor, id, change)
		if (change.email !== undefined) await changeOfEmail(tx, id, change.email)
		await tx.update(people).set(toColumns(change)).where(eq(people.id, id))
		if (change.isActive === false) await shutOut(context, tx, id, actor)
		else if (change.role !== undefined) await closeTheirSockets(context, tx, id)
		for (const fact of describeFacts(before, change))
			await context.recordFact(tx, { personId: actor.id, subjectId: id, ...fact })
		return readEmployee(tx, id)
	})
}

/** If two administrators demote one another simultaneously, the second no longer is one. */
async function requireStillAdmin(tx: Transaction, actor: Person) {
	const admins = await lockAdmins(tx)
	if (!admins.includes(actor.id))
		throw new Problem(403, 'admins-only', 'This is only available to administrators.')
}

function requireNotOneself(actor: Person, id: string, change: EditEmployee) {
	if (actor.id === id && (change.isActive === false || change.role !== undefined))
		throw new Problem(
			409,
			'own-account',
			'You can’t deactivate your own account or change your own role. Ask another administrator.',
		)
}

/** A link that they have must not open the account again once it is active. */
async function shutOut(context: PeopleContext, tx: Transaction, id: string, actor: Person) {
	await stopLinks(tx, id)
	await endSessions(context, tx, id, actor.id)
}

/** A link that went to the old address must not open the account. */
async function changeOfEmail(tx: Transaction, id: string, email: string) {
	await requireNewEmail(tx, email)
	await stopLinks(tx, id)
}

function toColumns({ role, startDate, isActive, ...same }: EditEmployee) {
	return {
		...same,
		updatedAt: new Date(),
		...(role !== undefined && storedRole(role)),
		...(startDate !== undefined && { startedOn: startDate }),
		// Changing the address resolves a conflict over the old one.
		...(same.email !== undefined && { otherAccountRefusedAt: null }),
		...(isActive !== undefined && { banned: !isActive, banReason: isActive ? null : deactivated }),
	}
}

function describeFacts(before: Employee, change: EditEmployee): Pick<PersonFact, 'action' | 'details'>[] {
	const { role, isActive, ...rest } = change
	const fields = Object.keys(rest)
	const facts: Pick<PersonFact, 'action' | 'details'>[] = []
	if (role !== undefined) facts.push({ action: 'role.changed', details: { from: before.role, to: role } })
	if (isActive !== undefined) facts.push({ action: isActive ? 'person.reactivated' : 'person.deactivated' })
	if (fields.length) facts.push({ action: 'person.changed', details: { fields: fields.join(', ') } })
	return facts
}

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { AddedEmployee, NewEmployee, Person } from '../contract.ts'
import { lockedPassword } from '../passwords/locked-password.ts'
import { type MadeLink, makeLink } from '../passwords/make-link.ts'
import { sendLinks } from '../passwords/send-links.ts'
import type { PeopleContext } from '../people-context.ts'
import { accounts, people } from '../tables.ts'
import { pickUsername } from './pick-username.ts'
import { readEmployee } from './read-employee.ts'
import { storedRole } from './select-employees.ts'

/**
 * Makes an account that has no password yet and invites its person to set one: by mail where a mail server is set,
 * otherwise by the link in the answer, which is shown this once. Throws Problem 409 for an email address or a username
 * that somebody has.
 */
export async function addEmployee(
	context: PeopleContext,
	actor: Person,
	employee: NewEmployee,
	origin: string,
): Promise<AddedEmployee> {
	const link = await makeAccount(context, actor, employee, origin)
	const [invitation] = await sendLinks(context, [link])
	if (!invitation) throw new Error('a link was made and not answered')
	return { employee: await readEmployee(context.db, link.person.id), invitation }
}

/** The account and its invitation, which nobody has been told of yet. */
export async function makeAccount(
	{ db, auth, recordFact }: PeopleContext,
	actor: Person,
	employee: NewEmployee,
	origin: string,
): Promise<MadeLink> {
	const password = await lockedPassword(auth)
	const { name, email, role } = employee
	return db.transaction(async (tx) => {
		await requireNew(tx, employee)
		const id = randomUUID()
		const displayUsername = employee.username ?? (await pickUsername(tx, employee))
		const username = displayUsername.toLowerCase()
		const added = await tx
			.insert(people)
			.values({
				id,
				name,
				email,
				username,
				displayUsername,
				...storedRole(role),
				title: employee.title,
				department: employee.department,
				phone: employee.phone,
				startedOn: employee.startDate,
				weeklyCallTarget: employee.weeklyCallTarget,
			})
			.onConflictDoNothing()
			.returning({ id: people.id })
		if (!added.length)
			throw new Problem(
				409,
				'added-meanwhile',
				'Somebody else was added at the same moment. Please try again.',
				{
					retryable: true,
				},
			)
		await tx
			.insert(accounts)
			.values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password })
		await recordFact(tx, { personId: actor.id, action: 'person.added', subjectId: id, details: { role } })
		return makeLink(tx, { id, name, email, username }, 'invitation', origin)
	})
}

async function requireNew(tx: Transaction, { email, username }: NewEmployee) {
	await requireNewEmail(tx, email)
	if (!username) return
	const [known] = await tx
		.select({ id: people.id })
		.from(people)
		.where(eq(people.username, username.toLowerCase()))
	if (known) throw new Problem(409, 'username-taken', 'This username is taken.')
}

/** Throws Problem 409 for an email address that somebody has. */
export async function requireNewEmail(tx: Transaction, email: string) {
	const [known] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email))
	if (known) throw new Problem(409, 'email-known', 'Somebody with this email address is here already.')
}

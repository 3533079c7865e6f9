import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { AddedEmployee, NewEmployee, Person } from '../contract.ts'
import { lockedPassword } from '../passwords/locked-password.ts'
import { type MadeLink, makeLink } from '../passwords/make-link.ts'
import { sendLinks } from '../passwords/send-links.ts'
import type { PeopleContext } from '../people-context.ts'
import { people } from '../tables.ts'
import { insertPerson } from './insert-person.ts'
import { readEmployee } from './read-employee.ts'

/**
 * Makes an account that has no password yet and invites its person to set one: by mail where a mail server is set,
 * otherwise by the link in the answer, which is shown this once. Throws Problem 409 for an email address or a username
 * that someone has.
 */
export async function addEmployee(
	context: PeopleContext,
	actor: Person,
	employee: NewEmployee,
	origin: string,
): Promise<AddedEmployee> {
	const link = await makeAccount(context, actor, employee, origin)
	const [invitation] = await sendLinks(context, [link])
	if (!invitation) throw new Error('a link was created but not returned')
	return { employee: await readEmployee(context.db, link.person.id), invitation }
}

/** The account and its invitation, not yet sent to anyone. */
export async function makeAccount(
	context: PeopleContext,
	actor: Person,
	employee: NewEmployee,
	origin: string,
): Promise<MadeLink> {
	// A hash takes long: not while the transaction is open.
	await lockedPassword(context.auth)
	return context.db.transaction(async (tx) => {
		await requireNew(tx, employee)
		const person = await insertPerson(context, tx, employee)
		await context.recordFact(tx, {
			personId: actor.id,
			action: 'person.added',
			subjectId: person.id,
			details: { role: employee.role },
		})
		return makeLink(tx, person, 'invitation', origin)
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

/** Throws Problem 409 for an email address that someone has. */
export async function requireNewEmail(tx: Transaction, email: string) {
	const [known] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email))
	if (known) throw new Problem(409, 'email-known', 'Someone already uses this email address.')
}

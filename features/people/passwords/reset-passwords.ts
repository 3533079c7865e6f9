import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { PasswordReset, Person } from '../contract.ts'
import { selectEmployees } from '../employees/select-employees.ts'
import type { PeopleContext } from '../people-context.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { accounts, people } from '../tables.ts'
import { lockedPassword } from './locked-password.ts'
import { type MadeLink, makeLink } from './make-link.ts'
import { sendLinks } from './send-links.ts'

/**
 * Signs these people and their programs out everywhere, makes their passwords useless immediately, and gives each a link to
 * set a new one. In the order of `ids`. Nothing happens to anyone where one is unknown (Problem 404) or deactivated (409).
 */
export async function resetPasswords(
	context: PeopleContext,
	actor: Person,
	ids: string[],
	origin: string,
): Promise<PasswordReset[]> {
	const { db, auth, recordFact } = context
	const locked = await lockedPassword(auth)
	const links = await db.transaction(async (tx) => {
		const made: MadeLink[] = []
		for (const person of await findThem(tx, ids)) {
			await tx
				.update(accounts)
				.set({ password: locked, updatedAt: new Date() })
				.where(and(eq(accounts.userId, person.id), eq(accounts.providerId, 'credential')))
			await endSessions(context, tx, person.id, actor.id)
			made.push(await makeLink(tx, person, person.isInvited ? 'invitation' : 'reset', origin))
			await recordFact(tx, { personId: actor.id, action: 'password.reset-forced', subjectId: person.id })
		}
		return made
	})
	const sent = await sendLinks(context, links)
	return links.flatMap(({ person: { id, name } }, index) => {
		const invitation = sent[index]
		return invitation ? [{ id, name, ...invitation }] : []
	})
}

async function findThem(tx: Transaction, ids: string[]) {
	const rows = await selectEmployees(tx).where(inArray(people.id, ids)).orderBy(asc(people.id))
	const found = new Map(rows.map((row) => [row.person.id, row]))
	return [...new Set(ids)].map((id) => {
		const row = found.get(id)
		if (!row) throw new Problem(404, 'no-such-employee', 'Employee not found')
		if (row.person.banned)
			throw new Problem(
				409,
				'deactivated',
				'Deactivated people have no password to reset. Leave them out and try again.',
			)
		const { name, email, username } = row.person
		return { id, name, email, username: username ?? id, isInvited: row.isInvited }
	})
}

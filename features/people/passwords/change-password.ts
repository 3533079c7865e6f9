import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { ChangedPassword, Person } from '../contract.ts'
import { readEmployee } from '../employees/read-employee.ts'
import { mayUsePassword } from '../may.ts'
import { orderNotice } from '../notices/notice.ts'
import type { PeopleContext } from '../people-context.ts'
import type { CurrentSession } from '../read-session.ts'
import type { Client } from '../sessions/client.ts'
import { endSome } from '../sessions/end-sessions.ts'
import { accounts, sessions } from '../tables.ts'
import { requirePassword } from '../two-factor/require-password.ts'
import { stopLinks } from './make-link.ts'
import { requireGoodPassword } from './require-good-password.ts'

/**
 * Changes somebody's own password, ends all their other sessions and the links to set one that they have, and mails it to
 * them. API tokens go on. Throws Problem 403 for a wrong current password and for whoever signs in at the provider, 400
 * for a new one that is the same or too easy to guess, 429.
 */
export async function changePassword(
	context: PeopleContext,
	person: Person,
	session: CurrentSession | undefined,
	{ currentPassword, newPassword }: ChangedPassword,
	client: Client,
) {
	const { db, auth, recordFact, settings } = context
	const { id } = person
	if (!mayUsePassword(person.role, settings))
		throw new Problem(403, 'single-sign-on-only', `You sign in with ${settings.singleSignOn?.name}.`)
	await requirePassword(context, person, currentPassword, client)
	if (newPassword === currentPassword)
		throw new Problem(400, 'same-password', 'This is the password you have. Choose a different one.')
	await requireGoodPassword(newPassword, await readEmployee(db, id))
	const password = await (await auth.$context).password.hash(newPassword)
	await db.transaction(async (tx) => {
		await tx
			.update(accounts)
			.set({ password, updatedAt: new Date() })
			.where(and(eq(accounts.userId, id), eq(accounts.providerId, 'credential')))
		await stopLinks(tx, id)
		await endSome(context, tx, id, ne(sessions.id, session?.id ?? ''))
		await recordFact(tx, {
			personId: id,
			action: 'password.set',
			subjectId: id,
			details: { by: 'themselves' },
		})
		await orderNotice(context, tx, { kind: 'password-changed', personId: id, address: client.address })
	})
}

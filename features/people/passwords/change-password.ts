import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { ChangedPassword, Person } from '../contract.ts'
import { readEmployee } from '../employees/read-employee.ts'
import { mayUsePassword } from '../may.ts'
import { enqueueNotice } from '../notices/notice.ts'
import type { PeopleContext } from '../people-context.ts'
import type { CurrentSession } from '../read-session.ts'
import type { Client } from '../sessions/client.ts'
import { endMatchingSessions } from '../sessions/end-sessions.ts'
import { accounts, sessions } from '../tables.ts'
import { requirePassword } from '../two-factor/require-password.ts'
import { stopLinks } from './make-link.ts'
import { requireGoodPassword } from './require-good-password.ts'

/**
 * Changes a person's own password, ends their other sessions, revokes their unused password links, and mails them a
 * notice. API tokens keep working. Throws Problem 403 for a wrong current password and for people who must use single
 * sign-on; 400 for a new password that is unchanged or too easy to guess; 429 for too many attempts.
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
		throw new Problem(400, 'same-password', 'This is already your password. Choose a different one.')
	await requireGoodPassword(newPassword, await readEmployee(db, id))
	const password = await (await auth.$context).password.hash(newPassword)
	await db.transaction(async (tx) => {
		await tx
			.update(accounts)
			.set({ password, updatedAt: new Date() })
			.where(and(eq(accounts.userId, id), eq(accounts.providerId, 'credential')))
		await stopLinks(tx, id)
		await endMatchingSessions(context, tx, id, ne(sessions.id, session?.id ?? ''))
		await recordFact(tx, {
			personId: id,
			action: 'password.set',
			subjectId: id,
			details: { by: 'themselves' },
		})
		await enqueueNotice(context, tx, { kind: 'password-changed', personId: id, address: client.address })
	})
}

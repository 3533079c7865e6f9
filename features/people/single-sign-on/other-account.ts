import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Employee, Person } from '../contract.ts'
import { readEmployee } from '../employees/read-employee.ts'
import { enqueueNotice } from '../notices/notice.ts'
import type { PeopleContext } from '../people-context.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { accounts, people } from '../tables.ts'

/**
 * Records that a different provider account tried to sign in as this person, and notifies administrators by email, at
 * most once a day for each person.
 */
export async function recordOtherAccount(context: PeopleContext, personId: string) {
	const { db, throttle } = context
	const shouldMail = await throttle.mayMailAboutOtherAccount(personId)
	await db.transaction(async (tx) => {
		await tx.update(people).set({ otherAccountRefusedAt: new Date() }).where(eq(people.id, personId))
		if (shouldMail) await enqueueNotice(context, tx, { kind: 'other-provider-account', personId })
	})
}

/**
 * Unlinks the person's provider account and signs them out everywhere. The next sign-in with their verified email address
 * links an account again. Throws Problem 404 for an unknown id, 409 if no account is linked or for one's own account.
 */
export async function unlinkSingleSignOn(
	context: PeopleContext,
	actor: Person,
	id: string,
): Promise<Employee> {
	if (actor.id === id)
		throw new Problem(409, 'own-account', 'You can’t unlink your own account. Ask another administrator.')
	return context.db.transaction(async (tx) => {
		await readEmployee(tx, id)
		const unlinked = await tx
			.delete(accounts)
			.where(and(eq(accounts.userId, id), ne(accounts.providerId, 'credential')))
			.returning({ id: accounts.id })
		if (!unlinked.length) throw new Problem(409, 'not-linked', 'This person doesn’t use single sign-on.')
		await tx.update(people).set({ otherAccountRefusedAt: null }).where(eq(people.id, id))
		await endSessions(context, tx, id, actor.id)
		await context.recordFact(tx, { personId: actor.id, action: 'single-sign-on.unlinked', subjectId: id })
		return readEmployee(tx, id)
	})
}

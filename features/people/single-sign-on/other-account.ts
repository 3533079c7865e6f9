import { and, eq, ne } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Employee, Person } from '../contract.ts'
import { readEmployee } from '../employees/read-employee.ts'
import { enqueueNotice } from '../notices/notice.ts'
import type { PeopleContext } from '../people-context.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { accounts, people } from '../tables.ts'

/** Minimum time between two notices to administrators about the same person. */
const noticeMilliseconds = 24 * 3_600_000

/** Records that a different provider account tried to sign in as this person, and notifies administrators by email. */
export async function recordOtherAccount(context: PeopleContext, personId: string) {
	const now = new Date()
	await context.db.transaction(async (tx) => {
		const [before] = await tx
			.select({ at: people.otherAccountRefusedAt })
			.from(people)
			.where(eq(people.id, personId))
			.for('update')
		await tx.update(people).set({ otherAccountRefusedAt: now }).where(eq(people.id, personId))
		const wasRecentlyMailed = before?.at && now.getTime() - before.at.getTime() < noticeMilliseconds
		if (!wasRecentlyMailed) await enqueueNotice(context, tx, { kind: 'other-provider-account', personId })
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

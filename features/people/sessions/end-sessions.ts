import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { PeopleContext } from '../people-context.ts'
import { sessions } from '../tables.ts'

/** Notifies every process that a person's access changed and their open sockets must be closed. */
export const accessChanged = 'people.access-changed'
/** With `sessionIds`, only the sockets of these sessions close. */
export type AccessChanged = { personId: string; sessionIds?: string[] }

/**
 * Signs someone out everywhere when the transaction is committed: pages by their next request, sockets immediately, and
 * programs permanently, so that a token made in a stolen session does not outlive it.
 */
export async function endSessions(
	context: PeopleContext,
	tx: Transaction,
	personId: string,
	endedBy: string,
) {
	await tx.delete(sessions).where(eq(sessions.userId, personId))
	await context.revokeTokens(tx, personId, endedBy)
	await closeTheirSockets(context, tx, personId)
}

/** Closes a person's sockets when the transaction commits. Clients that are still signed in reconnect automatically. */
export async function closeTheirSockets({ notifications }: PeopleContext, tx: Transaction, personId: string) {
	await notifications.publishWith(tx, accessChanged, { personId } satisfies AccessChanged)
}

/**
 * Ends a person's sessions that match `which`, and closes the sockets of these sessions when the transaction commits.
 * Returns the number of sessions ended.
 */
export async function endMatchingSessions(
	{ notifications }: PeopleContext,
	tx: Transaction,
	personId: string,
	which: SQL,
) {
	const ended = await tx
		.delete(sessions)
		.where(and(eq(sessions.userId, personId), which))
		.returning({ id: sessions.id })
	const sessionIds = ended.map(({ id }) => id)
	// A notification is limited to 8000 bytes. If the ids do not fit, all of the person's sockets close and reconnect.
	const message: AccessChanged = sessionIds.length > 100 ? { personId } : { personId, sessionIds }
	if (sessionIds.length) await notifications.publishWith(tx, accessChanged, message)
	return sessionIds.length
}

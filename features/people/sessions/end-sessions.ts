import { and, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { PeopleContext } from '../people-context.ts'
import { sessions } from '../tables.ts'

/** Tells every process that what somebody may do has changed: their open sockets are to be closed. */
export const accessChanged = 'people.access-changed'
/** `sessionIds` where only the sockets of these are meant. */
export type AccessChanged = { personId: string; sessionIds?: string[] }

/** Takes from somebody every token by which programs act for them; `revokedBy` is told to the audit trail. */
export type RevokeTokens = (tx: Transaction, personId: string, revokedBy: string) => Promise<void>

/**
 * Signs somebody out everywhere when the transaction is committed: pages by their next request, sockets at once, and
 * programs for good, so that a token made in a stolen session does not outlive it.
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

/** Closes somebody's sockets when the transaction is committed; those who may come back connect again by themselves. */
export async function closeTheirSockets({ notifications }: PeopleContext, tx: Transaction, personId: string) {
	await notifications.publishWith(tx, accessChanged, { personId } satisfies AccessChanged)
}

/** Ends these sessions of somebody, and closes their sockets, when the transaction is committed. Returns how many. */
export async function endSome(
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
	// A notification holds 8000 bytes; whoever has more sessions than fit connects again where they go on.
	const message: AccessChanged = sessionIds.length > 100 ? { personId } : { personId, sessionIds }
	if (sessionIds.length) await notifications.publishWith(tx, accessChanged, message)
	return sessionIds.length
}

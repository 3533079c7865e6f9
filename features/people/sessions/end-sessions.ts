import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { PeopleContext } from '../people-context.ts'
import { sessions } from '../tables.ts'

/** Tells every process that what somebody may do has changed: their open sockets are to be closed. */
export const accessChanged = 'people.access-changed'
export type AccessChanged = { personId: string }

/** Signs somebody out everywhere when the transaction is committed: pages by their next request, sockets at once. */
export async function endSessions(context: PeopleContext, tx: Transaction, personId: string) {
	await tx.delete(sessions).where(eq(sessions.userId, personId))
	await closeTheirSockets(context, tx, personId)
}

/** Closes somebody's sockets when the transaction is committed; those who may come back connect again by themselves. */
export async function closeTheirSockets({ notifications }: PeopleContext, tx: Transaction, personId: string) {
	await notifications.publishWith(tx, accessChanged, { personId } satisfies AccessChanged)
}

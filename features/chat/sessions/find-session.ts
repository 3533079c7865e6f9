import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { chatMessages, chatSessions } from '../tables.ts'

export type SessionRow = typeof chatSessions.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect

/**
 * The person's own conversation. Throws the same Problem 404 for one that does not exist and for somebody else's,
 * administrators included: what is asked of a coach is private.
 */
export async function findSession(db: Db | Transaction, id: string, person: Person): Promise<SessionRow> {
	const [row] = isId(id) ? await db.select().from(chatSessions).where(owns(id, person)) : []
	return row ?? notFound()
}

/** `findSession`, and no one else changes the conversation until the transaction ends. */
export async function lockSession(tx: Transaction, id: string, person: Person): Promise<SessionRow> {
	const [row] = isId(id) ? await tx.select().from(chatSessions).where(owns(id, person)).for('update') : []
	return row ?? notFound()
}

/** The newest messages of a conversation, at most `limit`, oldest first. */
export async function readMessages(
	db: Db | Transaction,
	sessionId: string,
	limit: number,
): Promise<MessageRow[]> {
	const rows = await db
		.select()
		.from(chatMessages)
		.where(eq(chatMessages.sessionId, sessionId))
		.orderBy(desc(chatMessages.place))
		.limit(limit)
	return rows.reverse()
}

/** The person's message under the browser's name for it, in this conversation or, with null, in any; undefined when new. */
export async function findAnswered(
	db: Db | Transaction,
	person: Person,
	clientMessageId: string,
	sessionId: string | null,
): Promise<MessageRow | undefined> {
	const [row] = await db
		.select({ message: chatMessages })
		.from(chatMessages)
		.innerJoin(chatSessions, eq(chatSessions.id, chatMessages.sessionId))
		.where(
			and(
				eq(chatSessions.personId, person.id),
				eq(chatMessages.clientMessageId, clientMessageId),
				sessionId ? eq(chatSessions.id, sessionId) : undefined,
			),
		)
		.limit(1)
	return row?.message
}

const isId = (id: string) => z.uuid().safeParse(id).success
const owns = (id: string, person: Person) =>
	and(eq(chatSessions.id, id), eq(chatSessions.personId, person.id))

function notFound(): never {
	throw new Problem(404, 'conversation-not-found', 'This conversation was not found.')
}

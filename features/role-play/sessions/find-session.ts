import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { practiceMessages, practiceSessions } from '../tables.ts'

export type SessionRow = typeof practiceSessions.$inferSelect
export type MessageRow = typeof practiceMessages.$inferSelect

/**
 * The person's own session. Throws the same Problem 404 for one that does not exist and for somebody else's,
 * administrators included: practice is private.
 */
export async function findSession(db: Db | Transaction, id: string, person: Person): Promise<SessionRow> {
	const [row] = isId(id) ? await db.select().from(practiceSessions).where(owns(id, person)) : []
	return row ?? notFound()
}

/** `findSession`, and nobody else changes the session until the transaction ends. */
export async function lockSession(tx: Transaction, id: string, person: Person): Promise<SessionRow> {
	const [row] = isId(id) ? await tx.select().from(practiceSessions).where(owns(id, person)).for('update') : []
	return row ?? notFound()
}

export function readMessages(db: Db | Transaction, sessionId: string): Promise<MessageRow[]> {
	return db
		.select()
		.from(practiceMessages)
		.where(eq(practiceMessages.sessionId, sessionId))
		.orderBy(asc(practiceMessages.place))
}

const isId = (id: string) => z.uuid().safeParse(id).success
const owns = (id: string, person: Person) =>
	and(eq(practiceSessions.id, id), eq(practiceSessions.personId, person.id))

function notFound(): never {
	throw new Problem(404, 'session-not-found', 'This role-play session was not found.')
}

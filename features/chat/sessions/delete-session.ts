import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { chatSessions } from '../tables.ts'
import { lockSession } from './find-session.ts'

/** Erases a conversation permanently, with everything said in it. Throws Problem 404 for anyone else's. */
export async function deleteSession(db: Db, id: string, person: Person) {
	await db.transaction(async (tx) => {
		await lockSession(tx, id, person)
		await tx.delete(chatSessions).where(eq(chatSessions.id, id))
		await recordAuditEvent(tx, { personId: person.id, action: 'conversation.deleted', subjectId: id })
	})
}

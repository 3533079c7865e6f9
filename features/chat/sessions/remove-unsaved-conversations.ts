import { and, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { chatSessions } from '../tables.ts'

/** Days that a conversation no one saved stays after the last word in it. */
const daysKept = 30

/** Removes the conversations that no one saved and no one came back to. */
export async function removeUnsavedConversations(db: Db) {
	const before = new Date(Date.now() - daysKept * 24 * 60 * 60 * 1000)
	await db.delete(chatSessions).where(and(isNull(chatSessions.title), lt(chatSessions.updatedAt, before)))
}

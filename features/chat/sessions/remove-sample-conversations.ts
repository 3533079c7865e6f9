import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { chatSessions } from '../tables.ts'

/** Deletes conversations of the sample company, with everything said in them. */
export async function removeSampleConversations(tx: Transaction, ids: readonly string[]) {
	await tx.delete(chatSessions).where(inArray(chatSessions.id, [...ids]))
}

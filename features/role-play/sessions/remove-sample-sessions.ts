import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { practiceSessions } from '../tables.ts'

/** Deletes role-plays of the sample company, with everything said in them. */
export async function removeSampleSessions(tx: Transaction, ids: readonly string[]) {
	await tx.delete(practiceSessions).where(inArray(practiceSessions.id, [...ids]))
}

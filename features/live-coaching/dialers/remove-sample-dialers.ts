import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { dialers } from '../tables.ts'

/** Deletes dialers of the sample company, with their agents and calls. */
export async function removeSampleDialers(tx: Transaction, ids: readonly string[]) {
	await tx.delete(dialers).where(inArray(dialers.id, [...ids]))
}

import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { contentItems } from '../tables.ts'

/** Deletes sales content of the sample company. */
export async function removeSampleContent(tx: Transaction, ids: readonly string[]) {
	await tx.delete(contentItems).where(inArray(contentItems.id, [...ids]))
}

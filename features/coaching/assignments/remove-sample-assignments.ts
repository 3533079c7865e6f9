import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { assignments } from '../tables.ts'

/** Deletes assignments of the sample company. */
export async function removeSampleAssignments(tx: Transaction, ids: readonly string[]) {
	await tx.delete(assignments).where(inArray(assignments.id, [...ids]))
}

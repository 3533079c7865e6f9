import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { contentItems } from '../tables.ts'
import { lockItem, requireOwner } from './find-item.ts'

/** Erases an item permanently. Throws Problem 404 for one the person may not read, 403 for someone else's. */
export async function deleteItem(db: Db, id: string, person: Person) {
	await db.transaction(async (tx) => {
		requireOwner(await lockItem(tx, id, person), person)
		await tx.delete(contentItems).where(eq(contentItems.id, id))
		await recordAuditEvent(tx, { personId: person.id, action: 'content.deleted', subjectId: id })
	})
}

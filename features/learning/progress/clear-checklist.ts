import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { checkedItems } from '../tables.ts'

/** Takes every check off the person's checklist, for the next call. */
export async function clearChecklist(db: Db, person: Person) {
	await db.delete(checkedItems).where(eq(checkedItems.personId, person.id))
}

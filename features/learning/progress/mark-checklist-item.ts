import { and, eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { ChecklistItemId } from '../contract.ts'
import { checkedItems } from '../tables.ts'

/** Checks an item of the person's checklist, or takes the check away. Checked twice, the first time stays. */
export async function markChecklistItem(db: Db, person: Person, itemId: ChecklistItemId, isChecked: boolean) {
	const item = { personId: person.id, itemId }
	if (isChecked) await db.insert(checkedItems).values(item).onConflictDoNothing()
	else
		await db
			.delete(checkedItems)
			.where(and(eq(checkedItems.personId, person.id), eq(checkedItems.itemId, itemId)))
}

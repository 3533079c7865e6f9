import { asc, eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { LearningProgress } from '../contract.ts'
import { checkedItems } from '../tables.ts'
import { readModules } from './read-modules.ts'

/** What the person has learned so far: no one else's. */
export async function readProgress(db: Db, person: Person): Promise<LearningProgress> {
	const checked = await db
		.select()
		.from(checkedItems)
		.where(eq(checkedItems.personId, person.id))
		.orderBy(asc(checkedItems.checkedAt))
	return {
		modules: await readModules(db, person.id),
		checklist: checked.map(({ itemId, checkedAt }) => ({ itemId, checkedAt: checkedAt.toISOString() })),
	}
}

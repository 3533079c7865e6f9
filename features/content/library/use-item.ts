import { eq, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { changeTime } from '#platform/time/change-time.ts'
import type { ContentItem } from '../contract.ts'
import { contentItems } from '../tables.ts'
import { readItem } from './read-item.ts'

/**
 * Counts that a piece was copied or printed. Throws Problem 404 for one the person may not read, 409 while it says what
 * may not leave.
 */
export async function useItem(db: Db, id: string, person: Person): Promise<ContentItem> {
	const { findings } = await readItem(db, id, person)
	if (findings.length > 0)
		throw new Problem(
			409,
			'content-not-lawful',
			'This content says what may not be said to a customer. Correct it before it is used.',
		)
	await db
		.update(contentItems)
		.set({ timesUsed: sql`${contentItems.timesUsed} + 1`, lastUsedAt: changeTime() })
		.where(eq(contentItems.id, id))
	return readItem(db, id, person)
}

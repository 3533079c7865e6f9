import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { type SampleItemKind, sampleCompany, sampleItems } from '../tables.ts'

/** Stores the id of an item, so that it is removed with the sample company. */
export type Keep = (itemId: string) => Promise<unknown>

/**
 * Adds an item, unless an earlier run that was interrupted did, or the sample company has been removed since. An item
 * is identified by its kind and its position in the data file.
 */
export async function addOnce(
	db: Db,
	kind: SampleItemKind,
	position: number,
	add: (keep: Keep) => Promise<unknown>,
) {
	const key = `${kind} ${position}`
	const [known] = await db.select().from(sampleItems).where(eq(sampleItems.key, key))
	if (known || !(await isLoading(db))) return
	try {
		await add((itemId) => db.insert(sampleItems).values({ key, kind, itemId }).onConflictDoNothing())
	} catch (error) {
		// Added by an earlier run that was interrupted before it was stored here, or removed with its call just now.
		if (!(error instanceof Problem && (error.status === 409 || error.status === 404))) throw error
	}
}

export async function isLoading(db: Db) {
	const [row] = await db.select().from(sampleCompany)
	return row?.state === 'loading'
}

import type { Db } from '#platform/db/database.ts'
import { coachingTriggers } from '../tables.ts'
import { builtInTriggers } from './built-in-triggers.ts'

/** Adds the triggers that come with the product and are not there yet; what an administrator changed stays changed. */
export async function keepBuiltInTriggers(db: Db) {
	await db
		.insert(coachingTriggers)
		.values(Object.entries(builtInTriggers).map(([builtIn, trigger]) => ({ builtIn, trigger })))
		.onConflictDoNothing({ target: coachingTriggers.builtIn })
}

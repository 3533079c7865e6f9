import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { HintEvent } from '../contract.ts'
import { coachingTriggers, hintEvents } from '../tables.ts'

/** Counts a hint as shown or dismissed, once however often it is sent. Throws Problem 404 for no such trigger. */
export async function countHint(db: Db, person: Person, hint: HintEvent) {
	const [trigger] = await db
		.select({ id: coachingTriggers.id })
		.from(coachingTriggers)
		.where(eq(coachingTriggers.id, hint.triggerId))
	if (!trigger) throw new Problem(404, 'no-such-trigger', 'This trigger no longer exists.')
	await db
		.insert(hintEvents)
		.values({ ...hint, personId: person.id })
		.onConflictDoNothing()
}

import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { ModuleId } from '../contract.ts'
import { hasCompleted } from '../progress/read-modules.ts'
import { moduleRatings } from '../tables.ts'

/** Rates a module with 1-5 stars; the newest counts. Throws Problem 409 until the person has completed it. */
export async function rateModule(db: Db, person: Person, moduleId: ModuleId, stars: number) {
	if (!(await hasCompleted(db, person.id, moduleId)))
		throw new Problem(409, 'not-completed', 'Complete the module before you rate it.')
	const ratedAt = new Date()
	await db
		.insert(moduleRatings)
		.values({ personId: person.id, moduleId, stars, ratedAt })
		.onConflictDoUpdate({
			target: [moduleRatings.personId, moduleRatings.moduleId],
			set: { stars, ratedAt },
		})
}

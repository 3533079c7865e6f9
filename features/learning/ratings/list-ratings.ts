import { sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { ModuleRating } from '../contract.ts'
import { moduleRatings } from '../tables.ts'

/** The modules that people rated, with the rating of the person who asks. */
export function listRatings(db: Db, person: Person): Promise<ModuleRating[]> {
	const { moduleId, stars, personId } = moduleRatings
	return db
		.select({
			moduleId,
			average: sql<number>`round(avg(${stars}), 1)::float8`,
			count: sql<number>`count(*)::int`,
			mine: sql<number | null>`(max(${stars}) filter (where ${personId} = ${person.id}))::int`,
		})
		.from(moduleRatings)
		.groupBy(moduleId)
		.orderBy(moduleId)
}

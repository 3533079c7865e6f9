import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '#features/people/contract.ts'
import { recordingCounts, recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Stats } from './contract.ts'
import { inFilter, matches, mayBeSeenBy } from './list-recordings.ts'

/** Numbers of recordings a person may see, by tab. Calls without a score count only under `all`. */
export async function countRecordings(db: Db, person: Person, q: string) {
	if (!matches(q)) {
		const { total, passing, failed } = await keptCounts(db, person)
		return { all: total, passing, failed }
	}
	const count = (condition?: SQL) =>
		condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`
	const [counts] = await db
		.select({ all: count(), passing: count(inFilter('passing')), failed: count(inFilter('failed')) })
		.from(recordings)
		.where(and(mayBeSeenBy(person), matches(q)))
	return counts ?? { all: 0, passing: 0, failed: 0 }
}

/** Passing is a score of 70 or more; the rate is of the scored calls, 0 when there are none. */
export async function readStats(db: Db, person: Person): Promise<Stats> {
	const { total, analyzed, passing, failed } = await keptCounts(db, person)
	const scored = passing + failed
	return {
		passingCalls: passing,
		failedCalls: failed,
		passRate: scored ? (100 * passing) / scored : 0,
		totalCalls: total,
		analyzedCalls: analyzed,
	}
}

/** The counts that the database keeps by itself, a row a person. */
async function keptCounts(db: Db, person: Person) {
	const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`
	const [counts] = await db
		.select({
			total: sum(recordingCounts.total),
			analyzed: sum(recordingCounts.analyzed),
			passing: sum(recordingCounts.passing),
			failed: sum(recordingCounts.failed),
		})
		.from(recordingCounts)
		.where(person.role === 'admin' ? undefined : eq(recordingCounts.ownerId, person.id))
	return counts ?? { total: 0, analyzed: 0, passing: 0, failed: 0 }
}

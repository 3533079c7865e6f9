import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Person } from '#features/people/contract.ts'
import { recordingCounts, recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { RecordingsFilter, Stats } from './contract.ts'
import { areAskedFor, inTab, isNarrowed } from './recordings-filter.ts'

/**
 * Numbers of the recordings that a person may see and asks for, by tab. Calls without a score count only under `all`.
 * Throws Problem 403 when a rep asks for another person's.
 */
export async function countRecordings(db: Db, person: Person, filter: RecordingsFilter) {
	const asked = areAskedFor(person, filter)
	if (!isNarrowed(filter)) {
		const { total, passing, failed } = await keptCounts(db, person, filter.rep)
		return { all: total, passing, failed }
	}
	const count = (condition?: SQL) =>
		condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`
	const [counts] = await db
		.select({ all: count(), passing: count(inTab('passing')), failed: count(inTab('failed')) })
		.from(recordings)
		.where(asked)
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

/** The counts that the database maintains, one row per person: for `rep`, or for everyone the person may see. */
async function keptCounts(db: Db, person: Person, rep = person.role === 'admin' ? undefined : person.id) {
	const sum = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`
	const [counts] = await db
		.select({
			total: sum(recordingCounts.total),
			analyzed: sum(recordingCounts.analyzed),
			passing: sum(recordingCounts.passing),
			failed: sum(recordingCounts.failed),
		})
		.from(recordingCounts)
		.where(rep === undefined ? undefined : eq(recordingCounts.ownerId, rep))
	return counts ?? { total: 0, analyzed: 0, passing: 0, failed: 0 }
}

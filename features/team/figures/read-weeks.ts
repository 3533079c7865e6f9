import { and, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Week } from '../contract.ts'
import { mean } from './sum-up-calls.ts'

/** The scored calls of a week, before anything is divided. */
export type WeekTally = { start: Date; scoredCalls: number; scoreSum: number }

/**
 * The scored calls of each of these people, by the weeks that begin at `starts` (rising); the last goes on to now.
 * Weeks without calls are in it.
 */
export async function readWeeks(db: Db, personIds: readonly string[], starts: readonly Date[]) {
	const [first] = starts
	const tallies = new Map<string, WeekTally[]>()
	if (!first || personIds.length === 0) return tallies
	const { ownerId, uploadedAt, overallScore } = recordings
	const bounds = `{${starts.map((start) => start.toISOString()).join(',')}}`
	const rows = await db
		.select({
			ownerId,
			/** 1 is the first week. */
			week: sql<number>`width_bucket(${uploadedAt}, ${bounds}::timestamptz[])`,
			scoredCalls: sql<number>`count(*)::int`,
			scoreSum: sql<number>`sum(${overallScore})::int`,
		})
		.from(recordings)
		.where(and(inArray(ownerId, [...personIds]), gte(uploadedAt, first), isNotNull(overallScore)))
		.groupBy(sql`1`, sql`2`)
	for (const id of personIds)
		tallies.set(
			id,
			starts.map((start) => ({ start, scoredCalls: 0, scoreSum: 0 })),
		)
	for (const { ownerId, week, scoredCalls, scoreSum } of rows) {
		const tally = tallies.get(ownerId)?.[week - 1]
		if (tally) Object.assign(tally, { scoredCalls, scoreSum })
	}
	return tallies
}

export const presentWeek = ({ start, scoredCalls, scoreSum }: WeekTally): Week => ({
	start: start.toISOString(),
	scoredCalls,
	averageScore: mean(scoreSum, scoredCalls),
})

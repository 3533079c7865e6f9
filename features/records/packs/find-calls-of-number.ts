import { asc, eq, inArray, min } from 'drizzle-orm'
import { liveCalls, phoneDigits } from '#features/live-coaching/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { readPhoneNumber } from '../limits.ts'

/**
 * The ids of the recordings of all calls that a dialer reported with a phone number, the oldest first, however either
 * is written. A recording that was uploaded by hand has no number.
 */
export async function findCallsOfNumber(db: Db, phone: string): Promise<string[]> {
	const rows = await db
		.select({ id: recordings.id })
		.from(liveCalls)
		.innerJoin(recordings, eq(recordings.id, liveCalls.recordingId))
		.where(inArray(phoneDigits, readPhoneNumber(phone) ?? []))
		.groupBy(recordings.id)
		.orderBy(asc(min(liveCalls.startedAt)), asc(recordings.id))
	return rows.map(({ id }) => id)
}

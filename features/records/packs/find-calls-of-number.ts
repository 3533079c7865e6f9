import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { liveCalls } from '#features/live-coaching/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { phoneDigits } from '../limits.ts'

/**
 * The ids of the recordings of all calls with a phone number, the oldest first. Numbers are compared by their digits,
 * with or without the 1 of the United States. Reads every call that dialers told of.
 */
export async function findCallsOfNumber(db: Db, phone: string): Promise<string[]> {
	const digits = phone.replace(/\D/g, '')
	const without = digits.length === phoneDigits + 1 && digits.startsWith('1') ? digits.slice(1) : digits
	const told = sql`regexp_replace(${liveCalls.phoneNumber}, '\\D', '', 'g')`
	const rows = await db
		.selectDistinct({ id: recordings.id, startedAt: sql`min(${liveCalls.startedAt})` })
		.from(liveCalls)
		.innerJoin(recordings, eq(recordings.id, liveCalls.recordingId))
		.where(and(isNotNull(liveCalls.phoneNumber), inArray(told, [without, `1${without}`])))
		.groupBy(recordings.id)
		.orderBy(asc(sql`min(${liveCalls.startedAt})`), asc(recordings.id))
	return rows.map(({ id }) => id)
}

import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { profileWeeks } from '../limits.ts'

/** Beginnings of the stretches of time that figures are of, where the reader is. */
export type Calendar = {
	today: Date
	/** Of the month. */
	month: Date
	/** Of the last so many days, today included. */
	period: Date
	/** Mondays of the last twelve weeks, the oldest first; the last is of the current week. */
	weeks: Date[]
}

type Row = { today: number; month: number; period: number; weeks: number[] }

/**
 * The calendar of a time zone at a moment, by the database: it knows when clocks were changed. Throws Problem 400 for a
 * time zone that it does not know.
 */
export async function readCalendar(db: Db, timeZone: string, days: number, now = new Date()) {
	const local = sql`(${now.toISOString()}::timestamptz at time zone ${timeZone}::text)`
	const moment = (time: ReturnType<typeof sql>) =>
		sql`(extract(epoch from (${time}) at time zone ${timeZone}::text) * 1000)::float8`
	const query = sql`select
		${moment(sql`date_trunc('day', ${local})`)} as today,
		${moment(sql`date_trunc('month', ${local})`)} as month,
		${moment(sql`date_trunc('day', ${local}) - ${days - 1}::int * interval '1 day'`)} as period,
		array(
			select ${moment(sql`date_trunc('week', ${local}) - back * interval '1 week'`)}
			from generate_series(${profileWeeks - 1}::int, 0, -1) back
		) as weeks`
	const { rows } = await db.execute<Row>(query).catch((error) => {
		throw isUnknownZone(error)
			? new Problem(400, 'unknown-time-zone', `Unknown time zone: ${timeZone}.`)
			: error
	})
	const [row] = rows
	if (!row) throw new Error('a calendar has one row')
	const { today, month, period, weeks } = row
	return {
		today: new Date(today),
		month: new Date(month),
		period: new Date(period),
		weeks: weeks.map((week) => new Date(week)),
	} satisfies Calendar
}

/** PostgreSQL's invalid_parameter_value. */
const isUnknownZone = (error: { cause?: { code?: string } }) => error.cause?.code === '22023'

/** The Monday that the current week began on. */
export const thisWeek = ({ weeks, today }: Calendar) => weeks.at(-1) ?? today

import { asc, count, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Trigger, TriggerInUse } from '../contract.ts'
import { coachingTriggers, hintEvents } from '../tables.ts'

type Row = typeof coachingTriggers.$inferSelect

/** Days over which hints are counted. */
const daysCounted = 30

/** A stored trigger as it crosses the wire. */
export const presentTrigger = ({ id, builtIn, trigger }: Row): Trigger => ({
	...trigger,
	id,
	isBuiltIn: builtIn !== null,
})

/** All triggers by their titles, with how often their hints were shown and dismissed in the last 30 days. */
export async function listTriggers(db: Db): Promise<TriggerInUse[]> {
	const since = new Date(Date.now() - daysCounted * 24 * 3600_000)
	const events = db
		.select({
			triggerId: hintEvents.triggerId,
			shown: count(sql`case when ${hintEvents.what} = 'shown' then 1 end`).as('shown'),
			dismissed: count(sql`case when ${hintEvents.what} = 'dismissed' then 1 end`).as('dismissed'),
		})
		.from(hintEvents)
		.where(gt(hintEvents.createdAt, since))
		.groupBy(hintEvents.triggerId)
		.as('events')
	const rows = await db
		.select({ row: coachingTriggers, shown: events.shown, dismissed: events.dismissed })
		.from(coachingTriggers)
		.leftJoin(events, eq(events.triggerId, coachingTriggers.id))
		.orderBy(asc(sql`lower(${coachingTriggers.trigger}->>'title')`), asc(coachingTriggers.id))
	return rows.map(({ row, shown, dismissed }) => ({
		...presentTrigger(row),
		shown: shown ?? 0,
		dismissed: dismissed ?? 0,
	}))
}

import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import type { LiveEvent } from '../contract.ts'
import { type LiveEventWithoutSeq, liveEvents } from '../tables.ts'

/** Carried to every process: the event, and the person's one before it, by which a gap is seen. */
export type LiveMessage = { previous: number | null; event: LiveEvent }

export const liveTopic = (personId: string) => `live.${personId}`

/** Any number: sets these locks apart from others. */
const personLock = 16_4188

/**
 * Lets one transaction at a time write a person's events, so that they are seen in the order of their numbers:
 * a browser that has seen number 8 will not get number 7 later.
 */
export async function lockEventsOf(tx: Transaction, personId: string) {
	await tx.execute(sql`select pg_advisory_xact_lock(${personLock}, hashtext(${personId}))`)
}

/** Notifies a person's browsers, including those that reconnect later. Call `lockEventsOf` before. */
export async function announceLiveEvent(
	services: Services,
	tx: Transaction,
	personId: string,
	event: LiveEventWithoutSeq,
) {
	const before = tx
		.select({ seq: sql`max(${liveEvents.seq})` })
		.from(liveEvents)
		.where(eq(liveEvents.personId, personId))
	const [row] = await tx
		.insert(liveEvents)
		.values({ personId, event })
		.returning({ seq: liveEvents.seq, previous: sql<string | null>`(${before})` })
	if (!row) throw new Error('the event was not stored')
	const message: LiveMessage = {
		previous: row.previous === null ? null : Number(row.previous),
		event: { ...event, seq: row.seq },
	}
	await services.notifications.publishWith(tx, liveTopic(personId), message)
}

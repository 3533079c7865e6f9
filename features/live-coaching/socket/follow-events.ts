import { and, asc, desc, eq, gt, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { type LiveMessage, liveTopic } from '../calls/announce-live-event.ts'
import type { LiveEvent } from '../contract.ts'
import { longestCallHours } from '../limits.ts'
import { liveCalls, liveEvents } from '../tables.ts'

type Follower = {
	personId: string
	/** The number of the last event seen; null for none, which begins with the call in progress. */
	after: number | null
	onEvent: (event: LiveEvent) => void
	/** The events could not be read: nothing more will be delivered. */
	fail: (error: unknown) => void
}

/**
 * Tells a person's events from `after` on, each once and in order, until the result is called. What was stored
 * is the truth; what is heard from the database's notifications saves reading it again.
 */
export function followEvents({ db, notifications }: Services, follower: Follower) {
	const { personId, onEvent } = follower
	let seen = 0
	let isOver = false
	let work = Promise.resolve()

	const stop = () => {
		isOver = true
		stopHearing()
		stopReturning()
	}
	const next = (step: () => Promise<void>) => {
		work = work
			.then(() => (isOver ? undefined : step()))
			.catch((error) => {
				stop()
				follower.fail(error)
			})
	}
	const see = (event: LiveEvent) => {
		seen = event.seq
		if (!isOver) onEvent(event)
	}
	const readOn = async () => {
		for (const event of await readEvents(db, personId, seen)) see(event)
	}
	// Heard before the first reading and taken after it: nothing falls between.
	const stopHearing = notifications.subscribe<LiveMessage>(liveTopic(personId), ({ previous, event }) =>
		next(async () => {
			if (event.seq <= seen) return
			if ((previous ?? 0) > seen) await readOn()
			else see(event)
		}),
	)
	const stopReturning = notifications.onReturn(() => next(readOn))
	next(async () => {
		seen = await findBeginning(db, personId, follower.after)
		await readOn()
	})
	return stop
}

async function readEvents(db: Db, personId: string, after: number): Promise<LiveEvent[]> {
	const rows = await db
		.select({ seq: liveEvents.seq, event: liveEvents.event })
		.from(liveEvents)
		.where(and(eq(liveEvents.personId, personId), gt(liveEvents.seq, after)))
		.orderBy(asc(liveEvents.seq))
	return rows.map(({ seq, event }) => ({ ...event, seq }))
}

/** The number after which to tell. One that was never given is from another database and says nothing. */
async function findBeginning(db: Db, personId: string, after: number | null): Promise<number> {
	const [{ newest } = { newest: null }] = await db
		.select({ newest: max(liveEvents.seq) })
		.from(liveEvents)
		.where(eq(liveEvents.personId, personId))
	if (after !== null && (after <= (newest ?? 0) || (await wasGiven(db, after)))) return after
	const start = await findStartOfCall(db, personId)
	return start === null ? (newest ?? 0) : start - 1
}

async function wasGiven(db: Db, seq: number) {
	const { rows } = await db.execute<{ last: string }>(
		sql`select last_value as last from live_events_seq_seq where is_called`,
	)
	return rows.some(({ last }) => seq <= Number(last))
}

/** The first event of the call that a person is on. */
async function findStartOfCall(db: Db, personId: string): Promise<number | null> {
	const newest = new Date(Date.now() - longestCallHours * 3600_000)
	const isStart = sql`${liveEvents.event}->>'type' = 'call_start' and ${liveEvents.event}->>'callId' = ${liveCalls.callId}`
	const [start] = await db
		.select({ seq: liveEvents.seq })
		.from(liveCalls)
		.innerJoin(liveEvents, and(eq(liveEvents.personId, liveCalls.personId), isStart))
		.where(and(eq(liveCalls.personId, personId), isNull(liveCalls.endedAt), gt(liveCalls.startedAt, newest)))
		.orderBy(desc(liveCalls.startedAt), asc(liveEvents.seq))
		.limit(1)
	return start?.seq ?? null
}

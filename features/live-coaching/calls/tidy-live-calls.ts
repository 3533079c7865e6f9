import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Services } from '#platform/services.ts'
import { longestCallHours } from '../limits.ts'
import { dialers, hintEvents, liveCalls, liveEvents } from '../tables.ts'
import { lockEventsOf } from './announce-live-event.ts'
import { endCall } from './known-call.ts'

const eventHours = 24
/** Triggers are shown with the counts of 30 days. */
const hintHours = 31 * 24
/** Calls without a recording, those whose recording was deleted too: no one reads them any more. */
const callHours = 30 * 24

/** Ends calls that no one ended, and erases what is kept for a time only. */
export async function tidyLiveCalls(services: Services) {
	await endForgottenCalls(services)
	await services.db.delete(liveEvents).where(lt(liveEvents.createdAt, hoursAgo(eventHours)))
	await services.db
		.delete(liveCalls)
		.where(and(isNull(liveCalls.recordingId), lt(liveCalls.endedAt, hoursAgo(callHours))))
	await services.db.delete(hintEvents).where(lt(hintEvents.createdAt, hoursAgo(hintHours)))
}

async function endForgottenCalls(services: Services) {
	const isForgotten = and(isNull(liveCalls.endedAt), lt(liveCalls.startedAt, hoursAgo(longestCallHours)))
	const forgotten = await services.db
		.select({ id: liveCalls.id, personId: liveCalls.personId })
		.from(liveCalls)
		.where(isForgotten)
	for (const { id, personId } of forgotten)
		await services.db.transaction(async (tx) => {
			if (personId) await lockEventsOf(tx, personId)
			const [known] = await tx
				.select({ call: liveCalls, dialer: dialers })
				.from(liveCalls)
				.innerJoin(dialers, eq(dialers.id, liveCalls.dialerId))
				.where(and(eq(liveCalls.id, id), isForgotten))
			if (known) await endCall(services, tx, known)
		})
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3600_000)

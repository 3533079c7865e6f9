import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { followEvents } from '../socket/follow-events.ts'
import { liveCalls, liveEvents } from '../tables.ts'

type FollowedCall = {
	personId: string
	callId: string
	/** The call is there; called again when its number, and so perhaps its state, is learned later. */
	onCall: (consentState: string | null) => void
	onEnd: () => void
	/** A Problem 404 when the person is not on such a call; anything else when the events cannot be read. */
	onProblem: (error: unknown) => void
}

/** Follows a call that a person is on, as their panel does. Answers how to stop. */
export function followCall(services: Services, followed: FollowedCall): () => void {
	const { personId, callId, onCall, onEnd, onProblem } = followed
	let isOver = false
	let stopFollowing = () => {}
	findStart(services, personId, callId)
		.then((seq) => {
			if (isOver) return
			if (seq === null) throw new Problem(404, 'no-such-call', 'You’re no longer on this call.')
			stopFollowing = followEvents(services, {
				personId,
				after: seq - 1,
				onEvent: (event) => {
					if (event.callId !== callId) return
					if (event.type === 'call_start') onCall(event.consentState)
					else onEnd()
				},
				fail: onProblem,
			})
		})
		.catch((error) => (isOver ? undefined : onProblem(error)))
	return () => {
		isOver = true
		stopFollowing()
	}
}

/** The newest event about the call; null if it is over, or another person's. */
async function findStart({ db }: Services, personId: string, callId: string): Promise<number | null> {
	const { event } = liveEvents
	const tellsOf = sql`${event}->>'type' = 'call_start' and ${event}->>'callId' = ${liveCalls.callId}`
	const [start] = await db
		.select({ seq: liveEvents.seq })
		.from(liveCalls)
		.innerJoin(liveEvents, and(eq(liveEvents.personId, liveCalls.personId), tellsOf))
		.where(and(eq(liveCalls.personId, personId), eq(liveCalls.callId, callId), isNull(liveCalls.endedAt)))
		.orderBy(desc(liveEvents.seq))
		.limit(1)
	return start?.seq ?? null
}

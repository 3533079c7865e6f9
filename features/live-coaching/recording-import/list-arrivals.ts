import { and, desc, eq, gte } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Arrival } from '../contract.ts'
import { findDialer } from '../dialers/present-dialer.ts'
import { liveCalls } from '../tables.ts'

const mostArrivals = 50
/** Days that are gone through for the few calls of one kind: a large floor makes tens of thousands of calls a day. */
const daysBack = 7

/**
 * What became of the recordings of a dialer's newest calls, the newest first; with `arrival` only of those of which
 * this became, of the last seven days. Throws Problem 404.
 */
export async function listArrivals(
	db: Db,
	dialerId: string,
	arrival?: Arrival['arrival'],
): Promise<Arrival[]> {
	const dialer = await findDialer(db, dialerId)
	const since = new Date(Date.now() - daysBack * 24 * 60 * 60 * 1000)
	const isKind = arrival && and(eq(liveCalls.arrival, arrival), gte(liveCalls.startedAt, since))
	const calls = await db
		.select()
		.from(liveCalls)
		.where(and(eq(liveCalls.dialerId, dialer.id), isKind))
		.orderBy(desc(liveCalls.startedAt))
		.limit(mostArrivals)
	return calls.map(({ id, callId, agentId, startedAt, endedAt, arrival, arrivalNote, recordingId }) => ({
		...{ id, callId, agentId, arrival, arrivalNote, recordingId },
		startedAt: startedAt.toISOString(),
		endedAt: endedAt?.toISOString() ?? null,
	}))
}

import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Arrival } from '../contract.ts'
import { findDialer } from '../dialers/present-dialer.ts'
import { liveCalls } from '../tables.ts'

const mostArrivals = 50

/** What became of the recordings of a dialer's newest calls, the newest first. Throws Problem 404. */
export async function listArrivals(db: Db, dialerId: string): Promise<Arrival[]> {
	const dialer = await findDialer(db, dialerId)
	const calls = await db
		.select()
		.from(liveCalls)
		.where(eq(liveCalls.dialerId, dialer.id))
		.orderBy(desc(liveCalls.startedAt))
		.limit(mostArrivals)
	return calls.map(({ id, callId, agentId, startedAt, endedAt, arrival, arrivalNote, recordingId }) => ({
		...{ id, callId, agentId, arrival, arrivalNote, recordingId },
		startedAt: startedAt.toISOString(),
		endedAt: endedAt?.toISOString() ?? null,
	}))
}

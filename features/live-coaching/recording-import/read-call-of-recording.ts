import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { findRecording } from '#features/recordings/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { CallOfRecording } from '../contract.ts'
import { dialers, liveCalls } from '../tables.ts'

/**
 * What the dialer reported about the call of a recording, for those who may see the recording; null for one that came by
 * another way. Throws Problem 404 as `findRecording` does.
 */
export async function readCallOfRecording(
	db: Db,
	recordingId: string,
	person: Person,
): Promise<CallOfRecording | null> {
	const recording = await findRecording(db, recordingId, person)
	const [found] = await db
		.select({ call: liveCalls, dialer: dialers.name })
		.from(liveCalls)
		.leftJoin(dialers, eq(dialers.id, liveCalls.dialerId))
		.where(eq(liveCalls.recordingId, recording.id))
	if (!found) return null
	const { callId, agentId, phoneNumber, campaign, leadId, disposition, talkSeconds } = found.call
	return {
		...{ callId, agentId, phoneNumber, campaign, leadId, disposition, talkSeconds },
		dialer: found.dialer ?? found.call.dialerName ?? '',
		startedAt: found.call.startedAt.toISOString(),
		endedAt: found.call.endedAt?.toISOString() ?? null,
	}
}

import { eq } from 'drizzle-orm'
import type { AuditDetails } from '#features/audit/contract.ts'
import { type AuditEvent, recordAuditEvent } from '#features/audit/index.ts'
import type { Services } from '#platform/services.ts'
import { decodeRecording, transcribeRecording } from '../events.ts'
import type { RecordingRow } from '../find-recording.ts'
import { audioKey, speechTrackKeyOf } from '../store-audio.ts'
import { recordings } from '../tables.ts'

type Because = Pick<AuditEvent, 'personId' | 'action' | 'details'>

/**
 * Erases a recording permanently: its rows go, then its work is ended and its files go. The one way in which a recording
 * goes: answers false, and leaves it as it is, while it is under a legal hold.
 */
export async function eraseRecording(services: Services, id: string, because: Because): Promise<boolean> {
	const isErased = await services.db.transaction(async (tx) => {
		const [doomed] = await tx.select().from(recordings).where(eq(recordings.id, id)).for('update')
		if (doomed?.legalHold) return false
		await tx.delete(recordings).where(eq(recordings.id, id))
		if (!doomed) return true
		const details = { ...because.details, ...factsOf(doomed) }
		await recordAuditEvent(tx, { ...because, subjectId: id, details })
		return true
	})
	if (isErased) await removeRest(services, id)
	return isErased
}

/** What is kept of a deleted call: enough to identify it, and nothing of what was said or by whom. */
function factsOf({ ownerId, uploadedAt, durationSeconds, overallScore }: RecordingRow): AuditDetails {
	return {
		ownerId,
		uploadedAt: uploadedAt.toISOString(),
		...(durationSeconds === null ? {} : { durationSeconds: Math.round(durationSeconds) }),
		...(overallScore === null ? {} : { score: overallScore }),
	}
}

/** Each is tried whatever happened to the others: a leftover file belongs to no one, and `removeOrphans` finds it. */
async function removeRest({ jobs, files, log }: Services, id: string) {
	const rest = [
		() => jobs.cancel(decodeRecording, { recordingId: id }),
		() => jobs.cancel(transcribeRecording, { recordingId: id }),
		() => files.remove(audioKey(id)),
		() => files.remove(speechTrackKeyOf(id)),
	]
	for (const remove of rest)
		await remove().catch((err) =>
			log.error({ err, recording: id }, 'could not remove every file of a deleted recording'),
		)
}

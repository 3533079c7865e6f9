import { eq } from 'drizzle-orm'
import { type AuditEvent, recordAuditEvent } from '#features/audit/index.ts'
import type { Services } from '#platform/services.ts'
import { decodeRecording, transcribeRecording } from '../events.ts'
import { audioKey, speechTrackKeyOf } from '../store-audio.ts'
import { recordings } from '../tables.ts'

type Because = Pick<AuditEvent, 'personId' | 'action' | 'details'>

/**
 * Erases a recording for good: its rows go, then its work is ended and its files go. The one way in which a recording
 * goes: answers false, and leaves it as it is, while it is under a legal hold.
 */
export async function eraseRecording(services: Services, id: string, because: Because): Promise<boolean> {
	const isErased = await services.db.transaction(async (tx) => {
		const [doomed] = await tx
			.select({ legalHold: recordings.legalHold })
			.from(recordings)
			.where(eq(recordings.id, id))
			.for('update')
		if (doomed?.legalHold) return false
		await tx.delete(recordings).where(eq(recordings.id, id))
		if (doomed) await recordAuditEvent(tx, { ...because, subjectId: id })
		return true
	})
	if (isErased) await removeRest(services, id)
	return isErased
}

/** Each is tried whatever became of the others: a file that stays belongs to nobody, and `removeOrphans` finds it. */
async function removeRest({ jobs, files, log }: Services, id: string) {
	const rest = [
		() => jobs.cancel(decodeRecording, { recordingId: id }),
		() => jobs.cancel(transcribeRecording, { recordingId: id }),
		() => files.remove(audioKey(id)),
		() => files.remove(speechTrackKeyOf(id)),
	]
	for (const remove of rest)
		await remove().catch((err) => log.error({ err, recording: id }, 'something of a deleted recording stays'))
}

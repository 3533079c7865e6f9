import { eq } from 'drizzle-orm'
import { type AuditEvent, recordAuditEvent } from '#features/audit/index.ts'
import type { Services } from '#platform/services.ts'
import { decodeRecording, transcribeRecording } from '../events.ts'
import type { RecordingRow } from '../find-recording.ts'
import { recordings } from '../tables.ts'

type Doomed = Pick<RecordingRow, 'id' | 'fileKey' | 'speechTrackKey' | 'legalHold'>
type Because = Pick<AuditEvent, 'personId' | 'action' | 'details'>

/**
 * Erases a recording for good: its work is ended, then its rows go, then its files. The one way in which a recording
 * goes: answers false, and leaves it as it is, while it is under a legal hold.
 */
export async function eraseRecording(services: Services, doomed: Doomed, because: Because): Promise<boolean> {
	const { db, files, jobs } = services
	const { id } = doomed
	if (doomed.legalHold) return false
	await jobs.cancel(decodeRecording, { recordingId: id })
	await jobs.cancel(transcribeRecording, { recordingId: id })
	const isErased = await db.transaction(async (tx) => {
		const [now] = await tx
			.select({ legalHold: recordings.legalHold })
			.from(recordings)
			.where(eq(recordings.id, id))
			.for('update')
		if (now?.legalHold) return false
		await tx.delete(recordings).where(eq(recordings.id, id))
		if (now) await recordAuditEvent(tx, { ...because, subjectId: id })
		return true
	})
	if (isErased) for (const key of [doomed.fileKey, doomed.speechTrackKey]) if (key) await files.remove(key)
	return isErased
}

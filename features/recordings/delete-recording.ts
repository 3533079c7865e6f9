import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Services } from '#platform/services.ts'
import { decodeRecording, transcribeRecording } from './events.ts'
import { findRecording } from './find-recording.ts'
import { recordings } from './tables.ts'

/** Deletes a recording for good: its work is ended, then its rows go, then its files. */
export async function deleteRecording(services: Services, id: string, person: Person) {
	const { db, files, jobs } = services
	const recording = await findRecording(db, id, person)
	await jobs.cancel(decodeRecording, { recordingId: id })
	await jobs.cancel(transcribeRecording, { recordingId: id })
	await db.transaction(async (tx) => {
		await tx.delete(recordings).where(eq(recordings.id, id))
		await recordAuditEvent(tx, { personId: person.id, action: 'recording.deleted', subjectId: id })
	})
	for (const key of [recording.fileKey, recording.speechTrackKey]) if (key) await files.remove(key)
}

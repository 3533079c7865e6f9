import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { decodeRecording, transcriptReady } from './events.ts'
import { findRecording } from './find-recording.ts'
import { announceProgress, stages } from './report-progress.ts'
import { recordings, transcripts } from './tables.ts'

/**
 * Starts the processing of a recording again from the first step whose result is missing. Pieces already
 * recognized are kept. Throws Problem 409 while it is being processed and 410 when its audio is gone.
 */
export async function retryRecording(services: Services, id: string, person: Person) {
	const { db, files, jobs } = services
	const recording = await findRecording(db, id, person)
	if (recording.status === 'processing')
		throw new Problem(409, 'still-processing', 'This recording is still being processed.')
	const [words] = await db
		.select({ id: transcripts.recordingId })
		.from(transcripts)
		.where(eq(transcripts.recordingId, id))
	const hasAudio = recording.fileKey !== null && (await files.stat(recording.fileKey)) !== null
	if (!words && !hasAudio)
		throw new Problem(
			410,
			'audio-gone',
			'Failed to retry processing. The original file may no longer be available.',
		)
	await db.transaction(async (tx) => {
		await tx
			.update(recordings)
			.set({ status: 'processing', failure: null, retryAt: null, ...stages.preparing })
			.where(eq(recordings.id, id))
		if (words) await jobs.announce(tx, transcriptReady, { recordingId: id })
		else await jobs.order(tx, decodeRecording, { recordingId: id })
	})
	await announceProgress(services, id, { ...stages.preparing, secondsLeft: 60 })
}

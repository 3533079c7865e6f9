import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { decodeAudio } from '#platform/audio/decode-audio.ts'
import type { Services } from '#platform/services.ts'
import { maxDurationSeconds } from './contract.ts'
import { transcribeRecording, transcriptReady } from './events.ts'
import { reportProgress, stages } from './report-progress.ts'
import { recordStepSpeed } from './step-speed.ts'
import { speechTrackKeyOf } from './store-audio.ts'
import { recordings, transcripts } from './tables.ts'

/**
 * Decodes the uploaded audio: length, channels and waveform, and a 16 kHz track for speech recognition
 * unless the words are already there. Running it again gives the same result.
 */
export async function decodeUploadedAudio(services: Services, recordingId: string, signal: AbortSignal) {
	const { db, files, settings } = services
	const [recording] = await db.select().from(recordings).where(eq(recordings.id, recordingId))
	if (!recording?.fileKey) return
	await reportProgress(services, recordingId, { ...stages.preparing, secondsLeft: 60 })

	const scratch = join(settings.scratchDir, 'decode')
	await mkdir(scratch, { recursive: true })
	const output = join(scratch, `${recordingId}.flac`)
	const source = await files.localCopy(recording.fileKey, scratch)
	const speechTrackKey = speechTrackKeyOf(recordingId)
	try {
		const started = performance.now()
		const decoded = await decodeAudio({ input: source.path, output, maxSeconds: maxDurationSeconds, signal })
		const seconds = (performance.now() - started) / 1000
		if (decoded.durationSeconds > 10) await recordStepSpeed(db, 'decode', seconds / decoded.durationSeconds)
		const hasWords = await hasTranscript(services, recordingId)
		if (!hasWords) await files.writeFromPath(speechTrackKey, output)
		const isKept = await db.transaction(async (tx) => {
			const { durationSeconds, channels, peaks } = decoded
			const facts = { durationSeconds, channels, peaks, speechTrackKey: hasWords ? null : speechTrackKey }
			const [kept] = await tx
				.update(recordings)
				.set(facts)
				.where(eq(recordings.id, recordingId))
				.returning({ id: recordings.id })
			if (!kept) return false
			if (hasWords) await services.jobs.announce(tx, transcriptReady, { recordingId })
			else await services.jobs.order(tx, transcribeRecording, { recordingId })
			return true
		})
		// Deleted meanwhile: no one else knows of the track.
		if (!isKept) await files.remove(speechTrackKey)
	} finally {
		await source.release()
		await rm(output, { force: true })
	}
}

async function hasTranscript({ db }: Services, recordingId: string) {
	const [found] = await db
		.select({ id: transcripts.recordingId })
		.from(transcripts)
		.where(eq(transcripts.recordingId, recordingId))
	return found !== undefined
}

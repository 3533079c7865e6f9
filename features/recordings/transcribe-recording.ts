import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { SpeechEngine } from '#platform/speech/speech-engine.ts'
import { transcriptReady } from './events.ts'
import { reportProgress, stages } from './report-progress.ts'
import { readStepSpeed, recordStepSpeed } from './step-speed.ts'
import { storeTranscript } from './store-transcript.ts'
import { recordings, transcribedPieces } from './tables.ts'
import { transcribeCall } from './transcribe-call/transcribe-call.ts'

export type EngineSource = () => Promise<SpeechEngine>

/**
 * Turns the speech track into words and announces them. Every recognized piece is stored immediately, so that a
 * process that takes over goes on where the last one ended. Throws Problem 422 when no one speaks.
 */
export async function transcribeSpeechTrack(
	services: Services,
	engineSource: EngineSource,
	recordingId: string,
	signal: AbortSignal,
) {
	const { db, files, settings } = services
	const [recording] = await db.select().from(recordings).where(eq(recordings.id, recordingId))
	if (!recording?.speechTrackKey || recording.durationSeconds === null) return
	const engine = await engineSource()
	const { durationSeconds } = recording
	const expected = (await readStepSpeed(db, 'transcribe')) * durationSeconds
	const report = (share: number, secondsLeft: number) =>
		reportProgress(services, recordingId, { ...transcribingAt(share), secondsLeft: secondsLeft + 2 })
	await report(0, expected)

	const scratch = join(settings.scratchDir, 'transcribe')
	await mkdir(scratch, { recursive: true })
	const track = await files.localCopy(recording.speechTrackKey, scratch)
	try {
		const started = performance.now()
		let firstShare = -1
		const { segments, speakersFrom } = await transcribeCall({
			track: track.path,
			engine,
			repChannel: settings.speech.repChannel,
			checkpoint: checkpointOf(services, recordingId),
			signal,
			async onProgress(share) {
				if (firstShare < 0) firstShare = share
				const seconds = (performance.now() - started) / 1000
				const pace = share > firstShare ? seconds / (share - firstShare) : expected
				await report(share, pace * (1 - share))
			},
		})
		if (!segments.length)
			throw new Problem(422, 'no-speech', 'Transcription failed: no speech was found in this audio.')
		const seconds = (performance.now() - started) / 1000
		if (firstShare === null || firstShare < 0.2)
			await recordStepSpeed(db, 'transcribe', seconds / durationSeconds)
		const source = {
			engine: engine.name,
			label: engine.label,
			isDraft: engine.capabilities.draft,
			speakersFrom,
		}
		await db.transaction(async (tx) => {
			await storeTranscript(tx, recordingId, { source, segments })
			await services.jobs.announce(tx, transcriptReady, { recordingId })
			await tx.update(recordings).set({ speechTrackKey: null }).where(eq(recordings.id, recordingId))
			await tx.delete(transcribedPieces).where(eq(transcribedPieces.recordingId, recordingId))
		})
	} finally {
		await track.release()
	}
	await files.remove(recording.speechTrackKey)
}

/** Transcription takes the progress from 5 to 80 percent. */
function transcribingAt(share: number) {
	const from = stages.transcribing.progress
	const progress = from + share * (stages.analyzing.progress - 1 - from)
	return { stage: share === 0 ? stages.transcribing.stage : 'Transcribing the call', progress }
}

function checkpointOf({ db }: Services, recordingId: string) {
	return {
		async load() {
			const rows = await db
				.select()
				.from(transcribedPieces)
				.where(eq(transcribedPieces.recordingId, recordingId))
			return rows.map(({ piece, result }) => ({ piece, result }))
		},
		async save(piece: { piece: string; result: unknown }) {
			await db
				.insert(transcribedPieces)
				.values({ recordingId, piece: piece.piece, result: piece.result })
				.onConflictDoNothing()
		},
	}
}

import { and, eq } from 'drizzle-orm'
import type { Services } from '#platform/services.ts'
import type { ProgressMessage } from './contract.ts'
import { recordings } from './tables.ts'

export const progressTopic = 'recording.progress'

/** Stages as people see them; the percentages at which they begin. */
export const stages = {
	preparing: { stage: 'Preparing', progress: 0 },
	transcribing: { stage: 'Connected, starting transcription', progress: 5 },
	analyzing: { stage: 'Analyzing call performance...', progress: 80 },
	complete: { stage: 'Complete', progress: 100 },
	failed: { stage: 'Processing failed - please try again' },
} as const

export type Progress = { stage: string; progress: number; secondsLeft: number }

/**
 * Stores how far a recording is and tells all who watch. Nothing happens when its processing is over or
 * it was deleted meanwhile. `secondsLeft` is the honest estimate for the whole rest.
 */
export async function reportProgress(services: Services, recordingId: string, now: Progress) {
	const progress = Math.round(now.progress)
	const expectedDoneAt = new Date(Date.now() + now.secondsLeft * 1000)
	const [updated] = await services.db
		.update(recordings)
		.set({ stage: now.stage, progress, expectedDoneAt })
		.where(and(eq(recordings.id, recordingId), eq(recordings.status, 'processing')))
		.returning({ id: recordings.id })
	if (updated) await announceProgress(services, recordingId, now)
}

/** Tells all who watch, in every process, without storing. */
export async function announceProgress(services: Services, recordingId: string, now: Progress) {
	const message: ProgressMessage = {
		type: 'progress',
		recordingId,
		progress: Math.round(now.progress),
		stage: now.stage,
		estimatedTimeRemaining: Math.max(0, Math.round(now.secondsLeft)),
	}
	await services.notifications.publish(progressTopic, message)
}

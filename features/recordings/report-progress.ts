import { and, eq } from 'drizzle-orm'
import type { Problem } from '#platform/http/problem.ts'
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

export type Progress = {
	stage: string
	progress: number
	secondsLeft: number
	retryAt?: Date
	failure?: string
}

/**
 * Stores how far a recording is and tells all who watch. Nothing happens when its processing is over or
 * it was deleted meanwhile. `secondsLeft` is the honest estimate for the whole rest.
 */
export async function reportProgress(services: Services, recordingId: string, now: Progress) {
	const progress = Math.round(now.progress)
	const expectedDoneAt = new Date(Date.now() + now.secondsLeft * 1000)
	const [updated] = await services.db
		.update(recordings)
		.set({ stage: now.stage, progress, expectedDoneAt, retryAt: null })
		.where(and(eq(recordings.id, recordingId), eq(recordings.status, 'processing')))
		.returning({ id: recordings.id })
	if (updated) await announceProgress(services, recordingId, now)
}

/** Stores and tells that the step at hand failed for now, why, and when it is tried again. */
export async function reportRetry(services: Services, recordingId: string, why: Problem, retryAt: Date) {
	const stage = why.code === 'unexpected' ? 'Processing was interrupted.' : why.message
	const [waiting] = await services.db
		.update(recordings)
		.set({ stage, retryAt })
		.where(and(eq(recordings.id, recordingId), eq(recordings.status, 'processing')))
		.returning({ progress: recordings.progress, expectedDoneAt: recordings.expectedDoneAt })
	if (!waiting) return
	const { progress, expectedDoneAt } = waiting
	const secondsLeft = expectedDoneAt ? (expectedDoneAt.getTime() - Date.now()) / 1000 : 60
	await announceProgress(services, recordingId, { stage, progress, secondsLeft, retryAt })
}

/** Tells all who watch, in every process, without storing. */
export async function announceProgress(services: Services, recordingId: string, now: Progress) {
	const message: ProgressMessage = {
		type: 'progress',
		recordingId,
		progress: Math.round(now.progress),
		stage: now.stage,
		estimatedTimeRemaining: Math.max(0, Math.round(now.secondsLeft)),
		...(now.retryAt && { retryAt: now.retryAt.toISOString() }),
		...(now.failure && { failure: now.failure }),
	}
	await services.notifications.publish(progressTopic, message)
}

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
 * Stores a recording's progress and notifies its viewers. Does nothing if processing has ended or the recording was
 * deleted. `secondsLeft` is the estimate for all remaining steps.
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

/** Stores that the current step failed, why, and when it will be retried, and notifies the recording's viewers. */
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

/** Notifies the recording's viewers in every process, without storing. */
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

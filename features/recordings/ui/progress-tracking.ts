import { z } from 'zod'
import { type ProgressMessage, Recording } from '#features/recordings/contract.ts'

/** Seconds left to assume if the server sends no estimate. */
const defaultEstimate = 60
/** Maximum seconds for the analysis. */
const analysisEstimate = 15
/** Milliseconds to wait for the server's first estimate. */
const firstEstimateTimeout = 2_000
/** Seconds beyond the estimate shown that count as late. */
const lateBy = 10

/** How the processing of one uploaded recording looks from the browser. Times are milliseconds. */
export type Tracking = {
	readonly recordingId: string
	readonly stage: string
	/** 0-100; never falls. */
	readonly progress: number
	readonly outcome: 'running' | 'complete' | 'failed'
	/** When a failed step will be retried (ISO 8601); `stage` says why it failed. */
	readonly retryAt: string | null
	/** Why it failed, if the server said why. */
	readonly failure: string | null
	/** The last estimate; null before the first one. */
	readonly estimate: Estimate | null
	readonly startedAt: number
}

/** Seconds that were left at a moment; `isLate` when it takes longer than may be shown. */
type Estimate = { readonly seconds: number; readonly at: number; readonly isLate: boolean }

/** A recording from a list or the detail route. Older servers leave out status, stage and hasTranscript. */
export const TrackedRecording = Recording.pick({ id: true, status: true, transcription: true, failure: true })
	.partial({ status: true, transcription: true, failure: true })
	.extend({ hasTranscript: z.boolean().optional(), analysis: z.unknown().optional() })
export type TrackedRecording = z.infer<typeof TrackedRecording>

export function startTracking(recordingId: string, now: number): Tracking {
	return {
		recordingId,
		stage: 'Preparing',
		progress: 0,
		outcome: 'running',
		retryAt: null,
		failure: null,
		estimate: null,
		startedAt: now,
	}
}

/** The socket is open and has subscribed. */
export function onConnected(tracking: Tracking): Tracking {
	if (tracking.outcome !== 'running' || tracking.progress >= 5) return tracking
	return { ...tracking, stage: 'Connected, starting transcription', progress: 5 }
}

/** Applies a progress message. A repeated step never moves the progress bar back. */
export function onProgress(tracking: Tracking, message: ProgressMessage, now: number): Tracking {
	if (tracking.outcome !== 'running' || message.recordingId !== tracking.recordingId) return tracking
	// A step may have failed, but processing continues with a retry.
	if (message.retryAt) return { ...tracking, stage: message.stage, retryAt: message.retryAt }
	if (/Error|timeout|failed|Failed/.test(message.stage)) return fail(tracking, message.stage, message.failure)
	if (message.progress >= 100) return complete(tracking)
	const isBehind = message.progress < tracking.progress
	return {
		...tracking,
		stage: isBehind && !tracking.retryAt ? tracking.stage : message.stage,
		retryAt: null,
		progress: Math.max(tracking.progress, message.progress),
		estimate: tracking.retryAt
			? { seconds: message.estimatedTimeRemaining, at: now, isLate: false }
			: reviseEstimate(tracking, message.estimatedTimeRemaining, now),
	}
}

/** Applies a recording read from the server. */
export function onRecording(tracking: Tracking, recording: TrackedRecording, now: number): Tracking {
	if (tracking.outcome !== 'running' || recording.id !== tracking.recordingId) return tracking
	if (hasFailed(recording)) return fail(tracking, 'Processing failed - please try again', recording.failure)
	if (recording.analysis || recording.status === 'analyzed') return complete(tracking)
	const hasWords = recording.hasTranscript ?? Boolean(recording.transcription)
	if (!hasWords || tracking.progress >= 80) return tracking
	return {
		...tracking,
		stage: 'Analyzing call performance...',
		progress: 80,
		estimate: { seconds: Math.min(analysisEstimate, countDown(tracking, now)), at: now, isLate: false },
	}
}

/** Fails the tracking after the browser's timeout. */
export function onTimeout(tracking: Tracking): Tracking {
	return tracking.outcome === 'running' ? fail(tracking, 'Processing timeout - please try again') : tracking
}

/** Seconds left to show, counted down from the last estimate. Null while waiting for the server's first estimate. */
export function secondsLeft(tracking: Tracking, now: number): number | null {
	if (tracking.outcome !== 'running') return 0
	const isWaiting = !tracking.estimate && now - tracking.startedAt < firstEstimateTimeout
	return isWaiting ? null : countDown(tracking, now)
}

function countDown({ estimate, startedAt }: Tracking, now: number): number {
	const { seconds, at } = estimate ?? { seconds: defaultEstimate, at: startedAt }
	return Math.max(0, seconds - (now - at) / 1000)
}

/**
 * The estimate shown never increases, except when a step that failed starts again. It moves halfway towards a lower estimate, so that one outlier has little effect,
 * and is marked as late if the new estimate is much higher.
 */
function reviseEstimate(tracking: Tracking, seconds: number, now: number): Estimate {
	const shown = secondsLeft(tracking, now)
	if (shown === null) return { seconds, at: now, isLate: false }
	const isLate = seconds > shown * 1.5 && seconds - shown > lateBy
	return { seconds: Math.min(shown, (shown + seconds) / 2), at: now, isLate }
}

/**
 * Trusts the status if the server sends one, because a customer may say "failed" on the call. Only
 * without one the text of the transcription tells.
 */
function hasFailed({ status, analysis, transcription }: TrackedRecording): boolean {
	if (status) return status === 'failed'
	return !analysis && (transcription?.includes('failed') ?? false)
}

function complete(tracking: Tracking): Tracking {
	return { ...tracking, stage: 'Complete', progress: 100, outcome: 'complete', retryAt: null }
}

function fail(tracking: Tracking, stage: string, failure: string | null = null): Tracking {
	return { ...tracking, stage, failure, outcome: 'failed', retryAt: null }
}

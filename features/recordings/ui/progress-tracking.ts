import type { ProgressMessage, Recording } from '#features/recordings/contract.ts'

/** Seconds shown as left where nobody has estimated. */
const firstEstimate = 60
/** Seconds that the analysis takes at most. */
const analysisEstimate = 15
/** Milliseconds in which the first estimate of a server that can be reached is there. */
const firstEstimateAwaited = 2_000
/** Seconds beyond what is shown that are worth a word. */
const lateBy = 10

/** How the processing of one uploaded recording looks from the browser. Times are milliseconds. */
export type Tracking = {
	readonly recordingId: string
	readonly stage: string
	/** 0-100; never falls. */
	readonly progress: number
	readonly outcome: 'running' | 'complete' | 'failed'
	/** When a step that failed for now is tried again (ISO 8601): `stage` says why. */
	readonly retryAt: string | null
	/** Why it failed, where the server said so. */
	readonly failure: string | null
	/** The last estimate, null until somebody estimated. */
	readonly estimate: Estimate | null
	readonly startedAt: number
}

/** Seconds that were left at a moment; `isLate` when it takes longer than may be shown. */
type Estimate = { readonly seconds: number; readonly at: number; readonly isLate: boolean }

/** A recording as a list or the detail shows it: older servers say nothing of status, stage or hasTranscript. */
export type TrackedRecording = Pick<Recording, 'id'> &
	Partial<Pick<Recording, 'status' | 'transcription' | 'failure'>> & {
		hasTranscript?: boolean
		analysis?: unknown
	}

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

/** The server told how far it is. A step that is run again never takes the bar back. */
export function onProgress(tracking: Tracking, message: ProgressMessage, now: number): Tracking {
	if (tracking.outcome !== 'running' || message.recordingId !== tracking.recordingId) return tracking
	// What a step waits for may have failed, the processing has not.
	if (message.retryAt) return { ...tracking, stage: message.stage, retryAt: message.retryAt }
	if (/Error|timeout|failed|Failed/.test(message.stage)) return fail(tracking, message.stage, message.failure)
	if (message.progress >= 100) return complete(tracking)
	const isBehind = message.progress < tracking.progress
	return {
		...tracking,
		stage: isBehind && !tracking.retryAt ? tracking.stage : message.stage,
		retryAt: null,
		progress: Math.max(tracking.progress, message.progress),
		estimate: reviseEstimate(tracking, message.estimatedTimeRemaining, now),
	}
}

/** The recording was read from the server, in a list or by itself. */
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

/** The browser has waited long enough. */
export function onTimeout(tracking: Tracking): Tracking {
	return tracking.outcome === 'running' ? fail(tracking, 'Processing timeout - please try again') : tracking
}

/** Seconds to show as left: counts down from the last estimate. Null while the server may still tell the first. */
export function secondsLeft(tracking: Tracking, now: number): number | null {
	if (tracking.outcome !== 'running') return 0
	const isWaiting = !tracking.estimate && now - tracking.startedAt < firstEstimateAwaited
	return isWaiting ? null : countDown(tracking, now)
}

function countDown({ estimate, startedAt }: Tracking, now: number): number {
	const { seconds, at } = estimate ?? { seconds: firstEstimate, at: startedAt }
	return Math.max(0, seconds - (now - at) / 1000)
}

/**
 * What is shown never rises. A lower estimate takes it down half of the way, so that a single one that is too low is
 * no promise; one that is far beyond it says that it takes longer.
 */
function reviseEstimate(tracking: Tracking, seconds: number, now: number): Estimate {
	const shown = secondsLeft(tracking, now)
	if (shown === null) return { seconds, at: now, isLate: false }
	const isLate = seconds > shown * 1.5 && seconds - shown > lateBy
	return { seconds: Math.min(shown, (shown + seconds) / 2), at: now, isLate }
}

/**
 * A server that tells the status is believed: a customer may well say that their business failed. Only
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

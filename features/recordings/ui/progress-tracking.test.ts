import { expect, test } from 'vitest'
import {
	onConnected,
	onProgress,
	onRecording,
	onTimeout,
	secondsLeft,
	startTracking,
	type Tracking,
} from './progress-tracking.ts'

const id = '0e7f3b4e-90de-4ad5-9b8d-3a7c41f9e07a'
const started = () => startTracking(id, 0)
const reported = (
	tracking: Tracking,
	progress: number,
	stage: string,
	estimatedTimeRemaining = 40,
	now = 0,
) => onProgress(tracking, { type: 'progress', recordingId: id, progress, stage, estimatedTimeRemaining }, now)

test('tracking starts with Preparing at 0%, and assumes one minute if the server sends no estimate', () => {
	expect(started()).toMatchObject({ stage: 'Preparing', progress: 0, outcome: 'running' })
	expect(secondsLeft(started(), 0)).toBeNull()
	expect(secondsLeft(started(), 2_000)).toBe(58)
	expect(secondsLeft(started(), 10_000)).toBe(50)
	expect(secondsLeft(started(), 99_000)).toBe(0)
})

test('a connection shows 5%, and no later message takes the bar back', () => {
	const connected = onConnected(started())
	expect(connected).toMatchObject({ stage: 'Connected, starting transcription', progress: 5 })
	expect(reported(connected, 0, 'Preparing')).toMatchObject({
		stage: 'Connected, starting transcription',
		progress: 5,
	})
	const further = reported(connected, 62, 'Transcribing audio')
	expect(further).toMatchObject({ stage: 'Transcribing audio', progress: 62 })
	expect(onConnected(further)).toBe(further)
})

test('100% is complete, and so is a recording with an analysis', () => {
	expect(reported(started(), 100, 'Complete')).toMatchObject({ outcome: 'complete', progress: 100 })
	expect(onRecording(started(), { id, analysis: {} }, 0)).toMatchObject({
		outcome: 'complete',
		progress: 100,
	})
	expect(onRecording(started(), { id, status: 'analyzed' }, 0).outcome).toBe('complete')
})

test.each(['Error in audio', 'Upstream timeout', 'Processing failed - please try again', 'Failed to decode'])(
	'the stage "%s" is a failure, whatever the percentage',
	(stage) => {
		expect(reported(reported(started(), 35, 'Transcribing'), 100, stage)).toMatchObject({
			outcome: 'failed',
			progress: 35,
			stage,
		})
	},
)

test('a step that waits for a retry is not a failure, and progress resumes where it was', () => {
	const at = '2026-11-18T15:42:00.000Z'
	const stage = 'Transcription failed.'
	const message = {
		type: 'progress',
		recordingId: id,
		progress: 35,
		stage,
		estimatedTimeRemaining: 40,
	} as const
	const waiting = onProgress(reported(started(), 35, 'Transcribing'), { ...message, retryAt: at }, 0)
	expect(waiting).toMatchObject({ outcome: 'running', progress: 35, stage, retryAt: at })
	expect(reported(waiting, 5, 'Transcribing')).toMatchObject({
		progress: 35,
		stage: 'Transcribing',
		retryAt: null,
	})
	const failed = onProgress(waiting, { ...message, failure: 'This audio has 255 channels.' }, 0)
	expect(failed).toMatchObject({ outcome: 'failed', failure: 'This audio has 255 channels.', retryAt: null })
})

test('a transcription that contains "failed" is a failure', () => {
	expect(onRecording(started(), { id, transcription: 'Transcription failed: too short' }, 0)).toMatchObject({
		outcome: 'failed',
		stage: 'Processing failed - please try again',
	})
	expect(onRecording(started(), { id, status: 'failed', transcription: null }, 0).outcome).toBe('failed')
})

test('a customer whose business failed is on a call that did not', () => {
	const words = 'Customer: my business failed last year'
	expect(onRecording(started(), { id, transcription: words, analysis: {} }, 0).outcome).toBe('complete')
	expect(onRecording(started(), { id, status: 'processing', transcription: words }, 0).outcome).toBe(
		'running',
	)
})

test('words without an analysis are shown at 80% with 15 seconds left', () => {
	const analyzing = onRecording(reported(started(), 40, 'Transcribing'), { id, hasTranscript: true }, 2000)
	expect(analyzing).toMatchObject({
		stage: 'Analyzing call performance...',
		progress: 80,
		outcome: 'running',
	})
	expect(secondsLeft(analyzing, 2000)).toBe(15)
	expect(onRecording(analyzing, { id, transcription: 'Rep: hello' }, 9000)).toBe(analyzing)
})

test('the first estimate is shown as is, and a much longer one marks the call as late', () => {
	const first = reported(started(), 10, 'Transcribing', 300, 500)
	expect(secondsLeft(first, 500)).toBe(300)
	const second = reported(first, 20, 'Transcribing', 900, 100_500)
	expect(secondsLeft(second, 100_500)).toBe(200)
	expect(second.estimate?.isLate).toBe(true)
	const third = reported(second, 30, 'Transcribing', 150, 101_500)
	expect(third.estimate?.isLate).toBe(false)
	expect(reported(third, 31, 'Transcribing', 180, 102_500).estimate?.isLate).toBe(false)
})

test('the time left never increases, whatever the server estimates', () => {
	const estimates = [300, 320, 20, 280, 0, 90, 15, 14, 200, 3, 60, 1]
	let tracking = onConnected(started())
	let before = Number.POSITIVE_INFINITY
	for (let second = 0; second < 120; second += 1) {
		const now = second * 1000
		if (second % 10 === 3)
			tracking = reported(tracking, 10, 'Transcribing', estimates[(second - 3) / 10], now)
		if (second === 60) tracking = onRecording(tracking, { id, hasTranscript: true }, now)
		const left = secondsLeft(tracking, now) ?? Number.POSITIVE_INFINITY
		expect(left, `after ${second} seconds`).toBeLessThanOrEqual(before)
		before = left
	}
})

test('a step that starts again after a failure gets a new estimate, which then only falls', () => {
	const late = reported(reported(started(), 10, 'Transcribing', 20), 40, 'Transcribing', 20, 19_000)
	const at = '2026-11-18T15:42:00.000Z'
	const failure = { type: 'progress', recordingId: id, progress: 40, stage: 'Transcription failed.' } as const
	const waiting = onProgress(late, { ...failure, estimatedTimeRemaining: 90, retryAt: at }, 19_500)
	const again = reported(waiting, 40, 'Transcribing', 90, 30_000)
	expect(secondsLeft(again, 30_000)).toBe(90)
	expect(secondsLeft(reported(again, 41, 'Transcribing', 120, 31_000), 31_000)).toBe(89)
})

test('the browser times out only while processing is running', () => {
	expect(onTimeout(started())).toMatchObject({
		outcome: 'failed',
		stage: 'Processing timeout - please try again',
	})
	const done = reported(started(), 100, 'Complete')
	expect(onTimeout(done)).toBe(done)
	expect(reported(done, 10, 'Failed')).toBe(done)
})

test('messages about other recordings change nothing', () => {
	const tracking = startTracking('11111111-90de-4ad5-9b8d-3a7c41f9e07a', 0)
	expect(reported(tracking, 50, 'Transcribing')).toBe(tracking)
	expect(onRecording(tracking, { id, status: 'failed' }, 0)).toBe(tracking)
})

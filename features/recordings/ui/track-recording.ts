import { z } from 'zod'
import { readJson } from '#platform/browser/request.ts'
import {
	onConnected,
	onProgress,
	onRecording,
	onTimeout,
	startTracking,
	TrackedRecording,
	type Tracking,
} from './progress-tracking.ts'
import { watchProgress } from './watch-progress.ts'

const pollListEvery = 3_000
const pollRecordingEvery = 2_000
const readAgainAfterSilence = 5_000
const giveUpAfter = 12 * 60_000
const settleAfter = 2_000
/** The list is read newest first: an upload of the last minutes is on its first page. */
const listAddress = '/api/recordings?view=summary&limit=50'

type Watchers = {
	/** Called with the first state immediately and with every change. */
	onChange: (tracking: Tracking) => void
	/** Called once, two seconds after the processing completed or failed. */
	onSettled: (tracking: Tracking) => void
}

/**
 * Follows an uploaded recording until it is complete, has failed, or 12 minutes have passed: by the progress
 * socket, by polling it when the socket stays away, and by the recordings list besides. Answers the function
 * that stops following.
 */
export function trackRecording(recordingId: string, { onChange, onSettled }: Watchers): () => void {
	let tracking = startTracking(recordingId, Date.now())
	let stop = () => {}

	const update = (next: Tracking) => {
		if (next === tracking) return
		tracking = next
		onChange(tracking)
		if (tracking.outcome === 'running') return
		stop()
		const settle = setTimeout(() => onSettled(tracking), settleAfter)
		stop = () => clearTimeout(settle)
	}
	const see = (recording: TrackedRecording | undefined) => {
		if (recording) update(onRecording(tracking, recording, Date.now()))
	}
	const readList = () =>
		readQuietly(listAddress, z.array(TrackedRecording)).then((list) =>
			see(list?.find(({ id }) => id === recordingId)),
		)
	const readRecording = () => readQuietly(`/api/recordings/${recordingId}`, TrackedRecording).then(see)

	const silence = setTimeout(readList, readAgainAfterSilence)
	const limit = setTimeout(() => update(onTimeout(tracking)), giveUpAfter)
	const listPoll = setInterval(readList, pollListEvery)
	let recordingPoll: ReturnType<typeof setInterval> | undefined
	const closeSocket = watchProgress(recordingId, {
		onOpen: () => update(onConnected(tracking)),
		onMessage: (message) => {
			clearTimeout(silence)
			update(onProgress(tracking, message, Date.now()))
		},
		onLost: () => {
			recordingPoll = setInterval(readRecording, pollRecordingEvery)
		},
	})
	stop = () => {
		closeSocket()
		for (const timer of [silence, limit, listPoll, recordingPoll]) clearTimeout(timer)
	}
	onChange(tracking)
	readList()
	return () => stop()
}

/** What could not be read now is read again by the next poll. */
function readQuietly<Answer>(address: string, schema: z.ZodType<Answer>): Promise<Answer | undefined> {
	return readJson(address, schema).catch(() => undefined)
}

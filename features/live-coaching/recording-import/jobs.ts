import { z } from 'zod'
import type { Job } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { recordingExpected } from '../events.ts'
import { giveUpRecording } from './give-up-recording.ts'
import { lookForRecording } from './look-for-recording.ts'

/** `look` counts from 0, which may be left out. */
const AwaitRecording = z.object({ liveCallId: z.uuid(), look: z.int().min(0).optional() })
type AwaitRecording = z.infer<typeof AwaitRecording>

/**
 * Seconds before each look for a recording, 21 minutes in all: ViciDial mixes and moves them by jobs that run
 * every three minutes, some minutes after the call, and an archive of one's own may take longer.
 */
const secondsBeforeLook = [10, 30, 60, 120, 180, 240, 300, 300]

/** Looks once for the recording of a call; each look orders the next one, which outlives restarts. */
const awaitRecording: Job<AwaitRecording> = {
	name: 'await-recording',
	payload: AwaitRecording,
	key: ({ liveCallId, look = 0 }) => `${liveCallId} ${look}`,
	limitSeconds: 30 * 60,
	afterSeconds: ({ look = 0 }) => secondsBeforeLook[look] ?? 0,
}

/** Brings the recordings of calls in. `secret` is the server's own. */
export async function recordingImportJobs(services: Services, secret: string) {
	services.jobs.on(recordingExpected, awaitRecording)
	await services.jobs.handle(awaitRecording, {
		async run({ liveCallId, look = 0 }, { signal }) {
			const reason = await lookForRecording(services, secret, liveCallId, signal)
			if (!reason) return
			const isLast = look + 1 >= secondsBeforeLook.length
			if (isLast) return giveUpRecording(services, liveCallId, reason)
			await services.db.transaction((tx) =>
				services.jobs.order(tx, awaitRecording, { liveCallId, look: look + 1 }),
			)
		},
		giveUp: ({ liveCallId }, problem) => giveUpRecording(services, liveCallId, problem),
	})
}

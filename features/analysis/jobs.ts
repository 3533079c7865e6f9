import { z } from 'zod'
import { failRecording, transcriptReady } from '#features/recordings/index.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'
import { scoreRecording } from './score-recording.ts'

const OfRecording = z.object({ recordingId: z.uuid() })

const scoreRecordingJob: Job<z.infer<typeof OfRecording>> = {
	name: 'score-recording',
	payload: OfRecording,
	key: ({ recordingId }) => recordingId,
	limitSeconds: 5 * 60,
}

/** Every transcript that is ready is scored. */
export async function analysisJobs(services: Services) {
	services.jobs.on(transcriptReady, scoreRecordingJob)
	await services.jobs.handle(scoreRecordingJob, {
		run: ({ recordingId }) => scoreRecording(services, recordingId),
		giveUp: ({ recordingId }, problem) => failRecording(services, recordingId, problem),
	})
}

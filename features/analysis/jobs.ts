import { z } from 'zod'
import { failRecording, reportRetry, transcriptReady } from '#features/recordings/index.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { enrichAnalysis, giveUpEnrichment } from './model/enrich-analysis.ts'
import { enrichAnalysisJob } from './model/order-enrichment.ts'
import { scoreRecording } from './score-recording.ts'
import { rescoreCalls, rescoreCallsJob } from './scoring-settings/rescore-calls.ts'

const OfRecording = z.object({ recordingId: z.uuid() })

const scoreRecordingJob: Job<z.infer<typeof OfRecording>> = {
	name: 'score-recording',
	payload: OfRecording,
	key: ({ recordingId }) => recordingId,
	limitSeconds: 5 * 60,
}

/** Scores every transcript that is ready. A language model, if configured, adds to the analysis afterwards. */
export async function analysisJobs(services: Services) {
	services.jobs.on(transcriptReady, scoreRecordingJob)
	await services.jobs.handle(scoreRecordingJob, {
		run: ({ recordingId }) => scoreRecording(services, recordingId),
		willRetry: ({ recordingId }, problem, at) => reportRetry(services, recordingId, problem, at),
		giveUp: ({ recordingId }, problem) => failRecording(services, recordingId, 'score', problem),
	})
	await services.jobs.handle(rescoreCallsJob, {
		run: (payload, { signal }) => rescoreCalls(services, payload, signal),
		giveUp: async ({ revision }, { code }) =>
			services.log.error({ revision, code }, 'could not rescore calls with the new settings'),
	})
	await services.jobs.handle(enrichAnalysisJob, {
		run: ({ analysisId }, { signal }) => enrichAnalysis(services, analysisId, signal),
		giveUp: ({ analysisId }, problem) => giveUpEnrichment(services, analysisId, problem),
	})
}

import { z } from 'zod'
import { callScored } from '#features/analysis/index.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { notifyAgent } from './notify-agent.ts'

const NotifyAgent = z.object({ recordingId: z.uuid(), analysisId: z.uuid() })

const notifyAgentJob: Job<z.infer<typeof NotifyAgent>> = {
	name: 'notify-agent',
	payload: NotifyAgent,
	key: ({ analysisId }) => analysisId,
	limitSeconds: 2 * 60,
}

/** Shows critical findings on agents' screens. `secret` is the server's own. */
export async function notifyAgentJobs(services: Services, secret: string) {
	services.jobs.on(callScored, notifyAgentJob)
	await services.jobs.handle(notifyAgentJob, {
		run: ({ analysisId }, { signal }) => notifyAgent(services, secret, analysisId, signal),
		giveUp: async ({ recordingId }, { code }) =>
			services.log.warn({ recording: recordingId, code }, 'could not notify an agent of a critical finding'),
	})
}

import { and, lt, ne } from 'drizzle-orm'
import { z } from 'zod'
import { callScored } from '#features/analysis/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { Mailer } from '#platform/mail/open-mailer.ts'
import type { Services } from '#platform/services.ts'
import { logDays } from '../limits.ts'
import { webhookDeliveries } from '../tables.ts'
import { deliverWebhook, giveUpDelivery } from './deliver-webhook.ts'
import { deliverWebhookJob } from './queue-delivery.ts'
import { tellAdminsByMail } from './switch-off.ts'
import { tellEndpoints } from './tell-endpoints.ts'

const TellEndpoints = z.object({ recordingId: z.uuid(), analysisId: z.uuid() })

/** Ordered within the transaction that stores the analysis: what is scored is told, and nothing else is. */
const tellEndpointsJob: Job<z.infer<typeof TellEndpoints>> = {
	name: 'tell-endpoints',
	payload: TellEndpoints,
	key: ({ analysisId }) => analysisId,
	limitSeconds: 60,
}

/** Tells endpoints of others what happens here. `secret` is the server's own. */
export async function webhookJobs(services: Services, secret: string, mailer: Mailer | null) {
	const { jobs, log } = services
	const context = { ...services, secret, tellAdmins: tellAdminsByMail(services, mailer) }
	jobs.on(callScored, tellEndpointsJob)
	await jobs.handle(tellEndpointsJob, {
		run: ({ analysisId }) => tellEndpoints(services, analysisId),
		giveUp: async ({ recordingId }, { code }) =>
			log.error({ recording: recordingId, code }, 'no webhook was told of a call'),
	})
	await jobs.handle(deliverWebhookJob, {
		run: (order, { signal }) => deliverWebhook(context, order, signal),
		giveUp: ({ deliveryId, orderNumber }) => giveUpDelivery(services, deliveryId, orderNumber),
	})
}

/** Removes from the log what nobody will ask for any more. */
export async function removeOldDeliveries(db: Db) {
	const before = new Date(Date.now() - logDays * 86_400_000)
	await db
		.delete(webhookDeliveries)
		.where(and(lt(webhookDeliveries.createdAt, before), ne(webhookDeliveries.state, 'waiting')))
}

import { and, lt, ne } from 'drizzle-orm'
import { z } from 'zod'
import { callScored } from '#features/analysis/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Mailer } from '#platform/mail/open-mailer.ts'
import type { Services } from '#platform/services.ts'
import { logDays } from '../limits.ts'
import { webhookDeliveries } from '../tables.ts'
import { deliverWebhook, giveUpDelivery } from './deliver-webhook.ts'
import { enqueueWebhooks } from './enqueue-webhooks.ts'
import { deliverWebhookJob } from './queue-delivery.ts'
import { notifyAdminsByMail } from './switch-off.ts'

const EnqueueWebhooks = z.object({ recordingId: z.uuid(), analysisId: z.uuid() })

/** Enqueued in the transaction that stores the analysis, so that exactly the committed analyses are announced. */
const enqueueWebhooksJob: Job<z.infer<typeof EnqueueWebhooks>> = {
	name: 'tell-endpoints',
	payload: EnqueueWebhooks,
	key: ({ analysisId }) => analysisId,
	limitSeconds: 60,
}

/** Sends events to other systems. `secret` is the server's own. */
export async function webhookJobs(services: Services, secret: string, mailer: Mailer | null) {
	const { jobs, log } = services
	const context = { ...services, secret, notifyAdmins: notifyAdminsByMail(services, mailer) }
	jobs.on(callScored, enqueueWebhooksJob)
	await jobs.handle(enqueueWebhooksJob, {
		run: ({ analysisId }) => enqueueWebhooks(services, analysisId),
		giveUp: async ({ recordingId }, { code }) =>
			log.error({ recording: recordingId, code }, 'could not enqueue the webhooks for a call'),
	})
	await jobs.handle(deliverWebhookJob, {
		run: (order, { signal }) => deliverWebhook(context, order, signal),
		giveUp: ({ deliveryId, orderNumber }) => giveUpDelivery(services, deliveryId, orderNumber),
	})
}

/** Removes from the log what no one will ask for any more. */
export async function removeOldDeliveries(db: Db) {
	const before = new Date(Date.now() - logDays * 86_400_000)
	await db
		.delete(webhookDeliveries)
		.where(and(lt(webhookDeliveries.createdAt, before), ne(webhookDeliveries.state, 'waiting')))
}

import { z } from 'zod'
import type { Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import type { WebhookMessage } from '../contract.ts'
import { webhookDeliveries } from '../tables.ts'

const DeliverWebhook = z.object({ deliveryId: z.uuid(), orderNumber: z.int(), restSeconds: z.int() })
export type DeliverWebhook = z.infer<typeof DeliverWebhook>

/** Each try is an order of its own: the queue's own retries are for a process that ends meanwhile. */
export const deliverWebhookJob: Job<DeliverWebhook> = {
	name: 'deliver-webhook',
	payload: DeliverWebhook,
	key: ({ deliveryId, orderNumber }) => `${deliveryId} ${orderNumber}`,
	limitSeconds: 60,
	afterSeconds: ({ restSeconds }) => restSeconds,
	// They wait for others' servers: a slow one must not hold up the rest.
	atOnce: 4,
}

/** Stores a message for an endpoint and enqueues its delivery; each event of an analysis is sent once. */
export async function queueDelivery(
	{ jobs }: Services,
	tx: Transaction,
	endpointId: string,
	message: WebhookMessage,
	analysisId: string | null,
) {
	const [queued] = await tx
		.insert(webhookDeliveries)
		.values({ endpointId, analysisId, event: message.type, message, nextTryAt: new Date() })
		.onConflictDoNothing()
		.returning({ id: webhookDeliveries.id })
	if (queued)
		await jobs.order(tx, deliverWebhookJob, { deliveryId: queued.id, orderNumber: 0, restSeconds: 0 })
}

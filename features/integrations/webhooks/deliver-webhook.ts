import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { type Attempt, tryAfterSeconds } from '../contract.ts'
import { webhookDeliveries, webhookEndpoints } from '../tables.ts'
import { signingSecrets } from './endpoint-secret.ts'
import { postWebhook } from './post-webhook.ts'
import { type DeliverWebhook, deliverWebhookJob } from './queue-delivery.ts'
import { type NotifyAdmins, noteFailure, noteSuccess } from './switch-off.ts'

/** Most tries that the log shows of one message, which can be sent again without end. */
const mostAttempts = 20

/** What delivering works with. `secret` is the server's own. */
export type DeliveryContext = Services & { secret: string; notifyAdmins: NotifyAdmins }

/** Tries once to deliver a message, records the result and schedules the next try. Outdated jobs do nothing. */
export async function deliverWebhook(
	context: DeliveryContext,
	{ deliveryId, orderNumber }: DeliverWebhook,
	signal: AbortSignal,
) {
	const { db, settings, secret } = context
	const [found] = await db
		.select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
		.from(webhookDeliveries)
		.innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
		.where(isDue(deliveryId, orderNumber))
	if (!found) return
	const { delivery, endpoint } = found
	if (!endpoint.isOn) return giveUpDelivery(context, deliveryId, orderNumber)
	const attempt = await postWebhook(
		{
			id: delivery.id,
			url: endpoint.url,
			message: delivery.message,
			secrets: signingSecrets(secret, endpoint),
			allowsPrivate: settings.webhookPrivateAddresses,
		},
		signal,
	)
	const switchedOff = await db.transaction(async (tx) => {
		// The endpoint first, as everyone locks them: two who wait for each other would both wait for ever.
		const off = await (attempt.problem
			? noteFailure(tx, endpoint.id, delivery.triesUsed + 1)
			: noteSuccess(tx, endpoint.id))
		await noteAttempt(context, tx, deliveryId, orderNumber, attempt)
		return off
	})
	if (switchedOff) await context.notifyAdmins(switchedOff)
}

const isDue = (id: string, orderNumber: number) =>
	and(
		eq(webhookDeliveries.id, id),
		eq(webhookDeliveries.orderNumber, orderNumber),
		eq(webhookDeliveries.state, 'waiting'),
	)

/** While it was under way someone may have sent it again: then the next try is ordered already. */
async function noteAttempt(
	{ jobs }: Services,
	tx: Transaction,
	id: string,
	orderNumber: number,
	attempt: Attempt,
) {
	const [row] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for('update')
	if (!row) return
	const attempts = [...row.attempts, attempt].slice(-mostAttempts)
	const change = (values: Partial<typeof row>) =>
		tx
			.update(webhookDeliveries)
			.set({ attempts, ...values })
			.where(eq(webhookDeliveries.id, id))
	if (!attempt.problem) return change({ state: 'delivered', nextTryAt: null })
	if (row.orderNumber !== orderNumber || row.state !== 'waiting') return change({})
	const triesUsed = row.triesUsed + 1
	const restSeconds = tryAfterSeconds[triesUsed]
	if (restSeconds === undefined) return change({ state: 'failed', triesUsed, nextTryAt: null })
	await change({
		triesUsed,
		orderNumber: orderNumber + 1,
		nextTryAt: new Date(Date.now() + restSeconds * 1000),
	})
	await jobs.order(tx, deliverWebhookJob, { deliveryId: id, orderNumber: orderNumber + 1, restSeconds })
}

/** For an endpoint that is off, and for work that the queue has lost. */
export async function giveUpDelivery({ db }: Services, deliveryId: string, orderNumber: number) {
	await db
		.update(webhookDeliveries)
		.set({ state: 'failed', nextTryAt: null })
		.where(isDue(deliveryId, orderNumber))
}

import { and, eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { requireApiAccess } from '../require-api-access.ts'
import { webhookDeliveries } from '../tables.ts'
import { lockEndpoint } from './present-endpoint.ts'
import { deliverWebhookJob, queueDelivery } from './queue-delivery.ts'

/** Sends an endpoint a message that says nothing, to see whether it is taken. Throws Problem 402, 404, 409. */
export async function sendTest(services: Services, person: Person, endpointId: string) {
	await requireApiAccess(services, person)
	await services.db.transaction(async (tx) => {
		await requireOn(tx, endpointId)
		const timestamp = new Date().toISOString()
		await queueDelivery(
			services,
			tx,
			endpointId,
			{ type: 'webhook.test', timestamp, data: { endpointId } },
			null,
		)
	})
}

/**
 * Resends a message, immediately and then as often as a new one, whatever its result; its id stays. Throws
 * Problem 402, 404, and 409 where the endpoint is off.
 */
export async function sendAgain(services: Services, person: Person, endpointId: string, deliveryId: string) {
	await requireApiAccess(services, person)
	await services.db.transaction(async (tx) => {
		await requireOn(tx, endpointId)
		const which = and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, endpointId))
		const [row] = await tx.select().from(webhookDeliveries).where(which).for('update')
		if (!row) throw new Problem(404, 'no-such-delivery', 'This message is not in the log.')
		const orderNumber = row.orderNumber + 1
		await tx
			.update(webhookDeliveries)
			.set({ state: 'waiting', orderNumber, triesUsed: 0, nextTryAt: new Date() })
			.where(which)
		await services.jobs.order(tx, deliverWebhookJob, { deliveryId, orderNumber, restSeconds: 0 })
	})
}

async function requireOn(tx: Transaction, id: string) {
	const { isOn } = await lockEndpoint(tx, id)
	if (!isOn) throw new Problem(409, 'webhook-is-off', 'This webhook is turned off. Turn it on first.')
}

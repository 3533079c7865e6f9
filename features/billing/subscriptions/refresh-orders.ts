import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Payment } from '../provider/open-payment.ts'
import { paymentEvents, subscriptions } from '../tables.ts'
import { refreshSubscription } from './refresh-subscription.ts'

/** The provider sends an event again for three days; after these it can only come again as a forgery too old to pass. */
const eventDays = 30

/**
 * Asks for the person's orders that were not paid when last seen: whoever just paid is not to wait for the event that
 * tells of it. Where the provider is away, they stay as they are.
 */
export async function refreshOrders(payment: Payment, person: Person): Promise<void> {
	const orders = await payment.db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(and(eq(subscriptions.ownerId, person.id), eq(subscriptions.status, 'incomplete')))
	await refreshAll(payment, orders)
}

/**
 * Once an hour: asks for every subscription that waits for money or whose period is over, so that nobody keeps or
 * loses a plan because an event was lost, and forgets events that cannot come again.
 */
export async function catchUp(payment: Payment): Promise<void> {
	const waiting = await payment.db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(
			or(
				inArray(subscriptions.status, ['incomplete', 'past_due', 'unpaid']),
				and(
					lt(subscriptions.periodEnd, sql`now()`),
					ne(subscriptions.status, 'canceled'),
					ne(subscriptions.status, 'incomplete_expired'),
				),
			),
		)
	await refreshAll(payment, waiting)
	await payment.db
		.delete(paymentEvents)
		.where(lt(paymentEvents.receivedAt, sql`now() - make_interval(days => ${eventDays})`))
}

async function refreshAll(payment: Payment, waiting: { id: string }[]) {
	for (const { id } of waiting)
		await refreshSubscription(payment, id).catch((error) =>
			payment.log.warn({ err: error, subscription: id }, 'a subscription could not be asked for'),
		)
}

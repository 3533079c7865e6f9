import { and, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Payer } from '../provider/find-customer.ts'
import type { Payment } from '../provider/open-payment.ts'
import { paymentEvents, subscriptions } from '../tables.ts'
import { refreshSubscription } from './refresh-subscription.ts'

/** The provider sends an event again for three days; after these it can only come again as a forgery too old to pass. */
const eventDays = 30

/**
 * Asks for the orders of the person, or of the team of an administrator, that were not paid when last seen: the person who
 * just paid is not to wait for its event. If the provider is unreachable, they stay unchanged.
 */
export async function refreshOrders(payment: Payment, person: Person): Promise<void> {
	await refreshAll(payment, await listOrders(payment, { personId: person.id, forTeam: isForTeam(person) }))
}

/** What is ordered by an administrator is for the team. */
export const isForTeam = ({ role }: Pick<Person, 'role'>) => role === 'admin'

/** The orders of the person, or of the team regardless of who made them, that were not paid when last seen; newest first. */
export function listOrders({ db, livemode }: Payment, { personId, forTeam }: Payer) {
	const payer = forTeam ? undefined : eq(subscriptions.ownerId, personId)
	return db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(
			and(
				payer,
				eq(subscriptions.forTeam, forTeam),
				eq(subscriptions.livemode, livemode),
				eq(subscriptions.status, 'incomplete'),
			),
		)
		.orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
}

/**
 * Once an hour: asks for every subscription that waits for money or whose period is over, and once a day for every
 * other that is not over, so that no one keeps or loses a plan because an event was lost; and forgets events that
 * cannot come again.
 */
export async function catchUp(payment: Payment): Promise<void> {
	const waiting = await payment.db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(
			and(
				eq(subscriptions.livemode, payment.livemode),
				notInArray(subscriptions.status, ['canceled', 'incomplete_expired']),
				or(
					inArray(subscriptions.status, ['incomplete', 'past_due', 'unpaid']),
					lt(subscriptions.periodEnd, sql`now()`),
					lt(subscriptions.readAt, sql`now() - interval '1 day'`),
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
			payment.log.warn({ err: error, subscription: id }, 'could not fetch a subscription'),
		)
}

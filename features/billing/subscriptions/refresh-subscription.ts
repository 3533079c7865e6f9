import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Transaction } from '#platform/db/database.ts'
import { findAtProvider } from '../provider/ask-provider.ts'
import type { Payment } from '../provider/open-payment.ts'
import { paymentEvents, subscriptionReadings } from '../tables.ts'
import { keepMissing, keepSubscription } from './keep-subscription.ts'

/**
 * Asks the provider for a subscription and stores its state, with its newest invoice; null where the provider says
 * that there is none of this id. Where that is for an event, the event is marked as acted on in the same transaction,
 * and a second time changes nothing. Throws as `askProvider`.
 */
export async function refreshSubscription(
	payment: Payment,
	id: string,
	event?: { id: string; type: string },
): Promise<Stripe.Subscription | null> {
	const number = await nextReading(payment)
	const subscription = await findAtProvider(() =>
		payment.provider.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] }),
	)
	// Only now: the embedded database has one session, and no one else should wait for the provider's answer.
	await payment.db.transaction(async (tx) => {
		if (event && !(await markEvent(tx, event))) return
		await (subscription ? keepSubscription(tx, { number, subscription }) : keepMissing(tx, { number, id }))
	})
	return subscription
}

/**
 * Numbers a reading. Readings are numbered before they are asked for and a later one is never replaced by an earlier:
 * each change is announced by an event, and the reading for the last event begins after the last change. So whatever comes
 * late or twice, the last change stays.
 */
export async function nextReading({ db }: Pick<Payment, 'db'>): Promise<number> {
	const { rows } = await db.execute<{ number: string }>(
		sql`select nextval(${subscriptionReadings.seqName}) as number`,
	)
	return Number(rows[0]?.number)
}

async function markEvent(tx: Transaction, { id, type }: { id: string; type: string }) {
	const marked = await tx
		.insert(paymentEvents)
		.values({ id, type })
		.onConflictDoNothing()
		.returning({ id: paymentEvents.id })
	return marked.length > 0
}

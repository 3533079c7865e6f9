import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { PaidTier } from '../contract.ts'
import { paymentCustomers, seats, subscriptions } from '../tables.ts'

/** What the provider reported, and the number of the reading. */
export type Reading = { number: number; subscription: Stripe.Subscription }

/**
 * Stores the provider's state of a subscription, unless a later reading is already stored. The person who ordered it
 * gets its first seat; seats that are no longer paid for are taken from those who got theirs last. A subscription of
 * someone or to something that is not ours is left alone.
 */
export async function keepSubscription(tx: Transaction, { number, subscription }: Reading): Promise<void> {
	const row = await readSubscription(tx, subscription)
	if (!row) return
	const { id, ownerId, status } = row
	// A new one is reported by the response to its order and by events simultaneously: there is no row to lock yet.
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${id}))`)
	const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id))
	const since = status === 'past_due' ? sql`coalesce(${subscriptions.pastDueSince}, now())` : null
	const [kept] = await tx
		.insert(subscriptions)
		.values({ ...row, reading: number, pastDueSince: status === 'past_due' ? new Date() : null })
		.onConflictDoUpdate({
			target: subscriptions.id,
			set: { ...row, reading: number, readAt: sql`now()`, pastDueSince: since },
			setWhere: lte(subscriptions.reading, number),
		})
		.returning({ id: subscriptions.id })
	if (!kept) return
	if (!before) await tx.insert(seats).values({ subscriptionId: id, personId: ownerId }).onConflictDoNothing()
	await takeSurplusSeats(tx, row)
	if (before?.status === status) return
	const { tier, billing, seats: count } = row
	await recordAuditEvent(tx, {
		personId: before ? null : ownerId,
		action: before ? 'subscription.status-changed' : 'subscription.ordered',
		subjectId: id,
		details: { tier, billing, seats: count, status },
	})
}

/**
 * Keeps that the provider knows no subscription of this id, unless something asked for later is kept already: nothing
 * is paid for it. Its seats stay given, for the day on which the provider knows it again.
 */
export async function keepMissing(
	tx: Transaction,
	{ number, id }: { number: number; id: string },
): Promise<void> {
	const kept = eq(subscriptions.id, id)
	const [before] = await tx.select().from(subscriptions).where(kept).for('update')
	if (!before || before.reading > number) return
	const status = 'missing'
	await tx.update(subscriptions).set({ status, reading: number, readAt: sql`now()` }).where(kept)
	if (before.status === status) return
	await recordAuditEvent(tx, {
		personId: null,
		action: 'subscription.status-changed',
		subjectId: id,
		details: { tier: before.tier, billing: before.billing, seats: before.seats, status },
	})
}

async function readSubscription(tx: Transaction, subscription: Stripe.Subscription) {
	const [item] = subscription.items.data
	const tier = PaidTier.safeParse(item?.price.metadata.tier)
	const customerId =
		typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id
	const [customer] = await tx
		.select()
		.from(paymentCustomers)
		.where(eq(paymentCustomers.customerId, customerId))
	if (!item || !tier.success || !customer) return null
	const periodEnd = new Date(item.current_period_end * 1000)
	return {
		id: subscription.id,
		ownerId: customer.personId,
		forTeam: customer.forTeam,
		livemode: customer.livemode,
		tier: tier.data,
		billing: item.price.recurring?.interval === 'year' ? ('annual' as const) : ('monthly' as const),
		seats: item.quantity ?? 1,
		unitAmount: item.price.unit_amount ?? 0,
		status: subscription.status,
		periodEnd,
		endsAt: subscription.cancel_at
			? new Date(subscription.cancel_at * 1000)
			: subscription.cancel_at_period_end
				? periodEnd
				: null,
	}
}

async function takeSurplusSeats(tx: Transaction, { id, seats: paid }: { id: string; seats: number }) {
	const held = await tx
		.select({ personId: seats.personId, givenAt: seats.givenAt })
		.from(seats)
		.where(eq(seats.subscriptionId, id))
		.orderBy(desc(seats.givenAt))
	const surplus = held.slice(0, Math.max(0, held.length - paid)).map(({ personId }) => personId)
	if (surplus.length > 0)
		await tx.delete(seats).where(and(eq(seats.subscriptionId, id), inArray(seats.personId, surplus)))
}

import { and, eq, ne } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import { type OrderedPlan, type PlanOrder, totalPrice } from '../contract.ts'
import { askProvider } from '../provider/ask-provider.ts'
import { findCustomer } from '../provider/find-customer.ts'
import { findPrice } from '../provider/find-price.ts'
import type { Payment } from '../provider/open-payment.ts'
import { subscriptions } from '../tables.ts'
import { findOpen, requireSeatsFor } from './find-subscription.ts'
import { isForTeam, refreshOrders } from './refresh-orders.ts'
import { refreshSubscription } from './refresh-subscription.ts'

/**
 * Orders a plan. It begins once the browser has confirmed the payment with the answered secret; an order that is not
 * paid for within a day ends by itself, or as soon as the person orders something else. Ordered again with the same
 * key, it is the same order. Throws Problem 403 for more seats than the person may buy, 409 `already-subscribed` and,
 * for one that is over, `order-ended`, and as `askProvider`.
 */
export async function orderSubscription(
	payment: Payment,
	person: Person,
	{ key, ...order }: PlanOrder,
): Promise<OrderedPlan> {
	const { provider } = payment
	const forTeam = isForTeam(person)
	requireSeatsFor({ forTeam }, order.seats)
	await refreshOrders(payment, person)
	const open = await findOpen(payment, person)
	// A seat of their own that is to end keeps no administrator from ordering for the team.
	if (open && !(forTeam && !open.forTeam && open.endsAt))
		throw new Problem(409, 'already-subscribed', 'There is a subscription already: change it under Plans.')
	const customer = await findCustomer(payment, person, { forTeam })
	const price = await findPrice(provider, order)
	const { id } = await askProvider(() =>
		provider.subscriptions.create(
			{
				customer,
				items: [{ price, quantity: order.seats }],
				payment_behavior: 'default_incomplete',
				payment_settings: { save_default_payment_method: 'on_subscription' },
			},
			{ idempotencyKey: ['order', person.id, key, price, order.seats].join('-') },
		),
	)
	// An order that is repeated is answered as it was the first time: what has become of it is asked for.
	const clientSecret = readSecret(await refreshSubscription(payment, id))
	await dropOtherOrders(payment, person, id)
	return { clientSecret, total: totalPrice(order) }
}

/** Two orders open in two tabs must not both be paid. */
async function dropOtherOrders(payment: Payment, person: Person, id: string) {
	const others = await payment.db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(
			and(
				eq(subscriptions.ownerId, person.id),
				eq(subscriptions.status, 'incomplete'),
				ne(subscriptions.id, id),
			),
		)
	for (const other of others) {
		await askProvider(() => payment.provider.subscriptions.cancel(other.id))
		await refreshSubscription(payment, other.id)
	}
}

/** By what the order is paid; null where it is paid already. */
function readSecret(told: Stripe.Subscription | null) {
	const { status, latest_invoice: invoice } = told ?? {}
	if (status === 'active' || status === 'trialing') return null
	const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
	if (status === 'incomplete' && secret) return secret
	throw new Problem(
		409,
		'order-ended',
		'This order was not paid in time, or another took its place: try again.',
	)
}

import type Stripe from 'stripe'
import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import { type OrderedPlan, type PlanOrder, totalPrice } from '../contract.ts'
import { askProvider } from '../provider/ask-provider.ts'
import { findCustomer, type Payer } from '../provider/find-customer.ts'
import { findPrice } from '../provider/find-price.ts'
import type { Payment } from '../provider/open-payment.ts'
import { findOpen, requireSeatsFor } from './find-subscription.ts'
import { isForTeam, listOrders, refreshOrders } from './refresh-orders.ts'
import { refreshSubscription } from './refresh-subscription.ts'

/**
 * Orders a plan. It begins once the browser has confirmed the payment with the answered secret; an order that is not
 * paid for within a day expires, or ends as soon as the person, or for a team any administrator, orders something
 * else. Ordered again with the same key, it is the same order. Throws Problem 403 for more seats than the person may
 * buy, 409 `already-subscribed` and, for one that is over, `order-ended`, and as `askProvider`.
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
	if (open && !(forTeam && !open.forTeam && open.endsAt)) throw alreadySubscribed()
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
	const newest = await endOtherOrders(payment, { personId: person.id, forTeam }, { id, clientSecret })
	if (newest !== id) throw orderEnded()
	return { clientSecret, total: totalPrice(order) }
}

/**
 * Ends all orders but the newest, in other tabs and of other administrators, so that a team is not paid for twice, and
 * answers which that is. An order is kept before others are looked for: of two at the same moment at least one sees
 * the other, and both agree on which is the newer. Where another was paid for meanwhile, this one ends: Problem 409.
 */
async function endOtherOrders(
	payment: Payment,
	payer: Payer,
	{ id, clientSecret }: { id: string; clientSecret: string | null },
) {
	const isPaid = clientSecret === null
	const orders = await listOrders(payment, payer)
	const newest = isPaid ? id : orders[0]?.id
	for (const order of orders) {
		if (order.id === newest) continue
		const status = await endUnpaid(payment, order.id)
		if (isPaid || (status !== 'active' && status !== 'trialing')) continue
		await endUnpaid(payment, id)
		throw alreadySubscribed()
	}
	return newest
}

/** Ends an order unless it is paid by now; returns its state. */
async function endUnpaid(payment: Payment, id: string) {
	const subscription = await refreshSubscription(payment, id)
	if (subscription?.status !== 'incomplete') return subscription?.status
	await askProvider(() => payment.provider.subscriptions.cancel(id))
	return (await refreshSubscription(payment, id))?.status
}

/** By what the order is paid; null where it is paid already. */
function readSecret(subscription: Stripe.Subscription | null) {
	const { status, latest_invoice: invoice } = subscription ?? {}
	if (status === 'active' || status === 'trialing') return null
	const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
	if (status === 'incomplete' && secret) return secret
	throw orderEnded()
}

const alreadySubscribed = () =>
	new Problem(
		409,
		'already-subscribed',
		'You already have a subscription. Change it under Plans and billing.',
	)
const orderEnded = () =>
	new Problem(409, 'order-ended', 'This order expired or was replaced by another one. Please try again.')

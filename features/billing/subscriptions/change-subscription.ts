import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { PlanOrder } from '../contract.ts'
import { findPrice } from '../provider/find-price.ts'
import type { Payment } from '../provider/open-payment.ts'
import { findManaged, listHolders, requireSeatsFor } from './find-subscription.ts'
import { updateSubscription } from './update-subscription.ts'

/**
 * Changes plan, period and seats immediately. Any extra cost for the rest of the period is paid immediately, or nothing
 * changes; what less it costs is credited to the next invoices. Throws Problem 402 in the provider's words when the
 * card is declined, 403 and 404 without permission, 409 `unpaid` while an invoice is open and `seats-held` when
 * more people hold seats than are left, and as `askProvider`.
 */
export async function changeSubscription(
	payment: Payment,
	person: Person,
	id: string,
	{ key, ...change }: PlanOrder,
): Promise<void> {
	const { db, provider } = payment
	const managed = await findManaged(db, person, id)
	requireSeatsFor(managed, change.seats)
	if (managed.status !== 'active' && managed.status !== 'trialing')
		throw new Problem(409, 'unpaid', 'The last invoice is unpaid. Pay it first, then change the plan.')
	const held = await listHolders(db, id)
	if (held.length > change.seats)
		throw new Problem(
			409,
			'seats-held',
			`${held.length} people have seats. Remove some of their seats first.`,
		)
	const price = await findPrice(provider, change)
	await updateSubscription(payment, person, { action: 'subscription.changed', details: change }, async () => {
		const { items } = await provider.subscriptions.retrieve(id)
		return await provider.subscriptions.update(
			id,
			{
				items: [{ id: items.data[0]?.id, price, quantity: change.seats }],
				proration_behavior: 'always_invoice',
				payment_behavior: 'error_if_incomplete',
			},
			{ idempotencyKey: ['change', id, key, price, change.seats].join('-') },
		)
	})
}

import type { Person } from '#features/people/contract.ts'
import type { Payment } from '../provider/open-payment.ts'
import { findManaged } from './find-subscription.ts'
import { updateSubscription } from './update-subscription.ts'

/** Lets a subscription end with the period that is paid for. Throws Problem 404, and as `askProvider`. */
export async function cancelSubscription(payment: Payment, person: Person, id: string): Promise<void> {
	await findManaged(payment.db, person, id)
	await updateSubscription(payment, person, { action: 'subscription.canceled' }, () =>
		payment.provider.subscriptions.update(id, { cancel_at_period_end: true }),
	)
}

/** Lets a subscription that was to end renew after all. Throws Problem 404, and as `askProvider`. */
export async function resumeSubscription(payment: Payment, person: Person, id: string): Promise<void> {
	await findManaged(payment.db, person, id)
	await updateSubscription(payment, person, { action: 'subscription.resumed' }, async () => {
		const { cancel_at_period_end: endsWithPeriod } = await payment.provider.subscriptions.retrieve(id)
		// Canceled in the provider's portal it may have a date to end on instead: only one of the two can be given.
		return await payment.provider.subscriptions.update(
			id,
			endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: '' },
		)
	})
}

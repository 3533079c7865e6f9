import type Stripe from 'stripe'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { PlanOrder } from '../contract.ts'
import { askProvider } from '../provider/ask-provider.ts'
import type { Payment } from '../provider/open-payment.ts'
import { keepSubscription } from './keep-subscription.ts'
import { nextReading } from './refresh-subscription.ts'

type Deed = {
	action: 'subscription.changed' | 'subscription.canceled' | 'subscription.resumed'
	details?: Omit<PlanOrder, 'key'>
}

/**
 * Lets the provider change a subscription, and keeps what it answers together with who did what: it is not asked
 * again, so that nothing that was charged for is reported as failed. Throws as `askProvider`.
 */
export async function updateSubscription(
	payment: Payment,
	person: Person,
	{ action, details }: Deed,
	update: () => Promise<Stripe.Subscription>,
): Promise<void> {
	const number = await nextReading(payment)
	const subscription = await askProvider(update)
	await payment.db.transaction(async (tx) => {
		await keepSubscription(tx, { number, subscription })
		await recordAuditEvent(tx, { personId: person.id, action, subjectId: subscription.id, details })
	})
}

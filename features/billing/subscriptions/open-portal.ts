import { eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { BillingPortal } from '../contract.ts'
import { askProvider } from '../provider/ask-provider.ts'
import type { Payment } from '../provider/open-payment.ts'
import { paymentCustomers } from '../tables.ts'
import { findOpen } from './find-subscription.ts'

/**
 * A page of the provider's, good for some minutes, where whoever manages the subscription changes the card, pays what
 * is open and reads invoices; it leads back to `returnTo`. Throws Problem 404 for who never ordered anything, and as
 * `askProvider`.
 */
export async function openPortal(
	{ db, provider }: Payment,
	person: Person,
	returnTo: string,
): Promise<BillingPortal> {
	const { ownerId } = (await findOpen(db, person)) ?? { ownerId: person.id }
	const [customer] = await db
		.select({ id: paymentCustomers.customerId })
		.from(paymentCustomers)
		.where(eq(paymentCustomers.personId, ownerId))
	if (!customer) throw new Problem(404, 'no-subscription', 'You have no subscription to manage.')
	const { url } = await askProvider(() =>
		provider.billingPortal.sessions.create({ customer: customer.id, return_url: returnTo }),
	)
	return { url }
}

import type { Person } from '#features/people/contract.ts'
import { Problem } from '#platform/http/problem.ts'
import type { BillingPortal } from '../contract.ts'
import { askProvider } from '../provider/ask-provider.ts'
import { knownCustomer } from '../provider/find-customer.ts'
import type { Payment } from '../provider/open-payment.ts'
import { findOpen } from './find-subscription.ts'
import { isForTeam } from './refresh-orders.ts'

/**
 * A page of the provider's, good for some minutes, where the subscription's manager changes the card, pays what
 * is open and reads invoices; it leads back to `returnTo`. Throws Problem 404 for who never ordered anything, and as
 * `askProvider`.
 */
export async function openPortal(payment: Payment, person: Person, returnTo: string): Promise<BillingPortal> {
	const open = await findOpen(payment, person)
	const customer = await knownCustomer(payment, {
		personId: open?.ownerId ?? person.id,
		forTeam: open?.forTeam ?? isForTeam(person),
	})
	if (!customer) throw new Problem(404, 'no-subscription', 'You have no subscription to manage.')
	const { url } = await askProvider(() =>
		payment.provider.billingPortal.sessions.create({ customer, return_url: returnTo }),
	)
	return { url }
}

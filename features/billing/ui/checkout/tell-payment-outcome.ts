import { type ToastContent, toast } from '#design/toast.ts'
import type { BillingState } from '#features/billing/contract.ts'
import { readJson } from '#platform/browser/request.ts'
import { billingAddress } from '../billing-state.ts'
import { type PaymentTexts, paymentTexts } from './payment-texts.ts'

const storedName = 'begun-payment'

/** Keeps in this tab from which page a payment was begun: it may lead to the person's bank, and back. */
export function rememberPayment({ page }: PaymentTexts): void {
	sessionStorage.setItem(storedName, page)
}

export function forgetPayment(): void {
	sessionStorage.removeItem(storedName)
}

/**
 * Tells how a payment ended that took the person to their bank and back. What the address says is not believed: the
 * server is asked, and nothing is told where no payment was begun in this tab.
 */
export async function tellPaymentOutcome(search: Record<string, unknown>): Promise<void> {
	const page = sessionStorage.getItem(storedName)
	forgetPayment()
	const texts = Object.values(paymentTexts).find((known) => known.page === page)
	if (!texts || search.redirect_status === undefined) return
	const state = await readJson<BillingState>(billingAddress).catch(() => null)
	toast(outcomeOf(texts, state?.subscription ?? null, search.redirect_status))
}

/** What is told of a payment, by the subscription that the server knows afterwards. */
export function outcomeOf(
	texts: PaymentTexts,
	subscription: BillingState['subscription'],
	redirectStatus: unknown,
): ToastContent {
	// One that is to end is older than the order.
	if (subscription && !subscription.endsAt) return { title: texts.succeeded, tone: 'success' }
	if (redirectStatus !== 'failed') return { title: texts.onItsWay, description: stillAtIt }
	return {
		title: texts.failed,
		description: 'The payment was not completed. Please try another way to pay.',
		tone: 'destructive',
	}
}

export const stillAtIt = 'The bank is still at it: the plan begins once it has paid.'

import { z } from 'zod'
import { type ToastContent, toast } from '#design/toast.ts'
import { BillingState } from '#features/billing/contract.ts'
import { readJson } from '#platform/browser/request.ts'
import { storedText } from '#platform/browser/stored-value.ts'
import { billingAddress } from '../billing-state.ts'
import { type PaymentTexts, paymentTexts } from './payment-texts.ts'

const pages = Object.values(paymentTexts).map(({ page }) => page)
/** From which page a payment was begun in this tab: it may lead to the person's bank, and back. */
const begunPayment = storedText('session', 'begun-payment', z.enum(pages))

export function rememberPayment({ page }: PaymentTexts): void {
	begunPayment.write(page)
}

export function forgetPayment(): void {
	begunPayment.write(null)
}

/**
 * Reports the outcome of a payment that took the person to their bank and back. What the address says is not believed: the
 * server is asked, and nothing is reported if no payment was started in this tab.
 */
export async function reportPaymentOutcome(search: Record<string, unknown>): Promise<void> {
	const page = begunPayment.read()
	forgetPayment()
	const texts = page && paymentTexts[page]
	if (!texts || search.redirect_status === undefined) return
	const state = await readJson(billingAddress, BillingState).catch(() => null)
	toast(outcomeOf(texts, state?.subscription ?? null, search.redirect_status))
}

/** What to report about a payment, by the subscription that the server knows afterwards. */
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
		description: 'The payment didn’t go through. Please try another payment method.',
		tone: 'destructive',
	}
}

export const stillAtIt = 'Your bank is still processing the payment. The plan starts once it’s paid.'

import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { Problem } from '#platform/http/problem.ts'
import type { Payment } from './provider/open-payment.ts'
import { refreshSubscription } from './subscriptions/refresh-subscription.ts'
import { paymentEvents } from './tables.ts'

/** Maximum clock difference between servers that use NTP. */
const clockSkewSeconds = 30

/**
 * Takes an event of the payment provider, as the bytes that it signed. Of its words only the id of the subscription is
 * used, and its state asked for again: events may come late, twice and in any order. Throws Problem 400 for what the
 * provider did not sign within the last five minutes, and as `askProvider`: then it is sent again.
 */
export async function receiveEvent(payment: Payment, body: Buffer, signature: string): Promise<void> {
	const event = await readSigned(payment, body, signature)
	const subscription = subscriptionOf(event)
	if (!subscription) return
	const [known] = await payment.db
		.select({ id: paymentEvents.id })
		.from(paymentEvents)
		.where(eq(paymentEvents.id, event.id))
	if (!known) await refreshSubscription(payment, subscription, event)
}

async function readSigned({ provider, settings }: Payment, body: Buffer, signature: string) {
	if (!isSignedBefore(signature, Date.now())) throw notSigned()
	try {
		return await provider.webhooks.constructEventAsync(body, signature, settings.webhookSecret)
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeError || error instanceof SyntaxError)) throw error
		throw notSigned()
	}
}

/**
 * Whether the header has exactly one timestamp that is not in the future. The library rejects only old timestamps, and
 * uses the last one if there are several.
 */
function isSignedBefore(signature: string, now: number) {
	const times = signature
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part.startsWith('t='))
	const [time = ''] = times
	const seconds = /^t=(\d{1,12})$/.exec(time)?.[1]
	return times.length === 1 && seconds !== undefined && Number(seconds) <= now / 1000 + clockSkewSeconds
}

const notSigned = () =>
	new Problem(400, 'bad-signature', 'The signature of this event is invalid or has expired.')

/** The id of the subscription that an event is about; null for one about something else. */
function subscriptionOf(event: Stripe.Event): string | null {
	switch (event.type) {
		case 'customer.subscription.created':
		case 'customer.subscription.updated':
		case 'customer.subscription.deleted':
		case 'customer.subscription.paused':
		case 'customer.subscription.resumed':
			return event.data.object.id
		case 'invoice.paid':
		case 'invoice.payment_failed': {
			const of = event.data.object.parent?.subscription_details?.subscription
			return typeof of === 'object' ? of.id : (of ?? null)
		}
		default:
			return null
	}
}

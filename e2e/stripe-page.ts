import type { Page } from '@playwright/test'

/** Where the browser finds the provider: its script, and what the script asks. */
const script = 'https://js.stripe.com/**'
const api = 'https://api.stripe.com/**'

/**
 * Answers for the payment provider in a page, whose script cannot be loaded here: with a form that has one field for
 * a card and speaks as much of the real one as the page uses, and whose payments go to the stand-in at `standIn`.
 */
export async function answerForStripe(page: Page, standIn: string) {
	await page.route(script, (route) =>
		route.fulfill({ contentType: 'text/javascript', body: `(${stripeScript})()` }),
	)
	await page.route(api, async (route) => {
		const { pathname } = new URL(route.request().url())
		const answer = await fetch(standIn + pathname, { method: 'POST', body: route.request().postData() })
		await route.fulfill({
			status: answer.status,
			headers: { 'access-control-allow-origin': '*' },
			contentType: 'application/json',
			body: await answer.text(),
		})
	})
}

/** Runs in the page. What the real script shows in a frame of its own, this one shows in the page itself. */
function stripeScript() {
	const label = document.createElement('label')
	const card = document.createElement('input')
	label.append('Card number', card)
	const listeners: Record<string, () => void> = {}
	const form = {
		on: (event: string, listener: () => void) => {
			listeners[event] = listener
		},
		mount(place: HTMLElement) {
			place.append(label)
			setTimeout(() => listeners.ready?.())
		},
		off() {},
		update() {},
		destroy: () => label.remove(),
	}
	const elements = {
		create: () => form,
		getElement: () => form,
		update() {},
		submit: async () =>
			card.value ? {} : { error: { type: 'validation_error', message: 'Your card number is incomplete.' } },
	}
	type Confirmation = { clientSecret: string; redirect: string; confirmParams: { return_url: string } }
	const stripe = {
		elements: () => elements,
		createToken() {},
		createPaymentMethod() {},
		confirmCardPayment() {},
		async confirmPayment({ clientSecret, redirect, confirmParams }: Confirmation) {
			Object.assign(window, { confirmed: { redirect, ...confirmParams } })
			const [intent] = clientSecret.split('_secret_')
			const body = new URLSearchParams({ client_secret: clientSecret, card: card.value })
			const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${intent}/confirm`, {
				method: 'POST',
				body,
			})
			const stripeObject = await answer.json()
			return answer.ok ? { paymentIntent: stripeObject } : { error: stripeObject.error }
		},
	}
	Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) })
}

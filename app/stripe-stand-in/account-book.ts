import type { Values } from './form-request.ts'

type Price = {
	id: string
	active: boolean
	lookup_key: string
	unit_amount: number
	metadata: Values
	recurring: Values
}
type Invoice = {
	id: string
	object: 'invoice'
	status: string
	confirmation_secret: { client_secret: string; type: 'payment_intent' }
}
type Item = { id: string; price: Price; quantity: number; current_period_end: number }
export type KeptSubscription = {
	id: string
	object: 'subscription'
	customer: string
	status: string
	cancel_at_period_end: boolean
	cancel_at: number | null
	items: { object: 'list'; data: [Item] }
	latest_invoice: Invoice
}

/** An event as it is sent, before it is signed. */
export type StandInEvent = { id: string; type: string; created: number; data: { object: object } }
export type Answer = { status: number; body: object }

/** The card that is always declined, as the provider's documentation has it. */
export const decliningCard = '4000000000000002'

export const missing: Answer = {
	status: 404,
	body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing.' } },
}
const declined: Answer = {
	status: 402,
	body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
}
const nameTaken: Answer = {
	status: 400,
	body: { error: { type: 'invalid_request_error', message: 'A price already uses that lookup key.' } },
}
const given = (body: object): Answer => ({ status: 200, body: structuredClone(body) })
const secondsNow = () => Math.floor(Date.now() / 1000)

/** A payment provider's prices and subscriptions, and the events by which it reports them. */
export function openAccountBook(onEvent: (event: StandInEvent) => void) {
	const prices: Price[] = []
	const subscriptions = new Map<string, KeptSubscription>()
	const customers = new Map<string, object>()
	let declinesChanges = false
	let count = 0
	const nextId = (kind: string) => `${kind}_${++count}`

	const sendEvent = (type: string, object: object) =>
		onEvent({
			id: nextId('evt'),
			type,
			created: secondsNow(),
			data: { object: structuredClone(object) },
		})
	const sendInvoiceEvent = (type: string, { id, latest_invoice: invoice }: KeptSubscription) =>
		sendEvent(type, { ...invoice, parent: { subscription_details: { subscription: id } } })

	function itemOf({ price: priceId, quantity }: Values): Item | null {
		const price = prices.find(({ id, active }) => active && id === priceId)
		if (!price) return null
		const days = price.recurring.interval === 'year' ? 365 : 30
		const current_period_end = secondsNow() + days * 24 * 60 * 60
		return { id: nextId('si'), price, quantity: Number(quantity), current_period_end }
	}

	function invoiceFor(subscriptionId: string, status: string): Invoice {
		const id = nextId('in')
		const client_secret = `pi_${subscriptionId}_secret_${id}`
		return { id, object: 'invoice', status, confirmation_secret: { client_secret, type: 'payment_intent' } }
	}

	function find(id: string): KeptSubscription {
		const kept = subscriptions.get(id)
		if (!kept) throw new Error(`there is no subscription ${id}`)
		return kept
	}

	return {
		prices,
		subscriptions,
		customers,
		find,
		makeCustomer(): Answer {
			const customer = { id: nextId('cus'), object: 'customer' }
			customers.set(customer.id, customer)
			return given(customer)
		},
		/** Whether the card on file does not pay for changes of a plan. */
		setDeclinesChanges(declines: boolean) {
			declinesChanges = declines
		},
		makePrice(values: Values): Answer {
			const named = prices.find(({ lookup_key: name }) => name === values.lookup_key)
			if (named && values.transfer_lookup_key !== 'true') return nameTaken
			if (named) named.lookup_key = ''
			const price = { id: nextId('price'), active: true, ...values, unit_amount: Number(values.unit_amount) }
			prices.push(price as Price)
			return given(price)
		},
		subscribe(customer: string, item: Values): Answer {
			const id = nextId('sub')
			const ordered = itemOf(item)
			if (!ordered || !customers.has(customer)) return missing
			const kept: KeptSubscription = {
				id,
				object: 'subscription',
				customer,
				status: 'incomplete',
				cancel_at_period_end: false,
				cancel_at: null,
				items: { object: 'list', data: [ordered] },
				latest_invoice: invoiceFor(id, 'open'),
			}
			subscriptions.set(id, kept)
			sendEvent('customer.subscription.created', kept)
			return given(kept)
		},
		change(kept: KeptSubscription, values: Values, item: Values | undefined): Answer {
			if (item) {
				const changed = itemOf(item)
				if (item.id !== kept.items.data[0].id || !changed) return missing
				if (declinesChanges) return declined
				kept.items.data = [{ ...changed, id: item.id }]
				kept.latest_invoice = invoiceFor(kept.id, 'paid')
				sendInvoiceEvent('invoice.paid', kept)
			}
			const { cancel_at_period_end: ends, cancel_at: on } = values
			if (ends !== undefined) kept.cancel_at_period_end = ends === 'true'
			if (on === '') kept.cancel_at = null
			sendEvent('customer.subscription.updated', kept)
			return given(kept)
		},
		end(kept: KeptSubscription, status: string): Answer {
			kept.status = status
			sendEvent('customer.subscription.deleted', kept)
			return given(kept)
		},
		/** The browser sends its form for the first invoice. */
		confirm(id: string, card: string): Answer {
			const kept = subscriptions.get(id)
			if (kept?.status !== 'incomplete') return missing
			if (card.replaceAll(' ', '') === decliningCard) {
				sendInvoiceEvent('invoice.payment_failed', kept)
				return declined
			}
			kept.status = 'active'
			kept.latest_invoice.status = 'paid'
			sendEvent('customer.subscription.updated', kept)
			sendInvoiceEvent('invoice.paid', kept)
			return given({ id: `pi_${id}`, object: 'payment_intent', status: 'succeeded' })
		},
		/** A period is over, and the next one is paid for or not. */
		renew(id: string, isPaid: boolean) {
			const kept = find(id)
			kept.items.data[0].current_period_end += 30 * 24 * 60 * 60
			kept.latest_invoice = invoiceFor(id, isPaid ? 'paid' : 'open')
			kept.status = isPaid ? 'active' : 'past_due'
			sendInvoiceEvent(isPaid ? 'invoice.paid' : 'invoice.payment_failed', kept)
			sendEvent('customer.subscription.updated', kept)
		},
	}
}

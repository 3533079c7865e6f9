import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { type Answer, missing, openAccountBook, type StandInEvent } from './account-book.ts'
import { type FormRequest, readFormRequest, type Values } from './form-request.ts'

const secretKey = 'sk_test_candor'
const webhookSecret = 'whsec_candor'

/** The settings that point the product to the stand-in at `url`. */
export const standInSettings = (url: string) => ({
	STRIPE_SECRET_KEY: secretKey,
	STRIPE_PUBLISHABLE_KEY: 'pk_test_candor',
	STRIPE_WEBHOOK_SECRET: webhookSecret,
	STRIPE_API_URL: url,
})

/**
 * As much of the payment provider's API as is used, over real HTTP with its form-encoded bodies and idempotency keys:
 * for tests, where the provider cannot be reached. `onEvent` receives every event as it happens.
 */
export async function startStripeStandIn(onEvent: (event: StandInEvent) => void = () => {}, port = 0) {
	const requests: FormRequest[] = []
	const book = openAccountBook(onEvent)
	const answerOnce = rememberKeys((asked) => answer(book, asked))
	let isDown = false
	let goesDownAfterWrite = false
	let held: Promise<void> | undefined

	const server = createServer(async (request, response) => {
		const asked = await readFormRequest(request)
		requests.push(asked)
		const isKnown = request.headers.authorization === `Bearer ${secretKey}`
		const goesDown = asked.method === 'POST' && goesDownAfterWrite
		const { status, body } = isDown
			? problem(500, 'api_error')
			: // The browser has no more than the secret of the payment itself.
				isKnown || asked.path.startsWith('/v1/payment_intents/')
				? answerOnce(asked)
				: problem(401, 'invalid_request_error')
		if (goesDown) isDown = true
		const written = JSON.stringify(body)
		const wait = held
		held = undefined
		await wait
		response.writeHead(status, { 'content-type': 'application/json' }).end(written)
	})
	server.listen(port, '127.0.0.1')
	await once(server, 'listening')
	return {
		...book,
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		/** Everything that was asked, in order. */
		requests,
		setDown(down: boolean) {
			isDown = down
			goesDownAfterWrite = false
		},
		/** The next request that changes something is answered, and nothing after it. */
		setDownAfterWrite() {
			goesDownAfterWrite = true
		},
		/** The answer to the next request is on its way until the answered function is called. */
		holdNext() {
			const { promise, resolve } = Promise.withResolvers<void>()
			held = promise
			return resolve
		},
		async close() {
			server.closeAllConnections()
			await new Promise((closed) => server.close(closed))
		},
	}
}

/** An event as the provider posts it, signed by its own library, `age` seconds ago. */
export function signEvent(event: StandInEvent, { age = 0, secret = webhookSecret } = {}) {
	const body = JSON.stringify({ object: 'event', ...event })
	const timestamp = Math.floor(Date.now() / 1000) - age
	const { webhooks } = new Stripe(secretKey)
	const signature = webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
	return { method: 'POST', headers: { 'stripe-signature': signature }, body }
}

const problem = (status: number, type: string): Answer => ({
	status,
	body: { error: { type, message: type } },
})
const firstOf = (list: Values[string]) => Object.values((list ?? {}) as Values)[0]

function answer(book: ReturnType<typeof openAccountBook>, { method, path, values }: FormRequest): Answer {
	const [, , kind = '', id = ''] = path.split('/')
	const kept = book.subscriptions.get(id)
	const item = firstOf(values.items) as Values | undefined
	switch (`${method} ${kind}`) {
		case 'POST customers':
			return book.makeCustomer()
		case 'GET customers': {
			const customer = book.customers.get(id)
			return customer ? { status: 200, body: customer } : missing
		}
		case 'GET prices': {
			const data = book.prices.filter(
				({ active, lookup_key: key }) =>
					String(active) === values.active && key === firstOf(values.lookup_keys),
			)
			return { status: 200, body: { object: 'list', data } }
		}
		case 'POST prices':
			return book.makePrice(values)
		case 'POST subscriptions':
			if (!id) return book.subscribe(String(values.customer), item ?? {})
			return kept ? book.change(kept, values, item) : missing
		case 'GET subscriptions':
			return kept ? { status: 200, body: kept } : missing
		case 'DELETE subscriptions':
			return kept ? book.end(kept, 'incomplete_expired') : missing
		case 'POST billing_portal':
			return { status: 200, body: { url: `https://billing.stripe.com/p/${values.customer}` } }
		case 'POST payment_intents':
			return book.confirm(id.replace('pi_', ''), String(values.card))
		default:
			return missing
	}
}

/** The same key gives the same answer, even for a failure; a different body with the same key is a client error. */
function rememberKeys(ask: (asked: FormRequest) => Answer) {
	const before = new Map<string, { asked: string; answer: Answer }>()
	return (asked: FormRequest): Answer => {
		if (!asked.key) return ask(asked)
		const body = JSON.stringify(asked)
		const known = before.get(asked.key)
		if (known && known.asked !== body) return problem(400, 'idempotency_error')
		const answer = known?.answer ?? ask(asked)
		before.set(asked.key, { asked: body, answer })
		return answer
	}
}

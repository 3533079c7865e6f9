import { randomUUID } from 'node:crypto'
import { BillingState, OrderedPlan } from '#features/billing/contract.ts'
import { createPerson } from '#features/people/index.ts'
import type { Client } from './some-call.ts'
import { postJson, someApp } from './some-house.ts'
import type { StandInEvent } from './stripe-stand-in/account-book.ts'
import { signEvent, standInSettings, startStripeStandIn } from './stripe-stand-in/stripe-stand-in.ts'

export const orderPath = '/api/billing/subscriptions'
export const onePro = { tier: 'pro', billing: 'monthly', seats: 1 } as const

/** For tests: the product with payment on, and the stand-in of its provider, torn down when their file ends. */
export async function somePayment(atEnd: (tearDown: () => Promise<void>) => void) {
	const events: StandInEvent[] = []
	const stripe = await startStripeStandIn((event) => events.push(event))
	atEnd(() => stripe.close())
	const app = await someApp(standInSettings(stripe.url), atEnd)
	const post = (event: RequestInit) => app.api.request('/api/billing/webhook', event)
	const deliver = async (...sent: StandInEvent[]) => {
		const statuses: number[] = []
		for (const event of sent) statuses.push((await post(signEvent(event))).status)
		return statuses
	}
	/** Delivers what has happened since. */
	const deliverAll = () => deliver(...events.splice(0))
	/** Pays as the browser does; answers the id of the subscription. */
	const pay = ({ clientSecret }: OrderedPlan) => {
		const [, id = ''] = /^pi_(.+)_secret_/.exec(clientSecret ?? '') ?? []
		stripe.confirm(id, '4242424242424242')
		return id
	}
	return {
		app,
		stripe,
		/** What has happened and is not delivered yet. */
		events,
		post,
		deliver,
		deliverAll,
		pay,
		/** Orders, pays, and has the product told; answers the id of the subscription. */
		async subscribe(client: Client, plan: object) {
			const id = pay(await order(client, plan))
			await deliverAll()
			return id
		},
		async signInNewRep(name: string) {
			const username = name.toLowerCase().replace(' ', '.')
			await createPerson(app.services.db, app.auth, {
				username,
				name,
				role: 'salesrep',
				password: 'candor-demo',
				email: `${username}@candor.example`,
			})
			return app.signIn(username)
		},
	}
}

export const order = async (client: Client, plan: object, key = randomUUID()) =>
	OrderedPlan.parse(await (await postJson(client, orderPath, { ...plan, key })).json())
export const billingOf = async (client: Client) =>
	BillingState.parse(await (await client.request('/api/billing')).json())
export const subscriptionOf = async (client: Client) => (await billingOf(client)).subscription

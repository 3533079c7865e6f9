import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { planOf } from '#features/billing/index.ts'
import { paymentCustomers, subscriptions } from '#features/billing/tables.ts'
import { answerTo, postJson, someApp } from './fixtures/app.ts'
import type { Client, SomeApp } from './fixtures/call.ts'
import { billingOf, onePro, order, orderPath, somePayment, subscriptionOf } from './fixtures/payment.ts'
import { idOf } from './fixtures/records.ts'

const payment = await somePayment(afterAll)
const { app, stripe } = payment
const [maya, rosa, ivan] = [
	await app.signIn('maya.ortiz'),
	await payment.signInNewRep('Rosa Lane'),
	await payment.signInNewRep('Ivan Petrov'),
]
const [dana, sam] = [await app.signIn('dana.whitfield'), await app.signIn('sam.okafor')]

const generate = async (client: Client) =>
	(await postJson(client, '/api/sales-content/generate', { request: 'A voicemail for a new lead' })).status
/** Those of a team have more than one seat here. */
const ordersOf = (buyer: 'team' | 'rep', ...statuses: string[]) =>
	[...stripe.subscriptions.values()].filter(
		({ status, items }) => statuses.includes(status) && items.data[0].quantity > 1 === (buyer === 'team'),
	)

test('requires sign-in to see or order anything', async () => {
	expect((await app.api.request('/api/billing')).status).toBe(401)
	expect((await postJson(app.api, orderPath, onePro)).status).toBe(401)
	expect((await postJson(app.api, '/api/billing/portal', {})).status).toBe(401)
	expect(stripe.requests).toEqual([])
})

test('charges the plan’s price and rejects prices from the browser', async () => {
	const cheaper = { ...onePro, amount: 1, total: 1, unit_amount: 1, price: { monthly: 1 } }
	expect((await postJson(maya, orderPath, { ...cheaper, key: randomUUID() })).status).toBe(400)
	expect(await order(maya, onePro)).toMatchObject({ total: 39, clientSecret: expect.stringMatching(/^pi_/) })
	expect(stripe.prices.at(-1)).toMatchObject({ unit_amount: 3900, recurring: { interval: 'month' } })
	expect(await order(dana, { tier: 'enterprise', billing: 'annual', seats: 12 })).toMatchObject({
		total: 10_692,
	})
	expect(stripe.prices.at(-1)).toMatchObject({ unit_amount: 89_100, recurring: { interval: 'year' } })
	expect([...stripe.subscriptions.values()].at(-1)?.items.data[0]).toMatchObject({ quantity: 12 })
	for (const wrong of [
		{ tier: 'basic' },
		{ tier: 'platinum' },
		{ seats: 0 },
		{ seats: 1.5 },
		{ seats: 1001 },
	])
		expect((await postJson(maya, orderPath, { ...onePro, ...wrong, key: randomUUID() })).status).toBe(400)
	expect(await answerTo(maya, orderPath, { ...onePro, seats: 2, key: randomUUID() })).toMatchObject({
		status: 403,
		code: 'one-seat',
	})
})

test('sending an order twice creates one order; a new order replaces it', async () => {
	const key = randomUUID()
	const [first, again] = [await order(maya, onePro, key), await order(maya, onePro, key)]
	expect(again).toEqual(first)
	const made = stripe.subscriptions.size
	await order(maya, { ...onePro, billing: 'annual' }, key)
	expect(stripe.subscriptions.size).toBe(made + 1)
	expect(ordersOf('rep', 'incomplete')).toHaveLength(1)
	expect(await subscriptionOf(maya)).toBe(null)
	const another = randomUUID()
	await order(maya, onePro, another)
	expect(await answerTo(maya, orderPath, { ...onePro, key })).toMatchObject({ code: 'order-ended' })
	expect((await order(maya, onePro, another)).clientSecret).toMatch(/^pi_/)
})

test('of several orders for the team one can be paid, and none that is paid is ended', async () => {
	const team = { tier: 'enterprise', billing: 'annual', seats: 2 }
	await order(dana, team)
	await order(sam, team)
	expect(ordersOf('team', 'incomplete')).toHaveLength(1)
	await Promise.all([dana, sam].map((admin) => postJson(admin, orderPath, { ...team, key: randomUUID() })))
	expect(ordersOf('team', 'incomplete')).toHaveLength(1)

	const ordered = await order(dana, team)
	const asked = stripe.requests.length
	const release = stripe.holdNext()
	const late = answerTo(sam, orderPath, { ...team, key: randomUUID() })
	await expect.poll(() => stripe.requests.length).toBe(asked + 1)
	// Just after it was asked whether it is.
	const paid = payment.pay(ordered)
	release()
	expect(await late).toMatchObject({ status: 409, code: 'already-subscribed' })
	expect(ordersOf('team', 'incomplete', 'active')).toMatchObject([{ id: paid, status: 'active' }])
	expect(await subscriptionOf(sam)).toMatchObject({ id: paid })

	stripe.end(stripe.find(paid), 'canceled')
	await payment.deliverAll()
})

test('a paid plan ends the limits of Basic', async () => {
	expect([await generate(maya), await generate(maya)]).toEqual([201, 402])
	expect((await billingOf(maya)).plan).toBe('basic')
	await payment.subscribe(maya, onePro)
	expect(await billingOf(maya)).toMatchObject({
		plan: 'pro',
		subscription: {
			tier: 'pro',
			seats: 1,
			status: 'active',
			endsAt: null,
			holders: [{ name: 'Maya Ortiz' }],
		},
	})
	expect(await generate(maya)).toBe(201)
	expect(await answerTo(maya, orderPath, { ...onePro, key: randomUUID() })).toMatchObject({
		status: 409,
		code: 'already-subscribed',
	})
})

test('activates a paid plan without waiting for the event', async () => {
	payment.pay(await order(rosa, onePro))
	expect(await billingOf(rosa)).toMatchObject({ plan: 'pro', subscription: { status: 'active' } })
})

test('while the provider is away nothing is ordered, and the plans stay', async () => {
	const id = await payment.subscribe(sam, { ...onePro, seats: 3 })
	stripe.setDown(true)
	expect(await answerTo(ivan, orderPath, { ...onePro, key: randomUUID() })).toEqual({
		status: 502,
		code: 'payment-provider-away',
		error: 'Couldn’t reach the payment provider. Please try again.',
	})
	expect(await subscriptionOf(dana)).toMatchObject({ tier: 'pro', seats: 3 })
	stripe.renew(id, true)
	const answers = await Promise.all(payment.events.map((event) => payment.deliver(event)))
	expect(answers).toEqual([[502], [502]])
	stripe.setDown(false)
	expect(await payment.deliverAll()).toEqual([200, 200])
})

test('purchases with test keys do not count with live keys and do not block new orders', async () => {
	const id = await payment.subscribe(ivan, onePro)
	const ivanId = await idOf(ivan)
	const { db, settings } = app.services
	const live = { payment: settings.payment && { ...settings.payment, secretKey: 'sk_live_candor' } }
	expect(await planOf(db, settings, ivanId)).toBe('pro')
	expect(await planOf(db, live, ivanId)).toBe('basic')

	await db.update(subscriptions).set({ livemode: true }).where(eq(subscriptions.id, id))
	await db
		.update(paymentCustomers)
		.set({ livemode: true, customerId: 'cus_live' })
		.where(eq(paymentCustomers.personId, ivanId))
	expect(await billingOf(ivan)).toMatchObject({ plan: 'basic', subscription: null })
	expect((await order(ivan, onePro)).clientSecret).toMatch(/^pi_/)
})

test('recreates a price that was archived in the provider’s dashboard', async () => {
	for (const price of stripe.prices) price.active = false
	expect((await order(ivan, onePro)).clientSecret).toMatch(/^pi_/)
	expect(stripe.prices.filter(({ active }) => active)).toMatchObject([{ unit_amount: 3900 }])
})

test('without a payment provider nothing can be bought and there are no limits', async () => {
	const free = await someApp({}, afterAll)
	const rep = await free.signIn('maya.ortiz')
	expect(await billingOf(rep)).toEqual({ publishableKey: null, plan: null, subscription: null })
	expect(await answerTo(rep, orderPath, { ...onePro, key: randomUUID() })).toMatchObject({
		status: 503,
		error: 'Payment processing is not configured. Please contact support to enable payments.',
	})
	expect([await generate(rep), await generate(rep)]).toEqual([201, 201])
	const policy = async ({ api }: SomeApp) =>
		(await api.request('/api/demo')).headers.get('content-security-policy')
	expect(await policy(free)).not.toContain('stripe')
	expect(await policy(app)).toContain('https://js.stripe.com')
})

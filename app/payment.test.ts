import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingState } from '#features/billing/contract.ts'
import { catchUp, openPayment, planOf } from '#features/billing/index.ts'
import { paymentCustomers, subscriptions } from '#features/billing/tables.ts'
import { AddedEmployee } from '#features/people/contract.ts'
import type { Client, SomeHouse } from './some-call.ts'
import { answerTo, postJson, someHouse } from './some-house.ts'
import type { StandInEvent } from './stripe-stand-in/account-book.ts'
import { signEvent, standInSettings, startStripeStandIn } from './stripe-stand-in/stripe-stand-in.ts'

const events: StandInEvent[] = []
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>
let house: SomeHouse
let [maya, rosa, ivan, dana, sam] = [] as unknown as [Client, Client, Client, Client, Client]

beforeAll(async () => {
	stripe = await startStripeStandIn((event) => events.push(event))
	house = await someHouse(standInSettings(stripe.url), afterAll)
	maya = await house.signIn('maya.ortiz')
	dana = await house.signIn('dana.whitfield')
	sam = await house.signIn('sam.okafor')
	rosa = await someNewRep('Rosa Lane')
	ivan = await someNewRep('Ivan Petrov')
})
afterAll(() => stripe.close())

async function someNewRep(name: string): Promise<Client> {
	const username = name.toLowerCase().replace(' ', '.')
	const added = await postJson(dana, '/api/employees', {
		name,
		email: `${username}@candor.example`,
	})
	const { invitation } = AddedEmployee.parse(await added.json())
	const token = new URL(invitation.link ?? '').searchParams.get('token')
	await postJson(house.api, `/api/password-links/${token}`, { password: 'candor-demo' })
	return house.signIn(username)
}
beforeEach(() => {
	events.length = 0
	stripe.requests.length = 0
})

const onePro = { tier: 'pro', billing: 'monthly', seats: 1 }
const orderPath = '/api/billing/subscriptions'
const order = async (client: Client, plan: object, key = randomUUID()) =>
	(await (await postJson(client, orderPath, { ...plan, key })).json()) as {
		clientSecret: string
		total: number
	}
const write = (client: Client, method: string, path: string, body: object) =>
	client.request(path, {
		method,
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
const billingOf = async (client: Client) =>
	BillingState.parse(await (await client.request('/api/billing')).json())
const post = (event: RequestInit) => house.api.request('/api/billing/webhook', event)
const deliver = async (...sent: StandInEvent[]) => {
	const statuses: number[] = []
	for (const event of sent) statuses.push((await post(signEvent(event))).status)
	return statuses
}
/** Delivers what has happened since. */
const deliverAll = () => deliver(...events.splice(0))
const trailOf = async (action: string) => {
	const lines = await (await dana.request(`/api/admin/audit?action=${action}`)).json()
	return lines as { details: Record<string, unknown> }[]
}
async function subscribe(client: Client, plan: object) {
	const { clientSecret } = await order(client, plan)
	stripe.confirm(/^pi_(.+)_secret_/.exec(clientSecret)?.[1] ?? '', '4242424242424242')
	await deliverAll()
	const { subscription } = await billingOf(client)
	return subscription?.id ?? ''
}
const idOf = async (client: Client) => {
	const { id } = (await (await client.request('/api/user')).json()) as { id: string }
	return id
}
const setRole = async (client: Client, role: 'admin' | 'rep') =>
	expect((await write(sam, 'PATCH', `/api/employees/${await idOf(client)}`, { role })).status).toBe(200)
const generate = async (client: Client) =>
	(await postJson(client, '/api/sales-content/generate', { request: 'A voicemail for a new lead' })).status

test('only who is signed in may see or order anything', async () => {
	expect((await house.api.request('/api/billing')).status).toBe(401)
	expect((await postJson(house.api, orderPath, onePro)).status).toBe(401)
	expect((await postJson(house.api, '/api/billing/portal', {})).status).toBe(401)
	expect(stripe.requests).toEqual([])
})

test('an order costs what the plan says, whatever the browser says', async () => {
	const cheaper = { ...onePro, amount: 1, total: 1, unit_amount: 1, price: { monthly: 1 } }
	expect(await order(maya, cheaper)).toMatchObject({ total: 39, clientSecret: expect.stringMatching(/^pi_/) })
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

test('an order that is sent twice is one order, and another takes its place', async () => {
	const key = randomUUID()
	const [first, again] = [await order(maya, onePro, key), await order(maya, onePro, key)]
	expect(again).toEqual(first)
	const made = stripe.subscriptions.size
	await order(maya, { ...onePro, billing: 'annual' }, key)
	expect(stripe.subscriptions.size).toBe(made + 1)
	const waiting = [...stripe.subscriptions.values()].filter(({ status }) => status === 'incomplete')
	// Dana's of before, and the last one of Maya's.
	expect(waiting).toHaveLength(2)
	expect((await billingOf(maya)).subscription).toBe(null)
	const another = randomUUID()
	await order(maya, onePro, another)
	expect(await answerTo(maya, orderPath, { ...onePro, key })).toMatchObject({ code: 'order-ended' })
	expect((await order(maya, onePro, another)).clientSecret).toMatch(/^pi_/)
})

test('of several orders for the team one can be paid, and none that is paid is ended', async () => {
	const team = { tier: 'enterprise', billing: 'annual', seats: 2 }
	const open = (...statuses: string[]) =>
		[...stripe.subscriptions.values()].filter(
			({ status, items }) => statuses.includes(status) && items.data[0].quantity > 1,
		)
	await order(sam, team)
	// Dana's order of before is over.
	expect(open('incomplete')).toHaveLength(1)
	await Promise.all([order(dana, team), order(sam, team)])
	expect(open('incomplete')).toHaveLength(1)

	const { clientSecret } = await order(dana, team)
	const asked = stripe.requests.length
	const release = stripe.holdNext()
	const late = answerTo(sam, orderPath, { ...team, key: randomUUID() })
	await expect.poll(() => stripe.requests.length).toBe(asked + 1)
	// Paid just after it was asked whether it is.
	const paid = /^pi_(.+)_secret_/.exec(clientSecret)?.[1] ?? ''
	stripe.confirm(paid, '4242424242424242')
	release()
	expect(await late).toMatchObject({ status: 409, code: 'already-subscribed' })
	expect(open('incomplete', 'active')).toMatchObject([{ id: paid, status: 'active' }])
	expect((await billingOf(sam)).subscription).toMatchObject({ id: paid })

	for (const kept of open('active')) stripe.end(kept, 'canceled')
	await deliverAll()
})

test('a paid plan ends the limits of Basic', async () => {
	expect([await generate(maya), await generate(maya)]).toEqual([201, 402])
	expect((await billingOf(maya)).plan).toBe('basic')
	await subscribe(maya, onePro)
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

test('who has just paid does not wait for the event that tells of it', async () => {
	const { clientSecret } = await order(rosa, onePro)
	stripe.confirm(/^pi_(.+)_secret_/.exec(clientSecret)?.[1] ?? '', '4242424242424242')
	expect(await billingOf(rosa)).toMatchObject({ plan: 'pro', subscription: { status: 'active' } })
})

test('an event counts once, and only as the provider signed it just now', async () => {
	const id = (await billingOf(maya)).subscription?.id ?? ''
	stripe.renew(id, false)
	const [failed] = events
	if (!failed) throw new Error('nothing happened')
	const forged = [
		{ method: 'POST', body: signEvent(failed).body },
		signEvent(failed, { secret: 'whsec_somebody-else' }),
		signEvent(failed, { age: 301 }),
		{ ...signEvent(failed), body: signEvent({ ...failed, id: 'evt_other' }).body },
		{ ...signEvent(failed), body: 'not json' },
	]
	for (const event of forged) expect((await post(event)).status).toBe(400)
	expect((await billingOf(maya)).subscription?.status).toBe('active')
	expect(await deliver(failed)).toEqual([200])
	expect((await billingOf(maya)).subscription?.status).toBe('past_due')

	const told = (await trailOf('subscription.status-changed')).length
	const asked = stripe.requests.length
	expect(await deliver(failed, failed)).toEqual([200, 200])
	expect(stripe.requests).toHaveLength(asked)
	expect(await trailOf('subscription.status-changed')).toHaveLength(told)
	const other = { ...failed, id: 'evt_unknown', type: 'charge.refunded' }
	expect(await deliver(other)).toEqual([200])
})

test('a failed renewal leaves the plan for seven days', async () => {
	const { subscription } = await billingOf(maya)
	expect(subscription).toMatchObject({ status: 'past_due', graceEndsAt: expect.any(String) })
	expect((await billingOf(maya)).plan).toBe('pro')
	const change = { ...onePro, billing: 'annual', key: randomUUID() }
	expect((await write(maya, 'PATCH', `${orderPath}/${subscription?.id}`, change)).status).toBe(409)
	const { db } = house.services
	const pastDueSince = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
	await db
		.update(subscriptions)
		.set({ pastDueSince })
		.where(eq(subscriptions.id, subscription?.id ?? ''))
	expect((await billingOf(maya)).plan).toBe('basic')
	expect(await generate(maya)).toBe(402)
	stripe.renew(subscription?.id ?? '', true)
	await deliverAll()
	expect(await billingOf(maya)).toMatchObject({
		plan: 'pro',
		subscription: { status: 'active', graceEndsAt: null },
	})
})

test('events that come in any order leave what happened last', async () => {
	const id = (await billingOf(maya)).subscription?.id ?? ''
	stripe.renew(id, false)
	stripe.renew(id, true)
	await deliver(...events.toReversed())
	expect((await billingOf(maya)).subscription?.status).toBe('active')
	stripe.renew(id, false)
	stripe.renew(id, true)
	await Promise.all(events.splice(0).map((event) => deliver(event)))
	expect((await billingOf(maya)).subscription?.status).toBe('active')
})

test('an answer of the provider that was long on its way does not undo a later one', async () => {
	const id = (await billingOf(maya)).subscription?.id ?? ''
	stripe.renew(id, false)
	const release = stripe.holdNext()
	const early = deliver(...events.splice(0, 1))
	await expect.poll(() => stripe.requests.length).toBe(1)
	stripe.renew(id, true)
	await deliverAll()
	release()
	expect(await early).toEqual([200])
	expect((await billingOf(maya)).subscription?.status).toBe('active')
})

test('a subscription is managed by who pays for it and by administrators', async () => {
	const { subscription } = await billingOf(maya)
	for (const action of ['cancel', 'resume'])
		expect((await postJson(rosa, `${orderPath}/${subscription?.id}/${action}`, {})).status).toBe(404)
	const path = `${orderPath}/${subscription?.id}`
	expect((await write(rosa, 'PATCH', path, { ...onePro, key: randomUUID() })).status).toBe(404)
	expect((await write(maya, 'PUT', `${path}/seats`, { personIds: [] })).status).toBe(403)
	const portal = await (await postJson(maya, '/api/billing/portal', {})).json()
	expect(portal).toMatchObject({ url: expect.stringContaining('https://billing.stripe.com/') })
})

test('a canceled plan lasts until its period ends, and can be resumed until then', async () => {
	const { subscription } = await billingOf(rosa)
	const path = `${orderPath}/${subscription?.id}`
	const canceled = BillingState.parse(await (await postJson(rosa, `${path}/cancel`, {})).json())
	expect(canceled.plan).toBe('pro')
	expect(canceled.subscription?.endsAt).toBe(canceled.subscription?.renewsAt)
	await postJson(rosa, `${path}/resume`, {})
	expect((await billingOf(rosa)).subscription?.endsAt).toBe(null)
	const kept = stripe.subscriptions.get(subscription?.id ?? '')
	if (!kept) throw new Error('the subscription is gone')
	kept.cancel_at = kept.items.data[0].current_period_end
	await postJson(rosa, `${path}/resume`, {})
	expect(kept.cancel_at).toBe(null)

	await postJson(dana, `${path}/cancel`, {})
	stripe.end(kept, 'canceled')
	await deliverAll()
	expect(await billingOf(rosa)).toMatchObject({ plan: 'basic', subscription: null })
	expect((await trailOf('subscription.canceled')).length).toBe(2)
})

test('the seats of a team are given to people who work here, and taken away again', async () => {
	const id = await subscribe(dana, { tier: 'enterprise', billing: 'monthly', seats: 2 })
	const [rosaId, danaId, mayaId] = [await idOf(rosa), await idOf(dana), await idOf(maya)]
	const give = (...personIds: string[]) => write(dana, 'PUT', `${orderPath}/${id}/seats`, { personIds })
	expect((await give(danaId, rosaId)).status).toBe(200)
	expect((await billingOf(rosa)).plan).toBe('enterprise')
	expect((await billingOf(rosa)).subscription).toBe(null)
	expect((await give(danaId, rosaId, mayaId)).status).toBe(409)
	expect((await give(danaId, 'nobody')).status).toBe(400)
	expect((await give(mayaId)).status).toBe(200)
	expect([(await billingOf(rosa)).plan, (await billingOf(maya)).plan]).toEqual(['basic', 'enterprise'])
	await give(danaId, mayaId)
	const change = { tier: 'enterprise', billing: 'monthly', seats: 1, key: randomUUID() }
	const refused = await write(dana, 'PATCH', `${orderPath}/${id}`, change)
	expect(await refused.json()).toMatchObject({ code: 'seats-held' })
	// In the provider's dashboard nobody asks who holds them: who got theirs last loses it.
	const kept = stripe.subscriptions.get(id)
	if (kept) kept.items.data[0].quantity = 1
	stripe.renew(id, true)
	await deliverAll()
	const { subscription } = await billingOf(sam)
	expect(subscription).toMatchObject({ id, seats: 1, holders: [{ name: 'Maya Ortiz' }] })
})

test('what is bought for the team stays the team’s, whoever is an administrator by then', async () => {
	const team = (await billingOf(sam)).subscription
	await setRole(dana, 'rep')
	expect((await billingOf(sam)).subscription).toEqual(team)
	expect((await billingOf(dana)).subscription).toBe(null)
	expect((await postJson(dana, `${orderPath}/${team?.id}/cancel`, {})).status).toBe(404)
	expect((await postJson(dana, '/api/billing/portal', {})).status).toBe(404)
	await setRole(dana, 'admin')

	const own = await subscribe(rosa, onePro)
	await setRole(rosa, 'admin')
	expect((await billingOf(sam)).subscription).toEqual(team)
	const portalOf = async (client: Client) => await (await postJson(client, '/api/billing/portal', {})).json()
	expect(await portalOf(sam)).not.toEqual(await portalOf(rosa))
	expect((await billingOf(rosa)).subscription).toMatchObject({ id: own, forTeam: false })
	const two = { ...onePro, seats: 2, key: randomUUID() }
	expect((await write(rosa, 'PATCH', `${orderPath}/${own}`, two)).status).toBe(403)
	expect(await answerTo(rosa, orderPath, two)).toMatchObject({ code: 'already-subscribed' })
	await postJson(rosa, `${orderPath}/${own}/cancel`, {})
	expect((await billingOf(rosa)).subscription).toEqual(team)
	await setRole(rosa, 'rep')
})

test('what test keys bought is worth nothing to live keys, and keeps nobody from buying', async () => {
	const id = await subscribe(ivan, onePro)
	const { db, settings } = house.services
	const { payment } = settings
	const live = { payment: payment && { ...payment, secretKey: 'sk_live_candor' } }
	expect(await planOf(db, settings, await idOf(ivan))).toBe('pro')
	expect(await planOf(db, live, await idOf(ivan))).toBe('basic')

	const setMadeByLiveKeys = (livemode: boolean) =>
		db.update(subscriptions).set({ livemode }).where(eq(subscriptions.id, id))
	await setMadeByLiveKeys(true)
	await db
		.update(paymentCustomers)
		.set({ livemode: true, customerId: 'cus_live' })
		.where(eq(paymentCustomers.personId, await idOf(ivan)))
	expect(await billingOf(ivan)).toMatchObject({ plan: 'basic', subscription: null })
	expect((await order(ivan, onePro)).clientSecret).toMatch(/^pi_/)
	await setMadeByLiveKeys(false)
})

test('what the provider knows no more is worth nothing until it knows it again', async () => {
	const id = (await billingOf(ivan)).subscription?.id ?? ''
	const kept = stripe.subscriptions.get(id)
	if (!kept) throw new Error('the subscription is gone')
	stripe.renew(id, true)
	stripe.subscriptions.delete(id)
	stripe.customers.delete(kept.customer)
	expect(await deliverAll()).toEqual([200, 200])
	expect(await billingOf(ivan)).toMatchObject({ plan: 'basic', subscription: null })
	expect((await trailOf('subscription.status-changed'))[0]?.details).toMatchObject({ status: 'missing' })
	expect((await order(ivan, onePro)).clientSecret).toMatch(/^pi_/)
	stripe.subscriptions.set(id, kept)
	stripe.renew(id, true)
	await deliverAll()
	expect(await billingOf(ivan)).toMatchObject({ plan: 'pro', subscription: { id } })
})

test('a plan is changed at once, or not at all when the card is declined', async () => {
	const { subscription } = await billingOf(dana)
	const path = `${orderPath}/${subscription?.id}`
	const change = { tier: 'pro', billing: 'annual', seats: 3, key: randomUUID() }
	stripe.setDeclinesChanges(true)
	const declined = await write(dana, 'PATCH', path, change)
	expect(declined.status).toBe(402)
	expect(await declined.json()).toMatchObject({ error: 'Your card was declined.' })
	expect((await billingOf(dana)).subscription).toMatchObject({ tier: 'enterprise', seats: 1 })
	stripe.setDeclinesChanges(false)
	// The provider remembers the answer: another try has another key.
	expect((await write(dana, 'PATCH', path, change)).status).toBe(402)
	expect((await write(dana, 'PATCH', path, { ...change, key: randomUUID() })).status).toBe(200)
	expect((await billingOf(dana)).subscription).toMatchObject({ tier: 'pro', billing: 'annual', seats: 3 })
	expect((await trailOf('subscription.changed'))[0]?.details).toMatchObject({ tier: 'pro', seats: 3 })
})

test('a change that was charged is told and recorded, whatever the provider does after it', async () => {
	const { id, seats } = (await billingOf(dana)).subscription ?? { id: '', seats: 0 }
	const path = `${orderPath}/${id}`
	const changed = (await trailOf('subscription.changed')).length
	const change = { tier: 'pro', billing: 'annual', seats: seats + 1, key: randomUUID() }
	stripe.setDownAfterWrite()
	const answer = await write(dana, 'PATCH', path, change)
	expect(answer.status).toBe(200)
	expect(BillingState.parse(await answer.json()).subscription).toMatchObject({ seats: seats + 1 })
	expect(await trailOf('subscription.changed')).toHaveLength(changed + 1)
	stripe.setDown(false)
	stripe.setDownAfterWrite()
	expect((await postJson(dana, `${path}/cancel`, {})).status).toBe(200)
	stripe.setDown(false)
	expect((await billingOf(dana)).subscription?.endsAt).not.toBe(null)
	await postJson(dana, `${path}/resume`, {})
	await write(dana, 'PATCH', path, { ...change, seats, key: randomUUID() })
	await deliverAll()
})

test('what a lost event would have told is asked for within the hour', async () => {
	const { subscription } = await billingOf(maya)
	stripe.renew(subscription?.id ?? '', false)
	await deliverAll()
	const kept = stripe.subscriptions.get(subscription?.id ?? '')
	if (kept) stripe.end(kept, 'canceled')
	expect((await billingOf(maya)).subscription?.status).toBe('past_due')
	const { db, settings, log } = house.services
	if (settings.payment) await catchUp(openPayment(db, settings.payment, log))
	expect((await billingOf(maya)).subscription).toBe(null)
})

test('a cancellation in the provider’s dashboard is noticed within a day, though its event is lost', async () => {
	const { id } = (await billingOf(ivan)).subscription ?? { id: '' }
	const kept = stripe.subscriptions.get(id)
	if (kept) stripe.end(kept, 'canceled')
	const { db, settings, log } = house.services
	const readAt = new Date(Date.now() - 25 * 60 * 60 * 1000)
	await db.update(subscriptions).set({ readAt }).where(eq(subscriptions.id, id))
	expect((await billingOf(ivan)).plan).toBe('pro')
	if (settings.payment) await catchUp(openPayment(db, settings.payment, log))
	expect(await billingOf(ivan)).toMatchObject({ plan: 'basic', subscription: null })
})

test('a subscription is shown with the price that it was ordered for', async () => {
	const { id = '', seats = 0 } = (await billingOf(dana)).subscription ?? {}
	expect((await billingOf(dana)).subscription?.price).toBe(seats * 351)
	const kept = stripe.subscriptions.get(id)
	if (kept) kept.items.data[0].price = { ...kept.items.data[0].price, unit_amount: 30_050 }
	stripe.renew(id, true)
	await deliverAll()
	expect((await billingOf(dana)).subscription?.price).toBe(seats * 300.5)
})

test('a price that was archived in the provider’s dashboard is made anew', async () => {
	for (const price of stripe.prices) price.active = false
	expect((await order(ivan, onePro)).clientSecret).toMatch(/^pi_/)
	expect(stripe.prices.filter(({ active }) => active)).toMatchObject([{ unit_amount: 3900 }])
})

test('while the provider is away nothing is ordered, and the plans stay', async () => {
	stripe.setDown(true)
	expect(await answerTo(maya, orderPath, { ...onePro, key: randomUUID() })).toEqual({
		status: 502,
		code: 'payment-provider-away',
		error: 'The payment provider could not be reached. Please try again.',
	})
	expect((await billingOf(dana)).subscription).toMatchObject({ tier: 'pro', seats: 3 })
	stripe.renew((await billingOf(dana)).subscription?.id ?? '', true)
	expect(await deliver(...events)).toEqual([502, 502])
	stripe.setDown(false)
	expect(await deliverAll()).toEqual([200, 200])
})

test('where no provider is configured nothing can be bought and nobody is limited', async () => {
	const free = await someHouse({}, afterAll)
	const rep = await free.signIn('maya.ortiz')
	expect(await billingOf(rep)).toEqual({ publishableKey: null, plan: null, subscription: null })
	expect(await answerTo(rep, orderPath, { ...onePro, key: randomUUID() })).toMatchObject({
		status: 503,
		error: 'Payment processing is not configured. Please contact support to enable payments.',
	})
	expect([await generate(rep), await generate(rep)]).toEqual([201, 201])
	const policy = async ({ api }: SomeHouse) =>
		(await api.request('/api/demo')).headers.get('content-security-policy')
	expect(await policy(free)).not.toContain('stripe')
	expect(await policy(house)).toContain('https://js.stripe.com')
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { catchUp, openPayment, takeAllowance } from '#features/billing/index.ts'
import { subscriptions } from '#features/billing/tables.ts'
import { sendJson } from './fixtures/app.ts'
import { billingOf, onePro, order, orderPath, somePayment, subscriptionOf } from './fixtures/payment.ts'
import { idOf, readTrail } from './fixtures/records.ts'
import { signEvent } from './stripe-stand-in/stripe-stand-in.ts'

const payment = await somePayment(afterAll)
const { app, stripe, events } = payment
const { db, settings, log } = app.services
const [maya, dana] = [await app.signIn('maya.ortiz'), await app.signIn('dana.whitfield')]
const mayas = await payment.subscribe(maya, onePro)

beforeEach(() => {
	events.length = 0
})

const statusTrail = () => readTrail(dana, { action: 'subscription.status-changed' })
/** What the hourly job does. */
const catchUpWithLost = async () => {
	if (settings.payment) await catchUp(openPayment(db, settings.payment, log))
}

/** The event with a different Stripe-Signature header. In `header`, `%` is replaced by the original and `now` by the time. */
function withSignatureHeader(event: ReturnType<typeof signEvent>, header: string) {
	const now = String(Math.floor(Date.now() / 1000))
	const signature = header.replace('%', event.headers['stripe-signature']).replace('now', now)
	return { ...event, headers: { 'stripe-signature': signature } }
}

test('an event counts once, and only as the provider signed it just now', async () => {
	stripe.renew(mayas, false)
	const [failed] = events
	if (!failed) throw new Error('nothing happened')
	const forged = [
		{ method: 'POST', body: signEvent(failed).body },
		signEvent(failed, { secret: 'whsec_somebody-else' }),
		signEvent(failed, { age: 301 }),
		signEvent(failed, { age: -60 }),
		withSignatureHeader(signEvent(failed, { age: 4000 }), '%,t=now'),
		withSignatureHeader(signEvent(failed), 't=0,%'),
		withSignatureHeader(signEvent(failed), '%,t=1e12'),
		{ ...signEvent(failed), body: signEvent({ ...failed, id: 'evt_other' }).body },
		{ ...signEvent(failed), body: 'not json' },
	]
	for (const event of forged) expect((await payment.post(event)).status).toBe(400)
	expect((await subscriptionOf(maya))?.status).toBe('active')
	expect(await payment.deliver(failed)).toEqual([200])
	expect((await subscriptionOf(maya))?.status).toBe('past_due')

	const before = (await statusTrail()).length
	const asked = stripe.requests.length
	expect(await payment.deliver(failed, failed)).toEqual([200, 200])
	expect(stripe.requests).toHaveLength(asked)
	expect(await statusTrail()).toHaveLength(before)
	const other = { ...failed, id: 'evt_unknown', type: 'charge.refunded' }
	expect(await payment.deliver(other)).toEqual([200])
})

test('a failed renewal leaves the plan for seven days', async () => {
	stripe.renew(mayas, false)
	await payment.deliverAll()
	expect(await billingOf(maya)).toMatchObject({
		plan: 'pro',
		subscription: { status: 'past_due', graceEndsAt: expect.any(String) },
	})
	const change = { ...onePro, billing: 'annual', key: randomUUID() }
	expect((await sendJson(maya, 'PATCH', `${orderPath}/${mayas}`, change)).status).toBe(409)
	const use = { settings, person: { id: await idOf(maya) }, kind: 'content' } as const
	await takeAllowance(db, use)
	const pastDueSince = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
	await db.update(subscriptions).set({ pastDueSince }).where(eq(subscriptions.id, mayas))
	expect((await billingOf(maya)).plan).toBe('basic')
	await expect(takeAllowance(db, use)).rejects.toMatchObject({ status: 402 })
	stripe.renew(mayas, true)
	await payment.deliverAll()
	expect(await billingOf(maya)).toMatchObject({
		plan: 'pro',
		subscription: { status: 'active', graceEndsAt: null },
	})
})

test('ends in the latest state whatever the order of events', async () => {
	stripe.renew(mayas, false)
	stripe.renew(mayas, true)
	await payment.deliver(...events.splice(0).toReversed())
	expect((await subscriptionOf(maya))?.status).toBe('active')
	stripe.renew(mayas, false)
	stripe.renew(mayas, true)
	await Promise.all(events.map((event) => payment.deliver(event)))
	expect((await subscriptionOf(maya))?.status).toBe('active')
})

test('an answer of the provider that was long on its way does not undo a later one', async () => {
	stripe.renew(mayas, false)
	const asked = stripe.requests.length
	const release = stripe.holdNext()
	const early = payment.deliver(...events.splice(0, 1))
	await expect.poll(() => stripe.requests.length).toBe(asked + 1)
	stripe.renew(mayas, true)
	await payment.deliverAll()
	release()
	expect(await early).toEqual([200])
	expect((await subscriptionOf(maya))?.status).toBe('active')
})

test('a subscription missing at the provider does not count until it is back', async () => {
	const kept = stripe.find(mayas)
	stripe.renew(mayas, true)
	stripe.subscriptions.delete(mayas)
	stripe.customers.delete(kept.customer)
	expect(await payment.deliverAll()).toEqual([200, 200])
	expect(await billingOf(maya)).toMatchObject({ plan: 'basic', subscription: null })
	expect((await statusTrail())[0]?.details).toMatchObject({ status: 'missing' })
	expect((await order(maya, onePro)).clientSecret).toMatch(/^pi_/)
	stripe.subscriptions.set(mayas, kept)
	stripe.renew(mayas, true)
	await payment.deliverAll()
	expect(await billingOf(maya)).toMatchObject({ plan: 'pro', subscription: { id: mayas } })
})

test('fetches the state of a lost event within an hour', async () => {
	stripe.renew(mayas, false)
	await payment.deliverAll()
	stripe.end(stripe.find(mayas), 'canceled')
	expect((await subscriptionOf(maya))?.status).toBe('past_due')
	await catchUpWithLost()
	expect(await subscriptionOf(maya)).toBe(null)
})

test('a cancellation in the provider’s dashboard is noticed within a day, though its event is lost', async () => {
	const id = await payment.subscribe(dana, onePro)
	stripe.end(stripe.find(id), 'canceled')
	const readAt = new Date(Date.now() - 25 * 60 * 60 * 1000)
	await db.update(subscriptions).set({ readAt }).where(eq(subscriptions.id, id))
	expect((await billingOf(dana)).plan).toBe('pro')
	await catchUpWithLost()
	expect(await billingOf(dana)).toMatchObject({ plan: 'basic', subscription: null })
})

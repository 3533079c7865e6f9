import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { BillingState } from '#features/billing/contract.ts'
import { answerTo, postJson, sendJson } from './fixtures/app.ts'
import type { Client } from './fixtures/call.ts'
import { billingOf, onePro, orderPath, somePayment, subscriptionOf } from './fixtures/payment.ts'
import { idOf, readTrail } from './fixtures/records.ts'

const payment = await somePayment(afterAll)
const { app, stripe } = payment
const [maya, rosa] = [await app.signIn('maya.ortiz'), await payment.signInNewRep('Rosa Lane')]
const [dana, sam] = [await app.signIn('dana.whitfield'), await app.signIn('sam.okafor')]
const mayas = `${orderPath}/${await payment.subscribe(maya, onePro)}`
const teamId = await payment.subscribe(dana, { tier: 'enterprise', billing: 'monthly', seats: 2 })
const teams = `${orderPath}/${teamId}`

const trailOf = (action: string) => readTrail(dana, { action })
const change = (client: Client, path: string, plan: object) =>
	sendJson(client, 'PATCH', path, { key: randomUUID(), ...plan })
const setRole = async (client: Client, role: 'admin' | 'rep') =>
	expect((await sendJson(sam, 'PATCH', `/api/employees/${await idOf(client)}`, { role })).status).toBe(200)

test('a subscription is managed by who pays for it and by administrators', async () => {
	for (const action of ['cancel', 'resume'])
		expect((await postJson(rosa, `${mayas}/${action}`, {})).status).toBe(404)
	expect((await change(rosa, mayas, onePro)).status).toBe(404)
	expect((await sendJson(maya, 'PUT', `${mayas}/seats`, { personIds: [] })).status).toBe(403)
	const portal = await (await postJson(maya, '/api/billing/portal', {})).json()
	expect(portal).toMatchObject({ url: expect.stringContaining('https://billing.stripe.com/') })
})

test('a canceled plan lasts until its period ends, and can be resumed until then', async () => {
	const id = await payment.subscribe(rosa, onePro)
	const path = `${orderPath}/${id}`
	const canceled = BillingState.parse(await (await postJson(rosa, `${path}/cancel`, {})).json())
	expect(canceled.plan).toBe('pro')
	expect(canceled.subscription?.endsAt).toBe(canceled.subscription?.renewsAt)
	await postJson(rosa, `${path}/resume`, {})
	expect((await subscriptionOf(rosa))?.endsAt).toBe(null)
	const kept = stripe.find(id)
	kept.cancel_at = kept.items.data[0].current_period_end
	await postJson(rosa, `${path}/resume`, {})
	expect(kept.cancel_at).toBe(null)

	await postJson(dana, `${path}/cancel`, {})
	stripe.end(kept, 'canceled')
	await payment.deliverAll()
	expect(await billingOf(rosa)).toMatchObject({ plan: 'basic', subscription: null })
	expect((await trailOf('subscription.canceled')).length).toBe(2)
})

test('the seats of a team are given to people who work here, and taken away again', async () => {
	const [rosaId, danaId, mayaId] = [await idOf(rosa), await idOf(dana), await idOf(maya)]
	const give = (...personIds: string[]) => sendJson(dana, 'PUT', `${teams}/seats`, { personIds })
	expect((await give(danaId, rosaId)).status).toBe(200)
	expect((await billingOf(rosa)).plan).toBe('enterprise')
	expect((await billingOf(rosa)).subscription).toBe(null)
	expect((await give(danaId, rosaId, mayaId)).status).toBe(409)
	expect((await give(danaId, 'nobody')).status).toBe(400)
	expect((await give(mayaId)).status).toBe(200)
	expect([(await billingOf(rosa)).plan, (await billingOf(maya)).plan]).toEqual(['basic', 'enterprise'])
	await give(danaId, mayaId)
	const refused = await change(dana, teams, { tier: 'enterprise', billing: 'monthly', seats: 1 })
	expect(await refused.json()).toMatchObject({ code: 'seats-held' })
	// In the provider's dashboard no one asks who holds them: who got theirs last loses it.
	stripe.find(teamId).items.data[0].quantity = 1
	stripe.renew(teamId, true)
	await payment.deliverAll()
	expect(await subscriptionOf(sam)).toMatchObject({ id: teamId, seats: 1, holders: [{ name: 'Maya Ortiz' }] })
})

test('a team subscription stays with the team, whoever is administrator by then', async () => {
	const team = await subscriptionOf(sam)
	await setRole(dana, 'rep')
	expect(await subscriptionOf(sam)).toEqual(team)
	expect(await subscriptionOf(dana)).toBe(null)
	expect((await postJson(dana, `${teams}/cancel`, {})).status).toBe(404)
	expect((await postJson(dana, '/api/billing/portal', {})).status).toBe(404)
	await setRole(dana, 'admin')

	const own = await payment.subscribe(rosa, onePro)
	await setRole(rosa, 'admin')
	expect(await subscriptionOf(sam)).toEqual(team)
	const portalOf = async (client: Client) => await (await postJson(client, '/api/billing/portal', {})).json()
	expect(await portalOf(sam)).not.toEqual(await portalOf(rosa))
	expect(await subscriptionOf(rosa)).toMatchObject({ id: own, forTeam: false })
	const two = { ...onePro, seats: 2, key: randomUUID() }
	expect((await change(rosa, `${orderPath}/${own}`, two)).status).toBe(403)
	expect(await answerTo(rosa, orderPath, two)).toMatchObject({ code: 'already-subscribed' })
	await postJson(rosa, `${orderPath}/${own}/cancel`, {})
	expect(await subscriptionOf(rosa)).toEqual(team)
	await setRole(rosa, 'rep')
})

test('changes a plan immediately, or not at all if the card is declined', async () => {
	const before = await subscriptionOf(dana)
	const plan = { tier: 'pro', billing: 'annual', seats: 3 }
	const key = randomUUID()
	stripe.setDeclinesChanges(true)
	const declined = await change(dana, teams, { ...plan, key })
	expect(declined.status).toBe(402)
	expect(await declined.json()).toMatchObject({ error: 'Your card was declined.' })
	expect(await subscriptionOf(dana)).toEqual(before)
	stripe.setDeclinesChanges(false)
	// The provider remembers the answer: another try has another key.
	expect((await change(dana, teams, { ...plan, key })).status).toBe(402)
	expect((await change(dana, teams, plan)).status).toBe(200)
	expect(await subscriptionOf(dana)).toMatchObject(plan)
	expect((await trailOf('subscription.changed'))[0]?.details).toMatchObject({ tier: 'pro', seats: 3 })
})

test('reports and records a charged change, whatever the provider does after it', async () => {
	const changed = (await trailOf('subscription.changed')).length
	stripe.setDownAfterWrite()
	const answer = await change(dana, teams, { tier: 'pro', billing: 'annual', seats: 4 })
	expect(answer.status).toBe(200)
	expect(BillingState.parse(await answer.json()).subscription).toMatchObject({ seats: 4 })
	expect(await trailOf('subscription.changed')).toHaveLength(changed + 1)
	stripe.setDown(false)
	stripe.setDownAfterWrite()
	expect((await postJson(dana, `${teams}/cancel`, {})).status).toBe(200)
	stripe.setDown(false)
	expect((await subscriptionOf(dana))?.endsAt).not.toBe(null)
	await postJson(dana, `${teams}/resume`, {})
})

test('a subscription is shown with the price that it was ordered for', async () => {
	await change(dana, teams, { tier: 'pro', billing: 'annual', seats: 3 })
	expect((await subscriptionOf(dana))?.price).toBe(3 * 351)
	const [item] = stripe.find(teamId).items.data
	item.price = { ...item.price, unit_amount: 30_050 }
	stripe.renew(teamId, true)
	await payment.deliverAll()
	expect((await subscriptionOf(dana))?.price).toBe(3 * 300.5)
})

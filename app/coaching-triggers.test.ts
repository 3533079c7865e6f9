import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { EditTrigger } from '#features/live-coaching/contract.ts'
import { LiveReading, LiveSettings, Trigger, TriggerInUse } from '#features/live-coaching/contract.ts'
import { mostTriggers } from '#features/live-coaching/limits.ts'
import { coachingTriggers, hintEvents } from '#features/live-coaching/tables.ts'
import { people } from '#features/people/tables.ts'
import { answerTo, postJson, someApp } from './fixtures/app.ts'
import type { Client } from './fixtures/call.ts'

const app = await someApp({}, afterAll)
const maya = await app.signIn('maya.ortiz')
const dana = await app.signIn('dana.whitfield')

const triggers = '/api/admin/triggers'
const moving: EditTrigger = {
	title: 'Moving house',
	phrases: ["we're moving", 'new house'],
	notPhrases: [],
	speaker: 'customer',
	hint: 'Congratulations. When do you move, and is a mortgage involved?',
	coolDownSeconds: 30,
	mostPerCall: 1,
	priority: 70,
	isEnabled: true,
}

const listed = async (client: Client) =>
	TriggerInUse.array().parse(await (await client.request(triggers)).json())
const someTrigger = async (wanted: Partial<EditTrigger> = {}) =>
	Trigger.parse(await (await postJson(dana, triggers, { ...moving, ...wanted })).json())
const change = (client: Client, id: string, edit: object) =>
	client.request(`${triggers}/${id}`, {
		method: 'PATCH',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(edit),
	})
const erase = (client: Client, id: string) => client.request(`${triggers}/${id}`, { method: 'DELETE' })
const listenedFor = async (client: Client) =>
	LiveSettings.parse(await (await client.request('/api/live/settings')).json()).triggers
const builtIn = async (title: string) => {
	const found = (await listed(dana)).find((trigger) => trigger.isBuiltIn && trigger.title === title)
	if (!found) throw new Error(`There is no trigger '${title}'.`)
	return found
}

test('only administrators can see and change triggers', async () => {
	const { id } = await builtIn('Price')
	expect((await app.api.request(triggers)).status).toBe(401)
	expect((await maya.request(triggers)).status).toBe(403)
	expect((await postJson(maya, triggers, moving)).status).toBe(403)
	expect((await change(maya, id, { isEnabled: false })).status).toBe(403)
	expect((await erase(maya, id)).status).toBe(403)
})

test('ships with ten triggers, four of them with the feel, felt, found hint', async () => {
	const delivered = (await listed(dana)).filter(({ isBuiltIn }) => isBuiltIn)
	expect(delivered.map(({ title, hint }) => [title, hint !== null])).toEqual([
		['Budget', false],
		['Competitor', true],
		['Cost', false],
		['Manager', false],
		['Not authorized', true],
		['Not sure', true],
		['Not the right time', true],
		['Price', true],
		['Spouse', false],
		['Think about it', true],
	])
})

test('as delivered, customers’ words for the usual objections are listened for', async () => {
	const phrases = (await listenedFor(maya)).flatMap((trigger) => trigger.phrases)
	expect(phrases).toEqual(
		expect.arrayContaining([
			'price',
			'cost',
			'budget',
			'think about it',
			'spouse',
			'competitor',
			'not the right time',
			'manager',
			'not sure',
			'not authorized',
		]),
	)
})

test('a trigger that an administrator adds is listened for on every rep’s calls', async () => {
	const { id } = await someTrigger()
	expect((await listenedFor(maya)).find((trigger) => trigger.id === id)).toEqual({
		...moving,
		id,
		isBuiltIn: false,
	})
	await erase(dana, id)
	expect((await listenedFor(maya)).some((trigger) => trigger.id === id)).toBe(false)
})

test('a trigger that is switched off is listened for no more, and keeps its words', async () => {
	const { id } = await someTrigger()
	const answer = await change(dana, id, { isEnabled: false })
	expect(Trigger.parse(await answer.json())).toEqual({ ...moving, id, isBuiltIn: false, isEnabled: false })
	expect((await listenedFor(maya)).some((trigger) => trigger.id === id)).toBe(false)
	await erase(dana, id)
})

test('a hint that makes a prohibited claim is refused with the rule it breaks', async () => {
	const hint = 'We guarantee that your creditors will settle for half.'
	const refused = await answerTo(dana, triggers, { ...moving, hint })
	expect(refused).toEqual({
		status: 400,
		code: 'unlawful-hint',
		error: expect.stringMatching(/guarantee.*No creditor has to settle/is),
	})
	const { id } = await someTrigger()
	expect((await change(dana, id, { hint })).status).toBe(400)
	expect((await listed(dana)).find((trigger) => trigger.id === id)?.hint).toBe(moving.hint)
	await erase(dana, id)
})

test('a trigger without words to listen for is refused', async () => {
	expect((await postJson(dana, triggers, { ...moving, phrases: [] })).status).toBe(400)
	expect((await postJson(dana, triggers, { ...moving, phrases: ['?!'] })).status).toBe(400)
	expect((await postJson(dana, triggers, { ...moving, title: ' ' })).status).toBe(400)
	for (const half of [{ title: '\uD83D' }, { phrases: ['new \uDC4D'] }, { hint: 'No\0' }])
		expect((await postJson(dana, triggers, { ...moving, ...half })).status).toBe(400)
})

test('a trigger that came with the product can be changed and not erased, and stays changed after a restart', async () => {
	const own = await someApp()
	const admin = await own.signIn('dana.whitfield')
	const manager = (await listed(admin)).find(({ title }) => title === 'Manager')
	expect((await erase(admin, manager?.id ?? '')).status).toBe(409)
	const hint = 'Of course. Who would you like to speak with?'
	expect((await change(admin, manager?.id ?? '', { hint })).status).toBe(200)
	const again = await (await own.restart()).signIn('dana.whitfield')
	const kept = (await listed(again)).filter(({ title }) => title === 'Manager')
	expect(kept).toEqual([expect.objectContaining({ id: manager?.id, hint })])
})

test('counts per trigger how often its hint was shown and dismissed in the last 30 days', async () => {
	const { id } = await someTrigger()
	const counted = (what: string, hintId = randomUUID()) =>
		postJson(maya, '/api/live/hints', { callId: 'call-1', triggerId: id, what, id: hintId })
	const once = randomUUID()
	for (const hintId of [once, once, randomUUID()]) expect((await counted('shown', hintId)).status).toBe(200)
	await counted('dismissed')
	const [person] = await app.services.db.select().from(people).limit(1)
	const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
	for (const days of [29, 31])
		await app.services.db.insert(hintEvents).values({
			id: randomUUID(),
			personId: person?.id ?? '',
			callId: 'call-0',
			triggerId: id,
			what: 'shown',
			createdAt: daysAgo(days),
		})
	const { shown, dismissed } = (await listed(dana)).find((trigger) => trigger.id === id) ?? {}
	expect({ shown, dismissed }).toEqual({ shown: 3, dismissed: 1 })
	await erase(dana, id)
})

test('no more triggers fit than a call can be listened to with', async () => {
	const own = await someApp()
	const admin = await own.signIn('dana.whitfield')
	const missing = mostTriggers - (await listed(admin)).length
	await own.services.db
		.insert(coachingTriggers)
		.values(Array.from({ length: missing }, () => ({ trigger: moving })))
	expect(await answerTo(admin, triggers, moving)).toMatchObject({ status: 409, code: 'too-many-triggers' })
})

test('analyzes a call in progress only for signed-in users', async () => {
	const entry = {
		id: 'entry-1',
		speaker: 'rep',
		text: 'we guarantee your creditors will settle for half',
		timestamp: '2026-03-02T12:00:00.000Z',
		confidence: null,
	}
	const asked = { entries: [entry], heard: [] }
	expect((await postJson(app.api, '/api/live/read', asked)).status).toBe(401)
	const reading = LiveReading.parse(await (await postJson(maya, '/api/live/read', asked)).json())
	expect(reading.warnings.map(({ code }) => code)).toEqual(['guaranteed_result'])
	const begun = LiveReading.parse(
		await (await postJson(maya, '/api/live/read', { entries: [], heard: [] })).json(),
	)
	expect(begun.disclosures.every(({ status }) => status === 'missing')).toBe(true)
	const unknown = { entries: [{ ...entry, speaker: 'nobody' }], heard: [] }
	expect((await postJson(maya, '/api/live/read', unknown)).status).toBe(400)
})

test('a trigger that is gone cannot be changed', async () => {
	const gone = randomUUID()
	expect((await change(dana, gone, { priority: 1 })).status).toBe(404)
	expect((await erase(dana, gone)).status).toBe(404)
	expect((await erase(dana, 'nonsense')).status).toBe(404)
})

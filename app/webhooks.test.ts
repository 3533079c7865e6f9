import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callScored } from '#features/analysis/index.ts'
import { analyses } from '#features/analysis/tables.ts'
import { auditEvents } from '#features/audit/tables.ts'
import type { Delivery, Endpoint, EndpointWithSecret, NewEndpoint } from '#features/integrations/contract.ts'
import { webhookDeliveries, webhookEndpoints } from '#features/integrations/tables.ts'
import { answerTo, postJson, someApp } from './fixtures/app.ts'
import {
	type Client,
	misleadingCall,
	readJson,
	readPages,
	type SomeApp,
	someCall,
	whenScored,
} from './fixtures/call.ts'
import { startReceiver } from './fixtures/receiver.ts'

const path = '/api/admin/webhooks'
const soon = { timeout: 30_000, interval: 100 }
const closedCall = [
	...misleadingCall.slice(0, 2),
	[
		'rep',
		'I am sorry to hear that. They can not sue you once you are with us, no bank ever sues our clients.',
	],
	...misleadingCall.slice(3),
	['rep', 'Do you agree to enroll in the program today?'],
	['customer', 'Yes, I agree. Let us enroll. I have signed the agreement.'],
	['rep', 'Congratulations, you are enrolled in the program.'],
] as const

let app: SomeApp
let maya: Client
let dana: Client
let receiver: Awaited<ReturnType<typeof startReceiver>>
const letters: string[] = []
const mailServer = new SMTPServer({
	authOptional: true,
	disabledCommands: ['STARTTLS', 'AUTH'],
	closeTimeout: 50,
	async onData(stream, { envelope }, answer) {
		const letter = (await text(stream)).replaceAll('=\r\n', '')
		letters.push(`${envelope.rcptTo[0]?.address}: ${letter}`)
		answer()
	},
})

beforeAll(async () => {
	mailServer.listen(0, '127.0.0.1')
	await once(mailServer.server, 'listening')
	const settings = {
		WEBHOOK_PRIVATE_ADDRESSES: 'on',
		PUBLIC_URL: 'http://candor.example/',
		SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
		MAIL_FROM: 'Candor <no-reply@candor.example>',
	}
	app = await someApp(settings, afterAll)
	maya = await app.signIn('maya.ortiz')
	dana = await app.signIn('dana.whitfield')
	receiver = await startReceiver(afterAll)
	await app.work()
})
afterAll(() => new Promise<void>((closed) => mailServer.close(closed)))
beforeEach(async () => {
	await app.services.db.delete(webhookEndpoints)
	receiver.received.length = 0
	receiver.answerWith({ status: 200 })
})

async function someEndpoint(edit: Partial<NewEndpoint> = {}) {
	const endpoint = { name: 'Data warehouse', url: receiver.url, events: ['recording.scored'], ...edit }
	const answer = await postJson(dana, path, endpoint)
	expect(answer.status).toBe(201)
	return (await answer.json()) as EndpointWithSecret
}
const logOf = ({ id }: Endpoint) => readJson<Delivery[]>(dana, `${path}/${id}/deliveries`)
const newestOf = async (endpoint: Endpoint) => (await logOf(endpoint))[0]
const sendTest = (endpoint: Endpoint) => postJson(dana, `${path}/${endpoint.id}/test`, {})
const typesIn = (secret: string) =>
	receiver
		.read(secret)
		.map(({ type }) => type)
		.sort()

/** Waits until an endpoint received the events of a new call of Maya's; the endpoint accepts or rejects them. */
async function reportCall(spoken: typeof misleadingCall | typeof closedCall = misleadingCall) {
	const id = await someCall(app, maya, spoken)
	await whenScored(maya, id)
	return id
}

test('strangers and reps can do nothing with webhooks', async () => {
	const endpoint = await someEndpoint()
	const at = `${path}/${endpoint.id}`
	for (const place of [path, `${at}/deliveries`]) {
		expect((await app.api.request(place)).status).toBe(401)
		expect((await maya.request(place)).status).toBe(403)
	}
	for (const place of [path, `${at}/rotate`, `${at}/test`, `${at}/deliveries/${endpoint.id}/send`]) {
		expect(await answerTo(app.api, place, {})).toMatchObject({ status: 401 })
		expect(await answerTo(maya, place, {})).toMatchObject({ status: 403 })
	}
	for (const method of ['PATCH', 'DELETE']) expect((await maya.request(at, { method })).status).toBe(403)
})

test('sends a signed event with only ids and figures for a scored call', async () => {
	const endpoint = await someEndpoint({ events: ['recording.scored', 'finding.critical', 'deal.closed'] })
	const recordingId = await reportCall(closedCall)
	await expect.poll(() => typesIn(endpoint.secret), soon).toHaveLength(3)
	expect(typesIn(endpoint.secret)).toEqual(['deal.closed', 'finding.critical', 'recording.scored'])
	for (const { data } of receiver.read(endpoint.secret))
		expect(data).toMatchObject({ recordingId, link: `http://candor.example/recordings/${recordingId}` })
	const critical = receiver.read(endpoint.secret).find(({ type }) => type === 'finding.critical')
	expect(critical?.data).toMatchObject({ findings: [{ rule: expect.any(String), start: 17.79 }] })
	expect(receiver.received.map(({ body }) => body).join()).not.toMatch(
		/ever sues|creditors will settle|Denise|Maya|behind/,
	)
	await expect
		.poll(async () => (await logOf(endpoint)).map(({ state }) => state), soon)
		.toEqual(['delivered', 'delivered', 'delivered'])
})

test('sends each event of an analysis once, and only subscribed ones', async () => {
	const endpoint = await someEndpoint()
	const recordingId = await reportCall()
	await expect.poll(() => typesIn(endpoint.secret), soon).toEqual(['recording.scored'])
	const { db, jobs } = app.services
	const [analysis] = await db.select().from(analyses).where(eq(analyses.recordingId, recordingId))
	await db.transaction((tx) => jobs.announce(tx, callScored, { recordingId, analysisId: analysis?.id ?? '' }))
	// The test comes after it in the queue.
	await sendTest(endpoint)
	await expect.poll(() => typesIn(endpoint.secret), soon).toContain('webhook.test')
	expect(typesIn(endpoint.secret)).toEqual(['recording.scored', 'webhook.test'])
})

test('retries a failed delivery automatically with the same id, and logs each try', async () => {
	const endpoint = await someEndpoint()
	receiver.answerWith({ status: 503, body: `Back soon.\0${'x'.repeat(5000)}` })
	await sendTest(endpoint)
	await expect.poll(async () => (await newestOf(endpoint))?.attempts.length, soon).toBe(1)
	const waiting = await newestOf(endpoint)
	expect(waiting).toMatchObject({ state: 'waiting', attempts: [{ status: 503, problem: 'HTTP 503.' }] })
	expect(waiting?.attempts[0]?.answer).toHaveLength(1024)
	expect((await readJson<Endpoint[]>(dana, path))[0]?.failingSince).not.toBeNull()
	receiver.answerWith({ status: 204 })
	await expect.poll(async () => (await newestOf(endpoint))?.state, soon).toBe('delivered')
	expect((await newestOf(endpoint))?.attempts.map(({ status }) => status)).toEqual([503, 204])
	expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
		new Set([waiting?.id]),
	)
	expect((await readJson<Endpoint[]>(dana, path))[0]?.failingSince).toBeNull()
})

test('after the last try a message has failed, until someone sends it again', async () => {
	const endpoint = await someEndpoint()
	receiver.answerWith({ status: 302, headers: { location: `${receiver.url}/elsewhere` } })
	await sendTest(endpoint)
	await expect.poll(async () => (await newestOf(endpoint))?.attempts.length, soon).toBe(1)
	const { db } = app.services
	const ofIt = eq(webhookDeliveries.endpointId, endpoint.id)
	await db.update(webhookDeliveries).set({ triesUsed: 7 }).where(ofIt)
	await expect.poll(async () => (await newestOf(endpoint))?.state, soon).toBe('failed')
	expect((await newestOf(endpoint))?.attempts[1]?.problem).toContain('redirects are not followed')
	expect(receiver.received.map((request) => request.path)).toEqual(['/hooks', '/hooks'])

	receiver.answerWith({ status: 200 })
	const again = `${path}/${endpoint.id}/deliveries/${(await newestOf(endpoint))?.id}/send`
	expect(await answerTo(dana, again, {})).toEqual({ status: 202 })
	await expect.poll(async () => (await newestOf(endpoint))?.state, soon).toBe('delivered')
})

test('an endpoint that has failed for days is switched off, and can be switched on again', async () => {
	const endpoint = await someEndpoint()
	const { db } = app.services
	const failingSince = new Date(Date.now() - 4 * 86_400_000)
	await db.update(webhookEndpoints).set({ failingSince }).where(eq(webhookEndpoints.id, endpoint.id))
	const patch = async (edit: object) => {
		const headers = { 'content-type': 'application/json' }
		const body = JSON.stringify(edit)
		return (await dana.request(`${path}/${endpoint.id}`, { method: 'PATCH', headers, body })).json()
	}
	const renamed = { name: 'Data warehouse', url: endpoint.url }
	expect(await patch(renamed)).toMatchObject({ failingSince: failingSince.toISOString() })
	receiver.answerWith({ status: 500 })
	await sendTest(endpoint)
	const isOff = async () => (await readJson<Endpoint[]>(dana, path))[0]
	await expect.poll(async () => (await newestOf(endpoint))?.attempts.length, soon).toBe(1)
	// One try that failed after quiet days says nothing yet.
	expect(await isOff()).toMatchObject({ isOn: true })
	await db.update(webhookDeliveries).set({ triesUsed: 3 })
	await expect.poll(async () => (await isOff())?.isOn, soon).toBe(false)
	expect(await isOff()).toMatchObject({ hasFailed: true })
	expect(await newestOf(endpoint)).toMatchObject({ state: 'failed', nextTryAt: null })
	const [fact] = await db
		.select()
		.from(auditEvents)
		.where(and(eq(auditEvents.action, 'webhook.switched-off'), eq(auditEvents.subjectId, endpoint.id)))
	expect(fact).toMatchObject({ personId: null })
	// Both administrators of the demo.
	await expect.poll(() => letters.length, soon).toBe(2)
	expect(letters[0]).toContain('Data warehouse')
	expect(await answerTo(dana, `${path}/${endpoint.id}/test`, {})).toMatchObject({ status: 409 })
	expect(await patch({ isOn: true })).toMatchObject({ isOn: true, hasFailed: false, failingSince: null })
})

test('a new secret signs immediately, and the previous ones for another day', async () => {
	const endpoint = await someEndpoint()
	const rotate = async () =>
		(await (await postJson(dana, `${path}/${endpoint.id}/rotate`, {})).json()) as typeof endpoint
	const [missed, rotated] = [await rotate(), await rotate()]
	expect(rotated.secret).toMatch(/^whsec_/)
	expect(new Set([endpoint, missed, rotated].map(({ secret }) => secret)).size).toBe(3)
	await sendTest(endpoint)
	await expect.poll(() => receiver.received.length, soon).toBe(1)
	for (const { secret } of [endpoint, missed, rotated]) expect(typesIn(secret)).toEqual(['webhook.test'])
	const dayAgo = new Date(Date.now() - 25 * 3_600_000)
	await app.services.db.update(webhookEndpoints).set({ secretChangedAt: dayAgo })
	await sendTest(endpoint)
	await expect.poll(() => receiver.received.length, soon).toBe(2)
	expect(() => receiver.read(endpoint.secret, receiver.received.slice(1))).toThrow()
	expect(JSON.stringify(await readJson(dana, path))).not.toContain('whsec_')
})

test('the log lists every message once, page after page', async () => {
	const endpoint = await someEndpoint()
	const message = { type: 'webhook.test', timestamp: '', data: { endpointId: endpoint.id } } as const
	const row = { endpointId: endpoint.id, event: message.type, message, state: 'delivered' } as const
	await app.services.db.insert(webhookDeliveries).values(Array.from({ length: 5 }, () => row))
	const pages = await readPages<Delivery>(dana, `${path}/${endpoint.id}/deliveries?limit=2`)
	expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
	expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(5)
})

test('sends nothing more to a deleted endpoint', async () => {
	const endpoint = await someEndpoint()
	receiver.answerWith({ status: 500 })
	await sendTest(endpoint)
	await expect.poll(async () => (await newestOf(endpoint))?.attempts.length, soon).toBe(1)
	expect((await dana.request(`${path}/${endpoint.id}`, { method: 'DELETE' })).status).toBe(200)
	const other = await someEndpoint({ name: 'Other' })
	await reportCall()
	await expect.poll(() => receiver.received.length, soon).toBe(2)
	expect(receiver.read(other.secret, receiver.received.slice(1))).toMatchObject([
		{ type: 'recording.scored' },
	])
})

test.each([
	'http://example.com/hooks',
	'https://maya:secret@example.com/hooks',
	'ftp://example.com/hooks',
	'hooks',
])('the address %s is refused', async (url) => {
	const endpoint = { name: 'Wrong', url, events: ['recording.scored'] }
	expect(await answerTo(dana, path, endpoint)).toMatchObject({ status: 400 })
})

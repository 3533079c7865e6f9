import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { callScored } from '#features/analysis/index.ts'
import { analyses } from '#features/analysis/tables.ts'
import { Arrival, CallOfRecording } from '#features/live-coaching/contract.ts'
import { liveCalls, liveEvents } from '#features/live-coaching/tables.ts'
import { Person } from '#features/people/contract.ts'
import { recordings } from '#features/recordings/tables.ts'
import { fixture } from '#platform/audio/fixtures/fixture.ts'
import { serializeError } from '#platform/log/create-log.ts'
import { type PlayedCall, playCall } from '../simulate-dialer/play-call.ts'
import { apiPassword, apiUser, startDialer } from '../simulate-dialer/start-dialer.ts'
import { readCall } from './fixtures/call.ts'
import { send, someDialer } from './fixtures/dialer.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { whatUploadsLeave } from './fixtures/upload.ts'

const guarantee = 'I guarantee that every one of your creditors will settle, they have to.'
/** A speech service that hears the same words in every piece of audio. */
const speech = await serve((request, response) => {
	request.resume().on('end', () => response.end(JSON.stringify({ text: guarantee })))
})

const logged: string[] = []
const log = pino(
	{ level: 'trace', serializers: { err: serializeError } },
	{ write: (line) => void logged.push(line) },
)
const SPEECH_URL = `http://${speech}/v1`
const app = await someListeningApp({ SPEECH_URL }, afterAll, log)
const { db } = app.services
const dana = await app.signIn('dana.whitfield')
const maya = await app.signIn('maya.ortiz')
const idOf = async (client: typeof maya) => Person.parse(await (await client.fetch('/api/user')).json()).id
const mayaId = await idOf(maya)
const vicidial = await startDialer()
afterAll(vicidial.close)
const form = { apiUrl: vicidial.url, apiUser, apiPassword, notifyOnCritical: true }
const dialer = await someDialer(dana, form, { '2041': mayaId, '2042': await idOf(dana) })
await app.work()

const audio = await readFile(fixture('two-voices.wav'))
const serveAudio: PlayedCall['serve'] = (_, response) => void response.end(audio)
const soon = { timeout: 30_000, interval: 100 }
let calls = 0

/** Answers the place of a web server of its own. */
async function serve(answer: RequestListener) {
	const server = createServer(answer)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	afterAll(() => void server.close())
	return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Plays a call of Maya's; what is not said about it is as it should be. */
async function play(call: Partial<PlayedCall> = {}, place = dialer) {
	const callId = `M${++calls}`
	const address = (name: string) => place.urls.find((each) => each.name === name)?.url ?? ''
	const addresses = {
		start: address('Start Call URL'),
		dead: address('Dead Call Trigger URL'),
		dispo: address('Dispo Call URL'),
	}
	const recording = await playCall(vicidial, addresses, {
		callId,
		agentId: '2041',
		leadId: `${900 + calls}`,
		phoneNumber: '7275550137',
		campaign: 'DEBT1',
		disposition: 'SALE',
		talkSeconds: 0,
		readySeconds: 0,
		serve: serveAudio,
		...call,
	})
	return { callId, recording }
}

/** The state of a call; all waiting looks happen now, as if they were due. */
async function follow(callId: string) {
	await db.execute(
		sql`update pgboss.job set start_after = now() where name = 'await-recording' and state < 'active'`,
	)
	// Like the queue notifies its workers of a job.
	await db.execute(
		sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'await-recording')`,
	)
	const [call] = await db.select().from(liveCalls).where(eq(liveCalls.callId, callId))
	return call
}

/** How often the dialer was asked for recordings. */
const looks = () => vicidial.asked.filter((asked) => asked === 'recording_lookup').length
const arrivalOf = async (callId: string) => (await follow(callId))?.arrival
const noteOf = async (callId: string) => (await follow(callId))?.arrivalNote

test('the recording of a call arrives on the rep’s page, scored, with what the dialer knows of the call', async () => {
	const { callId } = await play({ talkSeconds: 1 })
	await expect.poll(() => arrivalOf(callId), soon).toBe('arrived')
	const id = (await follow(callId))?.recordingId ?? ''
	const announced = await db.select({ event: liveEvents.event }).from(liveEvents)
	expect(
		announced.filter(({ event }) => event.type === 'recording_arrived' && event.callId === callId),
	).toEqual([
		{ event: { type: 'recording_arrived', callId, recordingId: id, timestamp: expect.any(String) } },
	])
	await expect.poll(async () => (await readCall(maya, id)).status, soon).toBe('analyzed')
	const call = await readCall(maya, id)
	expect(call.originalName).toMatch(/^\d{8}-\d{6}_7275550137_2041_M1-all\.wav$/)
	expect(call.transcription).toContain('guarantee')
	expect(call.owner.id).toBe(mayaId)

	const about = `/api/live/recordings/${id}`
	expect(CallOfRecording.parse(await (await maya.fetch(about)).json())).toMatchObject({
		dialer: 'Phoenix floor',
		callId,
		agentId: '2041',
		phoneNumber: '7275550137',
		campaign: 'DEBT1',
		leadId: '901',
		disposition: 'SALE',
		talkSeconds: 1,
	})
})

test('a critical statement is shown on the agent’s screen, once', async () => {
	const announced = { agentId: '2041', text: expect.stringContaining('critical statement') }
	await expect.poll(() => vicidial.notifications, soon).toEqual([announced])
	expect(vicidial.notifications[0]?.text).not.toContain('creditors will settle')
	const [analysis] = await db.select().from(analyses)
	const { id: analysisId = '', recordingId = '' } = analysis ?? {}
	await db.transaction((tx) => app.services.jobs.announce(tx, callScored, { recordingId, analysisId }))
	const open = sql`select 1 from pgboss.job where name = 'notify-agent' and state < 'completed'`
	await expect.poll(async () => (await db.execute(open)).rows, soon).toEqual([])
	expect(vicidial.notifications).toHaveLength(1)
})

test('what a dialer reports about a neighbor’s call stays theirs', async () => {
	const { callId } = await play({ agentId: '2042' })
	await expect.poll(() => arrivalOf(callId), soon).toBe('arrived')
	const about = `/api/live/recordings/${(await follow(callId))?.recordingId}`
	expect((await dana.fetch(about)).status).toBe(200)
	expect((await app.api.request(about)).status).toBe(401)
	expect((await maya.fetch(about)).status).toBe(404)
})

test('a person’s own upload has no dialer call', async () => {
	const body = new FormData()
	body.append('audio', new File([audio], 'own.wav'))
	const sent = (await (await maya.fetch('/api/recordings', { method: 'POST', body })).json()) as {
		id: string
	}
	expect(await (await maya.fetch(`/api/live/recordings/${sent.id}`)).json()).toBeNull()
})

test('a recording that the dialer still works on is waited for', async () => {
	const { callId, recording } = await play({ readySeconds: 3600 })
	const before = looks()
	const lookedFor = async () => (await follow(callId)) && looks() - before
	await expect.poll(lookedFor, soon).toBeGreaterThan(1)
	expect(await arrivalOf(callId)).toBe('awaited')
	recording.readyAt = new Date()
	await expect.poll(() => arrivalOf(callId), soon).toBe('arrived')
})

test('a call without a lead is found by its agent and its time, on the dialer’s own clock', async () => {
	const startedAt = new Date(Date.now() - 40 * 60_000)
	const recorded = { agentId: '2041', leadId: '77', readyAt: startedAt, serve: serveAudio }
	vicidial.record({ ...recorded, file: 'earlier-all.wav', startedAt })
	vicidial.record({ ...recorded, file: 'now-all.wav', startedAt: new Date() })
	await dialer.tell('Start Call URL', { user: '2041', call_id: 'T1' })
	await dialer.tell('Dispo Call URL', { user: '2041', call_id: 'T1', talk_time: '3' })
	await expect.poll(() => arrivalOf('T1'), soon).toBe('arrived')
	const [row] = await db
		.select()
		.from(recordings)
		.where(eq(recordings.id, (await follow('T1'))?.recordingId ?? ''))
	expect(row?.originalName).toBe('now-all.wav')
})

test('the recording of one call is never taken for another’s', async () => {
	await dialer.tell('Start Call URL', { user: '2041', call_id: 'T2' })
	const before = looks()
	await dialer.tell('Dispo Call URL', { user: '2041', call_id: 'T2' })
	await expect
		.poll(() => noteOf('T2'), { ...soon, timeout: 90_000 })
		.toBe('The dialer has no recording of this call.')
	expect(await arrivalOf('T2')).toBe('given_up')
	expect(looks() - before).toBe(8)
}, 100_000)

test('only hosts that an administrator allowed are asked, by redirects neither', async () => {
	const stranger: string[] = []
	const elsewhere = await serve((request, response) => {
		stranger.push(request.url ?? '')
		response.end(audio)
	})
	const keptAt = `http://${elsewhere}/archive`
	const note = `The recording is on ${elsewhere}, which isn’t one of the hosts recordings may be downloaded from.`
	const { callId: named } = await play({ keptAt })
	await expect.poll(() => noteOf(named), soon).toBe(note)
	const { callId: redirected } = await play({
		serve: (_, response) => void response.writeHead(302, { location: `${keptAt}/call.wav` }).end(),
	})
	await expect.poll(() => noteOf(redirected), soon).toBe(note)
	const { callId: file } = await play({ keptAt: 'file:///etc' })
	expect(stranger).toEqual([])

	await send(dana, 'PATCH', dialer.path, { recordingHosts: [elsewhere] })
	const { callId: allowed } = await play({ keptAt })
	await expect.poll(() => arrivalOf(allowed), soon).toBe('arrived')
	expect(stranger).toEqual([expect.stringMatching(/^\/archive\/.*-all\.wav$/)])
	expect((await follow(file))?.recordingId).toBeNull()
})

test('what is too large is not fetched, and a page is no recording', async () => {
	const before = await whatUploadsLeave(app)
	const { callId: large } = await play({
		serve: (_, response) => void response.writeHead(200, { 'content-length': 2 * 1024 ** 3 }).write('RIFF'),
	})
	await expect.poll(() => noteOf(large), soon).toBe('The recording is larger than 1.5 GB.')
	let visits = 0
	const { callId: page } = await play({
		serve: (_, response) => {
			visits++
			response.setHeader('content-type', 'audio/wav').end(visits < 2 ? '<html>Please log in</html>' : audio)
		},
	})
	await expect.poll(() => arrivalOf(page), soon).toBe('arrived')
	expect(visits).toBe(2)
	const after = await whatUploadsLeave(app)
	expect(after.recordings).toBe(before.recordings + 1)
	expect(after.audio).toHaveLength(before.audio.length + 1)
	expect(after.unfinished).toEqual(before.unfinished)
})

test('a recording that breaks off is fetched again whole', async () => {
	let visits = 0
	const { callId } = await play({
		serve: (_, response) => {
			visits++
			response.writeHead(200, { 'content-length': audio.length })
			if (visits > 1) return void response.end(audio)
			response.write(audio.subarray(0, audio.length / 2), () => response.destroy())
		},
	})
	await expect.poll(() => arrivalOf(callId), soon).toBe('arrived')
	const [row] = await db
		.select()
		.from(recordings)
		.where(eq(recordings.id, (await follow(callId))?.recordingId ?? ''))
	expect([visits, row?.sizeBytes]).toEqual([2, audio.length])
})

test('reports a wrong password to administrators only; after a correction the recording is fetched again', async () => {
	const password = 'wr0ng-and-secret'
	await send(dana, 'PATCH', dialer.path, { apiPassword: password })
	const { callId } = await play()
	const note = 'The dialer rejected the API user. Check its name, its password and that it may view reports.'
	await expect.poll(() => noteOf(callId), soon).toBe(note)
	const arrivals = `${dialer.path}/arrivals`
	expect((await app.api.request(arrivals)).status).toBe(401)
	expect((await maya.fetch(arrivals)).status).toBe(403)
	const listed = Arrival.array().parse(await (await dana.fetch(arrivals)).json())
	const arrival = listed.find((each) => each.callId === callId)
	expect(arrival).toMatchObject({ arrival: 'given_up', arrivalNote: note, recordingId: null })
	const missing = async () =>
		Arrival.array().parse(await (await dana.fetch(`${arrivals}?arrival=given_up`)).json())
	expect(await missing()).toEqual(listed.filter((each) => each.arrival === 'given_up'))
	expect((await dana.fetch(`${arrivals}?arrival=lost`)).status).toBe(400)

	await send(dana, 'PATCH', dialer.path, { apiPassword })
	const again = `${arrivals}/${arrival?.id}/again`
	expect((await send(maya, 'POST', again)).status).toBe(403)
	expect((await send(dana, 'POST', again)).status).toBe(202)
	await expect.poll(() => arrivalOf(callId), soon).toBe('arrived')
	expect(await missing()).not.toContainEqual(expect.objectContaining({ callId }))
	expect((await send(dana, 'POST', again)).status).toBe(409)
	expect(logged.join('')).not.toBe('')
	for (const secret of [password, apiPassword]) expect(logged.join('')).not.toContain(secret)
})

test('looked for twice, the recording of a call is one', async () => {
	const { callId } = await play()
	await expect.poll(() => arrivalOf(callId), soon).toBe('arrived')
	const call = await follow(callId)
	const isIt = and(eq(liveCalls.callId, callId), eq(liveCalls.arrival, 'arrived'))
	await db.update(liveCalls).set({ arrival: 'given_up', recordingId: null }).where(isIt)
	const before = (await whatUploadsLeave(app)).recordings
	expect((await send(dana, 'POST', `${dialer.path}/arrivals/${call?.id}/again`)).status).toBe(202)
	await expect.poll(() => arrivalOf(callId), soon).toBe('arrived')
	expect((await whatUploadsLeave(app)).recordings).toBe(before)
	expect(vicidial.asked.filter((asked) => asked.includes(`_${callId}-all`))).toHaveLength(1)
	expect((await follow(callId))?.recordingId).toBe(call?.recordingId)
})

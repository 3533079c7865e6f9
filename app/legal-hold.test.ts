import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { dialers, liveCalls } from '#features/live-coaching/tables.ts'
import { createRecording, expireRecordings } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import { answerTo, postJson, someApp } from './fixtures/app.ts'
import { type Client, readCall, someCall } from './fixtures/call.ts'
import { anything, idOf, readTrail } from './fixtures/records.ts'

const app = await someApp({}, afterAll)
const { db } = app.services
const [maya, dana] = [await app.signIn('maya.ortiz'), await app.signIn('dana.whitfield')]
const mayaId = await idOf(maya)
const trail = (filter: Record<string, string>) => readTrail(dana, filter)

const reason = 'The attorney general asked for it.'
const hold = (client: Client, id: string) => answerTo(client, `/api/recordings/${id}/hold`, { reason })
const lift = (client: Client, id: string) =>
	client.request(`/api/recordings/${id}/hold`, {
		method: 'DELETE',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ reason }),
	})
const remove = (client: Client, id: string) => client.request(`/api/recordings/${id}`, { method: 'DELETE' })

test('only an administrator places and lifts a legal hold, and not without a reason', async () => {
	const [id, danas] = [await someCall(app, maya, anything), await someCall(app, dana, anything)]
	expect((await postJson(app.api, `/api/recordings/${id}/hold`, { reason })).status).toBe(401)
	expect((await hold(maya, id)).status).toBe(403)
	expect((await hold(maya, danas)).status).toBe(404)
	expect((await lift(maya, id)).status).toBe(403)
	expect((await postJson(dana, `/api/recordings/${id}/hold`, { reason: 'why ' })).status).toBe(400)
	expect((await hold(dana, randomUUID())).status).toBe(404)
	expect(await readCall(dana, id)).toMatchObject({ isHeld: false, legalHold: null })
	expect(await trail({ subject: id })).toEqual([])
})

test('no one deletes a call under a legal hold, until it is lifted', async () => {
	const id = await someCall(app, maya, anything)
	expect(await hold(dana, id)).toEqual({ status: 200 })
	expect(await hold(dana, id)).toMatchObject({ status: 409, code: 'already-held' })
	for (const client of [maya, dana]) {
		const answer = await remove(client, id)
		expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'legal-hold' }])
	}
	expect(await readCall(dana, id)).toMatchObject({
		isHeld: true,
		legalHold: { reason, placedBy: { name: 'Dana Whitfield' } },
	})
	expect(await readCall(maya, id)).toMatchObject({ isHeld: true, legalHold: null })
	expect((await lift(dana, id)).status).toBe(200)
	expect((await lift(dana, id)).status).toBe(409)
	expect((await remove(maya, id)).status).toBe(200)
	expect(await trail({ subject: id })).toMatchObject([
		{
			action: 'recording.deleted',
			person: { id: mayaId },
			subject: { id, name: null },
			details: { ownerId: mayaId, uploadedAt: expect.any(String) },
		},
		{ action: 'hold.lifted', details: { reason } },
		{ action: 'hold.placed', details: { reason } },
	])
})

test('names the person who swapped the speakers on the call, and blocks swaps under a legal hold', async () => {
	const id = await someCall(app, maya, anything)
	const swap = () => answerTo(maya, `/api/recordings/${id}/swap-speakers`, {})
	const scored = () => db.update(recordings).set({ status: 'analyzed' }).where(eq(recordings.id, id))
	await scored()
	expect(await readCall(dana, id)).toMatchObject({ speakersSwapped: null })
	expect(await swap()).toEqual({ status: 202 })
	await scored()
	await hold(dana, id)
	expect(await swap()).toMatchObject({ status: 409, code: 'legal-hold' })
	expect(await readCall(dana, id)).toMatchObject({
		status: 'analyzed',
		speakersSwapped: { by: { id: mayaId, name: 'Maya Ortiz' } },
		transcript: { segments: [{ speaker: 'customer' }] },
	})
	expect(await trail({ subject: id, action: 'speakers.swapped' })).toHaveLength(1)
})

test('a call goes when its time is over, unless it is held or no time is set', async () => {
	const day = 24 * 60 * 60 * 1000
	const callOf = (days: number) =>
		createRecording(app.services, {
			id: randomUUID(),
			owner: { id: mayaId },
			originalName: 'old.txt',
			audio: null,
			transcriptFile: { segments: [] },
			uploadedAt: new Date(Date.now() - days * day),
		})
	const [young, old, held] = [await callOf(1999), await callOf(2001), await callOf(2001)]
	await hold(dana, held.id)
	const isHere = async ({ id }: { id: string }) => (await db.$count(recordings, eq(recordings.id, id))) === 1
	await expireRecordings(app.services)
	expect(await isHere(old)).toBe(true)
	const settings = { ...app.services.settings, retentionDays: 2000 }
	await expireRecordings({ ...app.services, settings })
	expect([await isHere(young), await isHere(old), await isHere(held)]).toEqual([true, false, true])
	expect(await trail({ subject: old.id })).toMatchObject([
		{ action: 'recording.expired', person: null, details: { retentionDays: 2000, ownerId: mayaId } },
	])
})

test('keeps what a dialer reported about a call under a legal hold', async () => {
	const id = await someCall(app, maya, anything)
	const [dialer] = await db.insert(dialers).values({ name: 'Phoenix floor', kind: 'vicidial' }).returning()
	const call = { callId: 'M1', agentId: '2041', recordingId: id, startedAt: new Date() }
	await db.insert(liveCalls).values({ ...call, dialerId: dialer?.id ?? '' })
	await hold(dana, id)
	expect((await dana.request(`/api/admin/dialers/${dialer?.id}`, { method: 'DELETE' })).status).toBe(200)
	expect(await db.select().from(liveCalls)).toMatchObject([
		{ ...call, dialerId: null, dialerName: 'Phoenix floor' },
	])
})

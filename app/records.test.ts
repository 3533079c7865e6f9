import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { recordAuditEvent } from '#features/audit/index.ts'
import { auditEvents } from '#features/audit/tables.ts'
import { Person } from '#features/people/contract.ts'
import { createRecording, expireRecordings } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { AuditLine } from '#features/records/contract.ts'
import { type Client, readCall, readJson, someCall } from './some-call.ts'
import { answerTo, postJson, someCompany } from './some-house.ts'

const { house, maya, dana } = await someCompany(afterAll)
const { db } = house.services
const [mayaId, danaId] = await Promise.all(
	[maya, dana].map(async (client) => Person.parse(await (await client.request('/api/user')).json()).id),
)

const trail = (filter: Record<string, string>) =>
	readJson<AuditLine[]>(dana, `/api/admin/audit?${new URLSearchParams(filter)}`)

test('the audit trail is read by administrators alone', async () => {
	for (const path of ['audit', 'audit.csv', 'audit/people']) {
		expect((await house.api.request(`/api/admin/${path}`)).status).toBe(401)
		expect((await maya.request(`/api/admin/${path}`)).status).toBe(403)
	}
})

test('an administrator reads who did what to what, the newest first', async () => {
	const id = await someCall(house, maya, [['rep', 'This call is recorded.']], 'Kowalczyk.txt')
	const reason = 'The attorney asked for it.'
	await recordAuditEvent(db, { personId: mayaId ?? null, action: 'recording.listened', subjectId: id })
	const details = { reason }
	await recordAuditEvent(db, {
		personId: danaId ?? null,
		action: 'transcript.revealed',
		subjectId: id,
		details,
	})
	const subject = { id, kind: 'call', name: 'Kowalczyk.txt' }
	expect(await trail({ subject: id })).toMatchObject([
		{ person: { id: danaId, name: 'Dana Whitfield' }, action: 'transcript.revealed', subject, details },
		{ person: { id: mayaId, name: 'Maya Ortiz' }, action: 'recording.listened', subject },
	])
	expect(await trail({ subject: id, person: mayaId ?? '' })).toHaveLength(1)
	expect(await trail({ subject: id, action: 'transcript.revealed' })).toHaveLength(1)
	const [line] = await trail({ subject: id })
	expect(await trail({ subject: id, from: '2001-01-01T00:00:00Z', to: '2002-01-01T00:00:00Z' })).toEqual([])
	expect(await trail({ subject: id, from: line?.at ?? '' })).not.toEqual([])
	expect((await dana.request('/api/admin/audit?action=recording.burned')).status).toBe(400)
	expect((await dana.request('/api/admin/audit?cursor=nonsense')).status).toBe(400)
})

test('page after page tells every line once, also those of one moment', async () => {
	const subjectId = randomUUID()
	const lines = Array.from({ length: 5 }, () => ({ action: 'recording.listened', subjectId }))
	await db.insert(auditEvents).values(lines)
	const seen: string[] = []
	let next: string | null = `/api/admin/audit?subject=${subjectId}&limit=2`
	while (next) {
		const answer: Response = await dana.request(next)
		seen.push(...((await answer.json()) as AuditLine[]).map(({ id }) => id))
		next = /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
	}
	expect([seen.length, new Set(seen).size]).toEqual([5, 5])
})

test('an export holds every line that the filter takes, disarmed, and is itself in the trail', async () => {
	const subjectId = randomUUID()
	const lines = Array.from({ length: 403 }, (_, number) => ({
		action: 'recording.listened',
		subjectId,
		details: { number },
	}))
	await db.insert(auditEvents).values(lines)
	const answer = await dana.request(`/api/admin/audit.csv?subject=${subjectId}`)
	expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-trail-.+\.csv"$/)
	const written = (await answer.text()).trim().split('\r\n')
	expect(written).toHaveLength(404)
	expect(written[0]).toContain('Time (UTC),Person,')
	expect(await trail({ action: 'audit.exported', person: danaId ?? '' })).toMatchObject([
		{ details: { subject: subjectId } },
	])
})

test('nobody changes, removes or empties the audit trail: the database refuses', async () => {
	const subjectId = randomUUID()
	await recordAuditEvent(db, { personId: danaId ?? null, action: 'recording.deleted', subjectId })
	const attempts = [
		() => db.update(auditEvents).set({ personId: mayaId }).where(eq(auditEvents.subjectId, subjectId)),
		() => db.delete(auditEvents).where(eq(auditEvents.subjectId, subjectId)),
		() => db.execute(sql`truncate audit_events`),
	]
	for (const attempt of attempts)
		await expect(attempt()).rejects.toMatchObject({
			cause: { message: 'the audit trail cannot be changed' },
		})
	expect(await trail({ subject: subjectId })).toMatchObject([{ person: { id: danaId } }])
})

test('no address writes to the audit trail but by doing what it tells of', async () => {
	for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
		for (const path of ['/api/admin/audit', '/api/admin/audit.csv', `/api/admin/audit/${randomUUID()}`])
			expect((await dana.request(path, { method })).status).toBe(404)
})

const reason = 'The attorney general asked for it.'
const hold = (client: Client, id: string) => answerTo(client, `/api/recordings/${id}/hold`, { reason })
const lift = (client: Client, id: string) =>
	client.request(`/api/recordings/${id}/hold`, {
		method: 'DELETE',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ reason }),
	})
const remove = (client: Client, id: string) => client.request(`/api/recordings/${id}`, { method: 'DELETE' })
const anything = [['rep', 'This call is recorded.']] as const

test('only an administrator places and lifts a legal hold, and not without a reason', async () => {
	const [id, danas] = [await someCall(house, maya, anything), await someCall(house, dana, anything)]
	expect((await postJson(house.api, `/api/recordings/${id}/hold`, { reason })).status).toBe(401)
	expect((await hold(maya, id)).status).toBe(403)
	expect((await hold(maya, danas)).status).toBe(404)
	expect((await lift(maya, id)).status).toBe(403)
	expect((await postJson(dana, `/api/recordings/${id}/hold`, { reason: 'why ' })).status).toBe(400)
	expect((await hold(dana, randomUUID())).status).toBe(404)
	expect(await readCall(dana, id)).toMatchObject({ isHeld: false, legalHold: null })
	expect(await trail({ subject: id })).toEqual([])
})

test('nobody deletes a call under a legal hold, until it is lifted', async () => {
	const id = await someCall(house, maya, anything)
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
		{ action: 'recording.deleted', person: { id: mayaId }, subject: { name: null } },
		{ action: 'hold.lifted', details: { reason } },
		{ action: 'hold.placed', details: { reason } },
	])
})

test('a call goes when its time is over, unless it is held or no time is set', async () => {
	const day = 24 * 60 * 60 * 1000
	const callOf = (days: number) =>
		createRecording(house.services, {
			id: randomUUID(),
			owner: { id: mayaId ?? '' },
			originalName: 'old.txt',
			audio: null,
			sidecar: { segments: [] },
			uploadedAt: new Date(Date.now() - days * day),
		})
	const [young, old, held] = [await callOf(1999), await callOf(2001), await callOf(2001)]
	await hold(dana, held.id)
	const isHere = async ({ id }: { id: string }) => (await db.$count(recordings, eq(recordings.id, id))) === 1
	await expireRecordings(house.services)
	expect(await isHere(old)).toBe(true)
	const settings = { ...house.services.settings, retentionDays: 2000 }
	await expireRecordings({ ...house.services, settings })
	expect([await isHere(young), await isHere(old), await isHere(held)]).toEqual([true, false, true])
	expect(await trail({ subject: old.id })).toMatchObject([
		{ action: 'recording.expired', person: null, details: { retentionDays: 2000 } },
	])
})

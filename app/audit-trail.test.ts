import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { recordAuditEvent } from '#features/audit/index.ts'
import { auditEvents } from '#features/audit/tables.ts'
import type { AuditLine } from '#features/records/contract.ts'
import { addAdministrator } from './add-administrator.ts'
import { someApp } from './fixtures/app.ts'
import { readPages, someCall } from './fixtures/call.ts'
import { anything, idOf, readTrail } from './fixtures/records.ts'

const app = await someApp({}, afterAll)
const { db } = app.services
const [maya, dana] = [await app.signIn('maya.ortiz'), await app.signIn('dana.whitfield')]
const [mayaId, danaId] = [await idOf(maya), await idOf(dana)]
const trail = (filter: Record<string, string>) => readTrail(dana, filter)

test('an administrator reads who did what to what, the newest first', async () => {
	const id = await someCall(app, maya, anything, 'Kowalczyk.txt')
	const reason = 'The attorney asked for it.'
	await recordAuditEvent(db, { personId: mayaId, action: 'recording.listened', subjectId: id })
	const details = { reason }
	await recordAuditEvent(db, {
		personId: danaId,
		action: 'transcript.revealed',
		subjectId: id,
		details,
	})
	const subject = { id, kind: 'call', name: 'Kowalczyk.txt' }
	expect(await trail({ subject: id })).toMatchObject([
		{ person: { id: danaId, name: 'Dana Whitfield' }, action: 'transcript.revealed', subject, details },
		{ person: { id: mayaId, name: 'Maya Ortiz' }, action: 'recording.listened', subject },
	])
	expect(await trail({ subject: id, person: mayaId })).toHaveLength(1)
	expect(await trail({ subject: id, action: 'transcript.revealed' })).toHaveLength(1)
	const [line] = await trail({ subject: id })
	expect(await trail({ subject: id, from: '2001-01-01T00:00:00Z', to: '2002-01-01T00:00:00Z' })).toEqual([])
	expect(await trail({ subject: id, from: line?.at ?? '' })).not.toEqual([])
	expect((await dana.request('/api/admin/audit?action=recording.burned')).status).toBe(400)
	expect((await dana.request('/api/admin/audit?cursor=nonsense')).status).toBe(400)
})

test('an administrator who was made by command is in the trail', async () => {
	const ada = { username: 'ada', name: 'Ada Park', email: 'ada@example.com', password: 'a long password' }
	await addAdministrator(app, ada)
	expect(await trail({ action: 'person.added' })).toMatchObject([
		{ person: null, subject: { name: 'Ada Park' }, details: { role: 'admin', by: 'bin/create-admin' } },
	])
})

test('pages return every entry once, including those of the same moment', async () => {
	const subjectId = randomUUID()
	const lines = Array.from({ length: 5 }, () => ({ action: 'recording.listened', subjectId }))
	await db.insert(auditEvents).values(lines)
	const pages = await readPages<AuditLine>(dana, `/api/admin/audit?subject=${subjectId}&limit=2`)
	expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
	expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(5)
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
	expect(await trail({ action: 'audit.exported', person: danaId })).toMatchObject([
		{ details: { subject: subjectId } },
	])
})

test('no one changes, removes or empties the audit trail: the database refuses', async () => {
	const subjectId = randomUUID()
	await recordAuditEvent(db, { personId: danaId, action: 'recording.deleted', subjectId })
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

test('an entry names the person or subject it was about, if it has a name', async () => {
	const callId = await someCall(app, maya, anything, 'Novak.txt')
	const endpointId = randomUUID()
	for (const action of [
		'two-factor.reset',
		'backup-codes.made',
		'sessions.ended',
		'assignment.given',
	] as const)
		await recordAuditEvent(db, { personId: danaId, action, subjectId: mayaId })
	await recordAuditEvent(db, { personId: danaId, action: 'comment.deleted', subjectId: callId })
	await recordAuditEvent(db, { personId: danaId, action: 'webhook.deleted', subjectId: endpointId })
	const subjectOf = async (action: string) => (await trail({ action, person: danaId }))[0]?.subject
	const whose = { id: mayaId, kind: 'person', name: 'Maya Ortiz', call: null }
	for (const action of ['two-factor.reset', 'backup-codes.made', 'sessions.ended', 'assignment.given'])
		expect(await subjectOf(action)).toEqual(whose)
	expect(await subjectOf('comment.deleted')).toEqual({
		id: callId,
		kind: 'call',
		name: 'Novak.txt',
		call: {
			id: callId,
			originalName: 'Novak.txt',
			uploadedAt: expect.any(String),
			callMetadata: { salesAgentName: 'Unknown', prospectName: 'Unknown' },
			owner: { id: mayaId, name: 'Maya Ortiz' },
		},
	})
	expect(await subjectOf('webhook.deleted')).toEqual({
		id: endpointId,
		kind: 'webhook',
		name: null,
		call: null,
	})
})

test('no route writes to the audit trail except by doing what it records', async () => {
	for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
		for (const path of ['/api/admin/audit', '/api/admin/audit.csv', `/api/admin/audit/${randomUUID()}`])
			expect((await dana.request(path, { method })).status).toBe(404)
})

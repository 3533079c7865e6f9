import { spawnSync } from 'node:child_process'
import { createHash, createPublicKey, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { recordAuditEvent } from '#features/audit/index.ts'
import { auditEvents } from '#features/audit/tables.ts'
import { dialers, liveCalls } from '#features/live-coaching/tables.ts'
import { Person } from '#features/people/contract.ts'
import { createRecording, expireRecordings } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { AuditLine } from '#features/records/contract.ts'
import { readPackKey, verifyPack } from '#features/records/index.ts'
import {
	type Client,
	findingIn,
	misleadingCall,
	readCall,
	readJson,
	someCall,
	whenScored,
} from './some-call.ts'
import { answerTo, postJson, someCompany } from './some-house.ts'
import { someSilence } from './some-upload.ts'

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

const phone = '+1 (602) 555-0147'
const audio = someSilence()

/** A scored call of Maya's with audio, a card number in it, and what a dialer told of it. */
async function somePackedCall(phoneNumber = '6025550147') {
	const id = randomUUID()
	const fileKey = `audio/${id}`
	await house.services.files.write(fileKey, [audio] as never)
	const spoken = [...misleadingCall, ['customer', 'My card is 4111 1111 1111 1111.']] as const
	await createRecording(house.services, {
		id,
		owner: { id: mayaId ?? '' },
		originalName: 'Kowalczyk.wav',
		audio: {
			fileKey,
			contentType: 'audio/wav',
			sizeBytes: audio.length,
			sha256: createHash('sha256').update(audio).digest('hex'),
		},
		sidecar: {
			segments: spoken.map(([speaker, text], at) => ({
				...{ speaker, text, start: at * 8, end: at * 8 + 7 },
				confidence: null,
			})),
		},
	})
	await whenScored(maya, id)
	const [dialer] = await db.insert(dialers).values({ name: 'Phoenix floor', kind: 'vicidial' }).returning()
	await db.insert(liveCalls).values({
		...{ dialerId: dialer?.id ?? '', callId: id, agentId: '2041', personId: mayaId, recordingId: id },
		...{ phoneNumber, disposition: 'SALE', startedAt: new Date() },
	})
	return id
}

/** The files of a pack by the ends of their names, and what checking it finds. */
async function readPack(answer: Response) {
	const path = join(house.dataDir, `${randomUUID()}.zip`)
	await writeFile(path, Buffer.from(await answer.arrayBuffer()))
	const key = await readPackKey(house.dataDir)
	const texts = new Map<string, string>()
	const zip = await openPromise(path)
	for await (const entry of zip.eachEntry()) {
		const chunks = await (await zip.openReadStreamPromise(entry)).toArray()
		texts.set(entry.fileName, Buffer.concat(chunks).toString())
	}
	zip.close()
	const paths = [...texts.keys()]
	return {
		paths,
		text: (end: string) => texts.get(paths.find((path) => path.endsWith(end)) ?? '') ?? '',
		...(await verifyPack(path, key && createPublicKey(key))),
	}
}

const packOf = (client: Client, path: string) => client.request(`/api/admin/exam-packs${path}`)

test('what a dialer told of a call under a legal hold stays', async () => {
	const id = await somePackedCall('2125550177')
	const [call] = await db.select().from(liveCalls).where(eq(liveCalls.recordingId, id))
	const removeDialer = () => dana.request(`/api/admin/dialers/${call?.dialerId}`, { method: 'DELETE' })
	await hold(dana, id)
	expect((await removeDialer()).status).toBe(409)
	await lift(dana, id)
	expect((await removeDialer()).status).toBe(200)
})

test('exam packs are for administrators alone, of calls that are here', async () => {
	const id = await someCall(house, maya, anything)
	for (const path of [`/${id}.zip`, `?phone=${encodeURIComponent(phone)}`]) {
		expect((await house.api.request(`/api/admin/exam-packs${path}`)).status).toBe(401)
		expect((await packOf(maya, path)).status).toBe(403)
	}
	expect((await packOf(dana, `/${randomUUID()}.zip`)).status).toBe(404)
	for (const path of ['?phone=2125550100', '/calls?phone=2125550100'])
		expect((await packOf(dana, path)).status).toBe(404)
	expect((await packOf(dana, '?phone=555')).status).toBe(400)
	expect((await packOf(dana, `/${id}.zip?reason=why`)).status).toBe(400)
	expect(await trail({ action: 'pack.exported' })).toEqual([])
})

test('an exam pack tells everything of a call, hides its personal numbers, and is intact', async () => {
	const id = await somePackedCall()
	const finding = await findingIn(maya, id)
	expect((await postJson(maya, `${finding}/dispute`, { reason: 'She asked me to.' })).status).toBe(200)
	expect((await postJson(dana, `${finding}/decide`, { decision: 'overturned' })).status).toBe(200)
	await maya.request(`/api/recordings/${id}/audio`)

	const pack = await readPack(await packOf(dana, `/${id}.zip`))
	expect(pack).toMatchObject({
		faults: [],
		manifest: { madeBy: { name: 'Dana Whitfield' }, calls: [{ id }] },
	})
	expect(pack.paths.map((path) => path.replace(/^calls\/[^/]+\//, ''))).toEqual([
		'README.txt',
		'rules.json',
		'call.json',
		'audio.wav',
		'transcript.txt',
		'transcript.json',
		'disclosures.csv',
		'findings.csv',
		'score-history.csv',
		`analyses/1-rules-${(await readCall(dana, id)).analysis?.version}.json`,
		'audit-trail.csv',
		'manifest.json',
		'manifest.sig',
		'public-key.pem',
	])
	expect(JSON.parse(pack.text('call.json'))).toMatchObject({
		id,
		rep: { name: 'Maya Ortiz' },
		audio: { sha256AtUpload: createHash('sha256').update(audio).digest('hex'), isInPack: true },
		dialer: { dialer: 'Phoenix floor', disposition: 'SALE', phoneNumber: '6025550147' },
	})
	expect(pack.text('transcript.txt')).toContain('[0:16] Rep: I am sorry to hear that. I guarantee')
	expect(pack.text('transcript.txt')).toContain('Customer: My card is [card number].')
	expect(pack.text('disclosures.csv')).toMatch(/The call is recorded,.*,yes,0:00,1,/)
	expect(pack.text('findings.csv')).toMatch(/overturned,Maya Ortiz,.*She asked me to\.,Dana Whitfield,/)
	expect(pack.text('score-history.csv')).toMatch(
		/Analyzed,.*[\s\S]*Finding disputed,Maya Ortiz[\s\S]*Finding overturned/,
	)
	expect(pack.text('audit-trail.csv')).toMatch(/Exam pack made[\s\S]*Call listened to/)
	expect(pack.paths.map(pack.text).join()).not.toContain('4111')
	expect(await trail({ action: 'pack.exported' })).toMatchObject([
		{ subject: { id }, details: { pack: pack.manifest?.id, calls: 1, withPersonalNumbers: false } },
	])
})

test('personal numbers are in a pack only with a reason, which stands in the trail', async () => {
	const id = await someCall(house, maya, [['customer', 'My card is 4111 1111 1111 1111.']])
	const { text, faults } = await readPack(
		await packOf(dana, `/${id}.zip?reason=${encodeURIComponent('The examiner asked.')}`),
	)
	expect(faults).toEqual([])
	expect(text('transcript-with-personal-numbers.txt')).toContain('4111 1111 1111 1111')
	expect(text('transcript.txt')).toContain('[card number]')
	expect(await trail({ subject: id, action: 'transcript.revealed' })).toMatchObject([
		{ person: { id: danaId }, details: { reason: 'The examiner asked.' } },
	])
})

test('all calls with a phone number are one pack, however the number is written', async () => {
	const numbers = ['(602) 555-0199', '16025550199', '6025550100']
	const [first, second] = [await somePackedCall(numbers[0]), await somePackedCall(numbers[1])]
	await somePackedCall(numbers[2])
	expect(await (await packOf(dana, '/calls?phone=602.555.0199')).json()).toEqual({ calls: 2 })
	const pack = await readPack(await packOf(dana, `?phone=${encodeURIComponent('+1 (602) 555-0199')}`))
	expect(pack.faults).toEqual([])
	expect(pack.manifest?.calls.map(({ id }) => id)).toEqual([first, second])
	expect(await trail({ subject: second, action: 'pack.exported' })).toMatchObject([{ details: { calls: 2 } }])
})

test('the command says whether a pack is intact, and its exit code too', async () => {
	const id = await someCall(house, maya, anything)
	const path = join(house.dataDir, 'pack.zip')
	const bytes = Buffer.from(await (await packOf(dana, `/${id}.zip`)).arrayBuffer())
	const command = (...words: string[]) => {
		const env = { ...process.env, DATA_DIR: house.dataDir }
		const program = join(import.meta.dirname, 'exam-packs.ts')
		const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
			env,
			encoding: 'utf8',
		})
		return { status, stdout, stderr }
	}
	await writeFile(path, bytes)
	expect(command('verify-pack', path)).toMatchObject({
		status: 0,
		stdout: expect.stringContaining('is intact'),
	})
	const at = bytes.indexOf('README.txt') + 'README.txt'.length + 5
	bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
	await writeFile(path, bytes)
	expect(command('verify-pack', path)).toMatchObject({
		status: 1,
		stderr: expect.stringContaining('README.txt: is not what it was'),
	})
	expect(command('verify-pack').status).toBe(2)
})

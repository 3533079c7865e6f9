import { spawn } from 'node:child_process'
import { createHash, createPublicKey, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { dialers, liveCalls } from '#features/live-coaching/tables.ts'
import { createRecording } from '#features/recordings/index.ts'
import type { PackOrder } from '#features/records/contract.ts'
import { readPackKey, verifyPack } from '#features/records/index.ts'
import { postJson, someCompany } from './fixtures/app.ts'
import { type Client, findingIn, misleadingCall, readCall, someCall, whenScored } from './fixtures/call.ts'
import { anything, idOf, readTrail } from './fixtures/records.ts'
import { someSilence } from './fixtures/upload.ts'

const { app, maya, dana } = await someCompany(afterAll)
const { db } = app.services
const [mayaId, danaId] = [await idOf(maya), await idOf(dana)]
const trail = (filter: Record<string, string>) => readTrail(dana, filter)

const audio = someSilence()

/** A scored call of Maya's with audio, a card number in it, and what a dialer reported about it. */
async function somePackedCall(phoneNumber = '6025550147') {
	const id = randomUUID()
	const fileKey = `audio/${id}`
	await app.services.files.write(fileKey, [audio] as never)
	const spoken = [...misleadingCall, ['customer', 'My card is 4111 1111 1111 1111.']] as const
	await createRecording(app.services, {
		id,
		owner: { id: mayaId },
		originalName: 'Kowalczyk.wav',
		audio: {
			fileKey,
			contentType: 'audio/wav',
			sizeBytes: audio.length,
			sha256: createHash('sha256').update(audio).digest('hex'),
		},
		transcriptFile: {
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
	const path = join(app.dataDir, `${randomUUID()}.zip`)
	await writeFile(path, Buffer.from(await answer.arrayBuffer()))
	const key = await readPackKey(app.dataDir)
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

const packOf = (client: Client, order: PackOrder) => postJson(client, '/api/admin/exam-packs', order)

test('exam packs are of calls that are here, and say why numbers are in them', async () => {
	const id = await someCall(app, maya, anything)
	expect((await packOf(dana, { recordingId: randomUUID() })).status).toBe(404)
	expect((await packOf(dana, { phone: '2125550100' })).status).toBe(404)
	for (const part of ['555', '555-0126', '602 555 012', '+44'])
		expect([part, (await packOf(dana, { phone: part })).status]).toEqual([part, 400])
	expect((await packOf(dana, { recordingId: id, reason: 'why' })).status).toBe(400)
	expect(await trail({ action: 'pack.exported' })).toEqual([])
})

test('no link of someone else’s has a pack made', async () => {
	const id = await someCall(app, maya, anything)
	for (const path of [`/${id}.zip?reason=An+examiner+asked.`, '?phone=2125550100'])
		expect((await dana.request(`/api/admin/exam-packs${path}`)).status).toBe(404)
	const headers = { 'content-type': 'application/json', origin: 'https://mail.example' }
	const order = { method: 'POST', headers, body: JSON.stringify({ recordingId: id }) }
	expect((await dana.request('/api/admin/exam-packs', order)).status).toBe(403)
	expect(await trail({ subject: id })).toEqual([])
})

test('an exam pack contains everything about a call, hides its personal numbers, and is intact', async () => {
	const id = await somePackedCall()
	const finding = await findingIn(maya, id)
	expect((await postJson(maya, `${finding}/dispute`, { reason: 'She asked me to.' })).status).toBe(200)
	expect((await postJson(dana, `${finding}/decide`, { decision: 'overturned' })).status).toBe(200)
	await maya.request(`/api/recordings/${id}/audio`)

	const pack = await readPack(await packOf(dana, { recordingId: id }))
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
	expect(pack.text('disclosures.csv')).toMatch(/Recording notice,.*,yes,0:00,1,/)
	expect(pack.text('findings.csv')).toMatch(/overturned,Maya Ortiz,.*She asked me to\.,Dana Whitfield,/)
	expect(pack.text('score-history.csv')).toMatch(
		/Analyzed,.*[\s\S]*Finding disputed,Maya Ortiz[\s\S]*Finding overturned/,
	)
	expect(pack.text('audit-trail.csv')).toMatch(/Exam pack created[\s\S]*Call listened to/)
	expect(pack.paths.map(pack.text).join()).not.toContain('4111')
	expect(await trail({ action: 'pack.exported' })).toMatchObject([
		{ subject: { id }, details: { pack: pack.manifest?.id, calls: 1, withPersonalNumbers: false } },
	])
})

test('audio that was exchanged in the store is not taken for what was uploaded', async () => {
	const id = await somePackedCall()
	await app.services.files.write(`audio/${id}`, [Buffer.concat([audio, audio])] as never)
	const { faults, paths } = await readPack(await packOf(dana, { recordingId: id }))
	const path = paths.find((path) => path.endsWith('audio.wav'))
	expect(faults).toEqual([`${path}: was changed between its upload and this pack`])
})

test('includes personal numbers in a pack only with a reason, which the audit trail records', async () => {
	const id = await someCall(app, maya, [['customer', 'My card is 4111 1111 1111 1111.']])
	const { text, faults } = await readPack(
		await packOf(dana, { recordingId: id, reason: 'The examiner asked.' }),
	)
	expect(faults).toEqual([])
	expect(text('transcript-with-personal-numbers.txt')).toContain('4111 1111 1111 1111')
	expect(text('transcript.txt')).toContain('[card number]')
	expect(await trail({ subject: id, action: 'transcript.revealed' })).toMatchObject([
		{ person: { id: danaId }, details: { reason: 'The examiner asked.' } },
	])
})

test('all calls with a phone number are one pack, however the number is written', async () => {
	const first = await somePackedCall('(602) 555-0199')
	const second = await somePackedCall('16025550199')
	const abroad = await somePackedCall('011 44 20 7946 0018')
	await somePackedCall('6025550100')
	const pack = await readPack(await packOf(dana, { phone: '+1 (602) 555-0199' }))
	expect(pack.faults).toEqual([])
	expect(pack.manifest?.calls.map(({ id }) => id)).toEqual([first, second])
	expect(await trail({ subject: second, action: 'pack.exported' })).toMatchObject([{ details: { calls: 2 } }])
	const { manifest } = await readPack(await packOf(dana, { phone: '+44 20 7946 0018' }))
	expect(manifest?.calls.map(({ id }) => id)).toEqual([abroad])
})

test('calls are found by their number after their dialer was deleted', async () => {
	const id = await somePackedCall('(602) 555-0177')
	const [told] = await db.select().from(liveCalls).where(eq(liveCalls.recordingId, id))
	const gone = { ...{ callId: 'V2', agentId: '2041', startedAt: new Date() }, dialerId: told?.dialerId }
	await db.insert(liveCalls).values(gone)
	const address = `/api/admin/dialers/${told?.dialerId}`
	expect((await dana.request(address, { method: 'DELETE' })).status).toBe(200)
	expect(await db.$count(liveCalls, eq(liveCalls.callId, 'V2'))).toBe(0)
	const pack = await readPack(await packOf(dana, { phone: '602-555-0177' }))
	expect(pack.manifest?.calls.map((call) => call.id)).toEqual([id])
	expect(JSON.parse(pack.text('call.json'))).toMatchObject({
		dialer: { dialer: 'Phoenix floor', disposition: 'SALE' },
	})
})

/** What the command answers in a process of its own, where the key of the company is or where none is. */
async function command(words: string[], dataDir = app.dataDir) {
	const env = { ...process.env, DATA_DIR: dataDir }
	const program = spawn(process.execPath, [join(import.meta.dirname, 'exam-packs.ts'), ...words], { env })
	const closed = once(program, 'close')
	const [stdout, stderr] = await Promise.all([text(program.stdout), text(program.stderr)])
	const [status] = await closed
	return { status, stdout, stderr }
}

test('the command says whether a pack is intact, and its exit code too', async () => {
	const id = await someCall(app, maya, anything)
	const [intact, changed] = [join(app.dataDir, 'pack.zip'), join(app.dataDir, 'changed.zip')]
	const bytes = Buffer.from(await (await packOf(dana, { recordingId: id })).arrayBuffer())
	await writeFile(intact, bytes)
	const at = bytes.indexOf('README.txt') + 'README.txt'.length + 5
	bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
	await writeFile(changed, bytes)
	expect(
		await Promise.all([
			command(['verify-pack', intact]),
			command(['verify-pack', changed]),
			command(['verify-pack']),
			command(['verify-pack', intact], join(app.dataDir, 'elsewhere')),
		]),
	).toMatchObject([
		{ status: 0, stdout: expect.stringContaining('is intact') },
		{ status: 1, stderr: expect.stringContaining('README.txt: does not match the manifest') },
		{ status: 2 },
		{ status: 3, stdout: '', stderr: expect.stringContaining('came with the pack') },
	])
	// Four programs start together, each with all its libraries.
}, 180_000)

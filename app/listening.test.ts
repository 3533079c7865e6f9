import { randomUUID } from 'node:crypto'
import { mkdir, rename, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { Uploaded } from '#features/recordings/contract.ts'
import { removeOrphans } from '#features/recordings/index.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { file, form, someWav } from './fixtures/upload.ts'

const app = await someListeningApp({}, afterAll)
const { services, dataDir } = app
const { db, files } = services
const maya = await app.signIn('maya.ortiz')
const dana = await app.signIn('dana.whitfield')

test('plays audio to authorized people and audits it', async () => {
	const wav = someWav()
	const sent = await dana.fetch('/api/recordings', form({ audio: file(wav, 'Dana’s "best".wav') }))
	const { id } = Uploaded.parse(await sent.json())
	const address = `/api/recordings/${id}/audio`
	expect((await app.api.request(address)).status).toBe(401)
	expect((await maya.fetch(address)).status).toBe(404)

	const { request: asSam } = await app.signIn('sam.okafor')
	const whole = await asSam(address)
	expect(whole.status).toBe(200)
	expect(Buffer.from(await whole.arrayBuffer()).equals(wav)).toBe(true)
	expect(whole.headers.get('content-type')).toBe('audio/wav')
	expect(whole.headers.get('content-disposition')).toBe(
		`inline; filename="Dana_s _best_.wav"; filename*=UTF-8''Dana%E2%80%99s%20%22best%22.wav`,
	)
	for (const [range, from, to] of [
		['bytes=10-19', 10, 19],
		['bytes=4990-', 4990, 4999],
		['bytes=-10', 4990, 4999],
		['bytes=4990-9999', 4990, 4999],
	] as const) {
		const part = await dana.fetch(address, { headers: { range } })
		expect([range, part.status]).toEqual([range, 206])
		expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/5000`)
		expect(Buffer.from(await part.arrayBuffer()).equals(wav.subarray(from, to + 1))).toBe(true)
	}
	const beyond = await dana.fetch(address, { headers: { range: 'bytes=5000-' } })
	expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */5000'])
	const several = await dana.fetch(address, { headers: { range: 'bytes=0-1,5-6' } })
	expect([several.status, (await several.arrayBuffer()).byteLength]).toEqual([200, 5000])
	const known = { 'if-none-match': whole.headers.get('etag') ?? '' }
	expect((await dana.fetch(address, { headers: known })).status).toBe(304)
	const head = await dana.fetch(address, { method: 'HEAD' })
	expect([head.status, head.headers.get('content-length')]).toEqual([200, '5000'])
	const download = await dana.fetch(`${address}?download=1`)
	expect(download.headers.get('content-disposition')).toMatch(/^attachment;/)

	const trail = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
	expect(trail.map(({ action }) => action).sort()).toEqual([
		'recording.downloaded',
		'recording.listened',
		'recording.listened',
	])
})

test('audits playback from the browser cache too', async () => {
	const sent = await maya.fetch('/api/recordings', form({ audio: file(someWav(), 'a.wav') }))
	const { id } = Uploaded.parse(await sent.json())
	const address = `/api/recordings/${id}/audio`
	const heard = () => db.$count(auditEvents, eq(auditEvents.subjectId, id))
	const etag = (await dana.fetch(address, { method: 'HEAD' })).headers.get('etag') ?? ''
	const known = { 'if-none-match': etag }
	expect((await dana.fetch(address, { method: 'HEAD', headers: known })).status).toBe(304)
	expect(await heard()).toBe(0)
	expect((await dana.fetch(address, { headers: known })).status).toBe(304)
	expect(await heard()).toBe(1)
	expect((await dana.fetch(`${address}?download=1`, { headers: known })).status).toBe(304)
	expect(await heard()).toBe(2)
})

test('a transcript without audio has nothing to play', async () => {
	const sent = await maya.fetch('/api/recordings', form({ transcript: file('Rep: Hello.', 'a.txt') }))
	const { id } = Uploaded.parse(await sent.json())
	expect((await maya.fetch(`/api/recordings/${id}/audio`)).status).toBe(404)
})

test('removes orphaned audio after 30 minutes but keeps newer files, whose upload may still be running', async () => {
	const [old, recent] = [randomUUID(), randomUUID()]
	const keysOf = (id: string) => [`audio/${id}`, `speech/${id}.flac`]
	for (const key of [old, recent].flatMap(keysOf)) await files.write(key, Readable.from([someWav()]))
	const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
	for (const key of keysOf(old)) await utimes(join(dataDir, 'files', key), ago(31), ago(31))
	for (const key of keysOf(recent)) await utimes(join(dataDir, 'files', key), ago(25), ago(25))
	await removeOrphans(services)
	for (const key of keysOf(old)) expect([key, await files.stat(key)]).toEqual([key, null])
	for (const key of keysOf(recent)) {
		expect(await files.stat(key)).not.toBeNull()
		await files.remove(key)
	}
})

test('deletes the speech track with the call even if its audio cannot be removed', async () => {
	const sent = await maya.fetch('/api/recordings', form({ audio: file(someWav(), 'a.wav') }))
	const { id } = Uploaded.parse(await sent.json())
	await files.write(`speech/${id}.flac`, Readable.from([someWav()]))
	const audio = join(dataDir, 'files/audio', id)
	await rename(audio, `${audio}-elsewhere`)
	await mkdir(audio)
	expect((await maya.fetch(`/api/recordings/${id}`, { method: 'DELETE' })).status).toBe(200)
	expect((await maya.fetch(`/api/recordings/${id}`)).status).toBe(404)
	expect(await files.stat(`speech/${id}.flac`)).toBeNull()
})

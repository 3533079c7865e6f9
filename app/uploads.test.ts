import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createAdaptorServer } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { maxUploadBytes, Uploaded } from '#features/recordings/contract.ts'
import { removeOrphans, uploadRoutes } from '#features/recordings/index.ts'
import { recordings, transcripts } from '#features/recordings/tables.ts'
import { someHouse } from './some-house.ts'

const house = await someHouse({}, afterAll)
const { services, dataDir } = house
const { db, files } = services
const server = createAdaptorServer({ fetch: house.api.fetch }) as Server
await once(server.listen(0, '127.0.0.1'), 'listening')
afterAll(() => {
	server.closeAllConnections()
	server.close()
})
const { port } = server.address() as AddressInfo
const maya = await signIn('maya.ortiz')
const dana = await signIn('dana.whitfield')

async function signIn(username: string) {
	const { cookie } = await house.signIn(username)
	const fetchAs = (path: string, init: RequestInit = {}) =>
		fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...init.headers, cookie } })
	return { cookie, fetch: fetchAs }
}

async function findRecording(id: string) {
	const [row] = await db.select().from(recordings).where(eq(recordings.id, id))
	return row
}

/** Everything that uploads leave: rows, and files by folder. */
async function state() {
	const names = async (folder: string) => {
		const path = join(dataDir, folder)
		return existsSync(path) ? (await readdir(path)).sort() : []
	}
	return {
		recordings: await db.$count(recordings),
		audio: await names('files/audio'),
		unfinished: [...(await names('files/.incoming')), ...(await names('scratch/uploads'))],
	}
}

function someWav(sizeBytes = 5_000) {
	const header = Buffer.from(
		'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data',
		'latin1',
	)
	return Buffer.concat([header, Buffer.from([0, 0, 0, 0]), randomBytes(sizeBytes - header.length - 4)])
}
const file = (bytes: Uint8Array | string, name: string, type = '') =>
	new File([bytes as Buffer<ArrayBuffer>], name, { type })
function form(parts: Record<string, File | string>) {
	const body = new FormData()
	for (const [field, value] of Object.entries(parts)) body.append(field, value)
	return { method: 'POST', body }
}

test('an upload becomes a recording of its sender', async () => {
	const wav = someWav()
	const answer = await maya.fetch('/api/recordings', form({ audio: file(wav, 'Müller & Söhne (1).wav') }))
	expect(answer.status).toBe(201)
	const uploaded = Uploaded.parse(await answer.json())
	expect(uploaded).toMatchObject({ originalName: 'Müller & Söhne (1).wav', duplicateOf: null })
	const row = await findRecording(uploaded.id)
	expect(row).toMatchObject({ id: uploaded.id, sizeBytes: wav.length, contentType: 'audio/wav' })
	expect(await files.stat(row?.fileKey ?? '')).toEqual({ sizeBytes: wav.length })
})

test('the same bytes twice are noticed, and another person never learns of it', async () => {
	const send = async (person: typeof maya, audio: File) =>
		Uploaded.parse(await (await person.fetch('/api/recordings', form({ audio }))).json())
	const wav = someWav()
	const first = await send(maya, file(wav, 'first.wav'))
	expect((await send(maya, file(wav, 'second.wav'))).duplicateOf).toBe(first.id)
	expect((await send(dana, file(wav, 'other.wav'))).duplicateOf).toBeNull()
})

test('what is no audio is refused with nothing left behind', async () => {
	const before = await state()
	const wrong = [
		file('Just a text that says it is a song. '.repeat(3000), 'song.mp3', 'audio/mpeg'),
		file('<html><script>alert(1)</script></html>', 'page.wav'),
		file(someWav(), 'call.exe'),
		file('%PDF-1.7 ...', 'paper.m4a'),
		file('', 'empty.mp3'),
	]
	for (const audio of wrong) {
		const answer = await maya.fetch('/api/recordings', form({ audio }))
		expect([audio.name, answer.status]).toEqual([audio.name, 415])
		expect(await answer.json()).toMatchObject({
			error: `File "${audio.name}" is not a supported audio format. Please use MP3, WAV, M4A, AAC, FLAC, OGG, or WebM files.`,
		})
	}
	expect(await state()).toEqual(before)
})

test('audio by another name is taken when its sender calls it audio', async () => {
	const answer = await maya.fetch(
		'/api/recordings',
		form({ audio: file(someWav(), 'call.rec', 'audio/wav') }),
	)
	expect(answer.status).toBe(201)
})

test('a form without a file is refused, and so is what is no form', async () => {
	const post = (body: string, type?: string) =>
		maya.fetch('/api/recordings', {
			method: 'POST',
			body,
			...(type && { headers: { 'content-type': type } }),
		})
	const half = '--x\r\ncontent-disposition: form-data; name="audio"; filename="a.wav"\r\n\r\nRIFF'
	for (const answer of [
		await maya.fetch('/api/recordings', form({ other: 'x' })),
		await maya.fetch('/api/recordings', form({ audio: file('', '') })),
		await post('{}', 'application/json'),
		await post(half, 'multipart/form-data; boundary=x'),
		await post('x', 'multipart/form-data'),
	]) {
		expect(answer.status).toBe(400)
		expect(await answer.json()).toMatchObject({
			error: expect.stringMatching(/\w/),
			code: expect.any(String),
		})
	}
})

test('an upload that breaks off leaves nothing behind', async () => {
	const before = await state()
	const request = httpRequest({
		port,
		path: '/api/recordings',
		method: 'POST',
		headers: {
			cookie: maya.cookie,
			'content-type': 'multipart/form-data; boundary=x',
			'content-length': 9e8,
		},
	}).on('error', () => {})
	request.write('--x\r\ncontent-disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n')
	request.write(someWav(3_000_000))
	await vi.waitFor(async () => expect((await state()).unfinished).toHaveLength(1))
	request.destroy()
	await vi.waitFor(async () => expect(await state()).toEqual(before))
})

test('a transcript comes with the audio, or alone, and one that cannot be read stops the upload', async () => {
	const audio = file(someWav(), 'call.wav')
	const words = 'Rep: Hello.\nCustomer: Hi.'
	const together = await maya.fetch('/api/recordings', form({ audio, transcript: file(words, 'call.txt') }))
	expect(together.status).toBe(201)
	const alone = await maya.fetch('/api/recordings', form({ transcript: file(words, 'only words.txt') }))
	expect(await alone.json()).toMatchObject({ originalName: 'only words.txt' })
	const pasted = await maya.fetch('/api/recordings', form({ audio, transcript: words }))
	expect(pasted.status).toBe(201)
	const stored = await db.select().from(transcripts)
	expect(stored.map(({ segments }) => segments.map(({ speaker }) => speaker))).toEqual(
		Array(3).fill(['rep', 'customer']),
	)
	const before = await state()
	for (const parts of [
		{ audio, transcript: file('{', 'call.json') },
		{ transcript: file('{', 'call.json'), audio },
	]) {
		const answer = await maya.fetch('/api/recordings', form(parts))
		expect(answer.status).toBe(422)
		expect(await answer.json()).toMatchObject({ code: 'transcript-unreadable' })
	}
	expect(await state()).toEqual(before)
})

const tus = { 'tus-resumable': '1.0.0' }
const encoded = (text: string) => Buffer.from(text).toString('base64')
const begin = (sizeBytes: number, name: string) => ({
	method: 'POST',
	headers: { ...tus, 'upload-length': String(sizeBytes), 'upload-metadata': `filename ${encoded(name)}` },
})
const carryOn = (offset: number, body: Uint8Array) => ({
	method: 'PATCH',
	headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
	body: body as Buffer<ArrayBuffer>,
})

test('a resumable upload goes on where it stopped and becomes one recording', async () => {
	const before = await state()
	const wav = someWav(100_000)
	const begun = await maya.fetch('/api/uploads', begin(wav.length, 'weekly call.wav'))
	expect(begun.status).toBe(201)
	const address = begun.headers.get('location') ?? ''
	await maya.fetch(address, carryOn(0, wav.subarray(0, 60_000)))
	const stopped = await maya.fetch(address, { method: 'HEAD', headers: tus })
	expect(stopped.headers.get('upload-offset')).toBe('60000')
	expect((await maya.fetch(address, carryOn(10, wav.subarray(10)))).status).toBe(409)

	const done = await maya.fetch(address, carryOn(60_000, wav.subarray(60_000)))
	expect(done.status).toBe(204)
	const uploaded = Uploaded.parse(JSON.parse(decodeURIComponent(done.headers.get('x-recording') ?? '')))
	expect(uploaded).toMatchObject({ id: address.split('/').at(-1), originalName: 'weekly call.wav' })
	// The answer got lost: the client asks where it stopped, or sends the end once more.
	const asked = await maya.fetch(address, { method: 'HEAD', headers: tus })
	expect(asked.headers.get('upload-offset')).toBe('100000')
	expect(asked.headers.get('x-recording')).toBe(done.headers.get('x-recording'))
	const again = await maya.fetch(address, carryOn(60_000, wav.subarray(60_000)))
	expect(again.headers.get('x-recording')).toBe(done.headers.get('x-recording'))

	const row = await findRecording(uploaded.id)
	expect(row).toMatchObject({ sizeBytes: 100_000, contentType: 'audio/wav' })
	expect(await files.stat(row?.fileKey ?? '')).toEqual({ sizeBytes: 100_000 })
	expect(await state()).toMatchObject({ recordings: before.recordings + 1, unfinished: [] })
	expect((await maya.fetch(address, { method: 'DELETE', headers: tus })).status).toBe(409)
})

test('a resumable upload that was whole when the server died becomes a recording when asked for', async () => {
	const before = await state()
	const wav = someWav(10_000)
	const begun = await maya.fetch('/api/uploads', begin(wav.length, 'call.wav'))
	const address = begun.headers.get('location') ?? ''
	await writeFile(join(dataDir, 'scratch/uploads', address.split('/').at(-1) ?? ''), wav)
	const asked = await Promise.all([1, 2, 3].map(() => maya.fetch(address, { method: 'HEAD', headers: tus })))
	for (const answer of asked) expect(answer.headers.get('x-recording')).toBeTruthy()
	expect(await state()).toMatchObject({ recordings: before.recordings + 1, unfinished: [] })
})

test('to others a resumable upload does not exist', async () => {
	const begun = await maya.fetch('/api/uploads', begin(10, 'call.wav'))
	const address = begun.headers.get('location') ?? ''
	for (const init of [
		{ method: 'HEAD', headers: tus },
		{ method: 'DELETE', headers: tus },
		carryOn(0, Buffer.from('x')),
	])
		expect((await dana.fetch(address, init)).status).toBe(404)
	expect((await maya.fetch(address, { method: 'HEAD', headers: tus })).status).toBe(200)
	const spoofed = `filename ${encoded('a.wav')},owner ${encoded('somebody else')}`
	const own = await dana.fetch('/api/uploads', {
		method: 'POST',
		headers: { ...begin(10, '').headers, 'upload-metadata': spoofed },
	})
	expect((await dana.fetch(own.headers.get('location') ?? '', { method: 'HEAD', headers: tus })).status).toBe(
		200,
	)
})

test('a resumable upload that is no audio, or too large, is refused and forgotten', async () => {
	const before = await state()
	expect((await maya.fetch('/api/uploads', begin(10, 'call.exe'))).status).toBe(415)
	const large = await maya.fetch('/api/uploads', begin(maxUploadBytes + 1, 'call.wav'))
	expect(large.status).toBe(413)
	expect(await large.json()).toMatchObject({
		error: 'Please use files under 1.5GB (approximately 120 minutes of audio).',
	})
	expect((await maya.fetch('/api/uploads', begin(0, 'call.wav'))).status).toBe(400)

	const text = Buffer.from('Just a text')
	const begun = await maya.fetch('/api/uploads', begin(text.length, 'song.mp3'))
	const address = begun.headers.get('location') ?? ''
	const done = await maya.fetch(address, carryOn(0, text))
	expect(done.status).toBe(415)
	expect(await done.json()).toMatchObject({ error: expect.stringContaining('File "song.mp3" is not') })
	expect((await maya.fetch(address, { method: 'HEAD', headers: tus })).status).toBe(404)
	expect(await state()).toEqual(before)
})

test('a resumable upload can be sent in its first request, and be given up', async () => {
	const wav = someWav()
	const first = begin(wav.length, 'call.wav')
	const headers = { ...first.headers, 'content-type': 'application/offset+octet-stream' }
	const whole = await maya.fetch('/api/uploads', { method: 'POST', headers, body: wav })
	expect(whole.status).toBe(201)
	expect(whole.headers.get('x-recording')).toBeTruthy()
	const before = await state()
	const begun = await maya.fetch('/api/uploads', begin(10, 'call.wav'))
	const address = begun.headers.get('location') ?? ''
	expect((await maya.fetch(address, { method: 'DELETE', headers: tus })).status).toBe(204)
	expect(await state()).toEqual(before)
})

test('a resumable upload that nobody continues for a day is removed, another is not', async () => {
	const before = await state()
	const begun = [
		await maya.fetch('/api/uploads', begin(10, 'a.wav')),
		await maya.fetch('/api/uploads', begin(10, 'b.wav')),
	]
	const [old, fresh] = begun.map((answer) => answer.headers.get('location')?.split('/').at(-1) ?? '') as [
		string,
		string,
	]
	const yesterday = new Date(Date.now() - 25 * 3_600_000)
	await utimes(join(dataDir, 'scratch/uploads', old), yesterday, yesterday)
	await uploadRoutes(services).removeExpired()
	expect((await state()).unfinished).toEqual([...before.unfinished, fresh, `${fresh}.json`].sort())
	expect((await maya.fetch(`/api/uploads/${old}`, { method: 'HEAD', headers: tus })).status).toBe(404)
})

test('the sound of a call is played to those who may hear it, and that is recorded', async () => {
	const wav = someWav()
	const sent = await dana.fetch('/api/recordings', form({ audio: file(wav, 'Dana’s "best".wav') }))
	const address = `/api/recordings/${Uploaded.parse(await sent.json()).id}/audio`
	expect((await house.api.request(address)).status).toBe(401)
	expect((await maya.fetch(address)).status).toBe(404)

	const { request: asSam } = await house.signIn('sam.okafor')
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

	const trail = await db.select().from(auditEvents)
	expect(trail.map(({ action }) => action).sort()).toEqual([
		'recording.downloaded',
		'recording.listened',
		'recording.listened',
	])
})

test('a transcript without audio has nothing to play', async () => {
	const sent = await maya.fetch('/api/recordings', form({ transcript: file('Rep: Hello.', 'a.txt') }))
	const { id } = Uploaded.parse(await sent.json())
	expect((await maya.fetch(`/api/recordings/${id}/audio`)).status).toBe(404)
})

test('audio that belongs to no recording is removed after a day', async () => {
	const [old, young] = [randomUUID(), randomUUID()]
	for (const id of [old, young]) await files.write(`audio/${id}`, Readable.from([someWav()]))
	const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
	await utimes(join(dataDir, 'files/audio', old), twoDaysAgo, twoDaysAgo)
	await removeOrphans(services)
	expect(await files.stat(`audio/${old}`)).toBeNull()
	expect(await files.stat(`audio/${young}`)).not.toBeNull()
	await files.remove(`audio/${young}`)
})

import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { ScoredRecording } from '#features/analysis/contract.ts'
import { analyses } from '#features/analysis/tables.ts'
import type { ProgressMessage, Uploaded } from '#features/recordings/contract.ts'
import { openDatabase } from '#platform/db/database.ts'
import { type SomeServer, startServer } from './fixtures/server.ts'

/** Long enough for everything that was interrupted to be done again, on a busy machine too. */
const settled = { timeout: 120_000, interval: 300 }
vi.setConfig({ testTimeout: 180_000 })
/** Often enough to catch a step at its work. */
const watching = { timeout: 30_000, interval: 5 }

/** Long enough to be found while it is decoded. */
const longMinutes = 15

/** The rep's first sentences: 6.5 s of the spoken call at 64 kB/s. Recognizing all of it costs twice the processor time. */
const spokenBytes = 6.5 * 64_000

const shortTalk =
	'Rep: I hear you, and I want to understand what changed.\nCustomer: My hours were cut in March.\n'

const audioFile = (name: string) => readFile(join(import.meta.dirname, '../e2e/audio', name))

let dataDir: string
let server: SomeServer | null = null
let cookie: string

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'candor-crash-'))
	cpSync(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true })
})
afterAll(async () => {
	await server?.stop()
	await rm(dataDir, { recursive: true, force: true })
})

/** The server, on what the tests before have left. */
async function running() {
	server ??= await startServer(dataDir)
	return server
}

async function kill() {
	await server?.kill()
	server = null
}

async function signIn(username: string) {
	const answer = await fetch(`${(await running()).address}/api/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username, password: 'candor-demo' }),
	})
	cookie = answer.headers
		.getSetCookie()
		.map((set) => set.split(';')[0])
		.join('; ')
}

async function ask(path: string, init: RequestInit = {}) {
	const answer = await fetch(`${(await running()).address}${path}`, {
		...init,
		headers: { ...init.headers, cookie },
	})
	if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
	return answer
}

const list = async () => (await (await ask('/api/recordings?limit=200')).json()) as ScoredRecording[]
const find = async (id: string) => (await list()).filter((recording) => recording.id === id)

async function upload(parts: Record<string, File>) {
	const body = new FormData()
	for (const [field, file] of Object.entries(parts)) body.append(field, file)
	return (await (await ask('/api/recordings', { method: 'POST', body })).json()) as Uploaded
}

/** Uploads and waits for a message of progress: each one arrives, however short the step. */
async function uploadUntil(parts: Record<string, File>, isReached: (message: ProgressMessage) => boolean) {
	const address = (await running()).address.replace('http', 'ws')
	const socket = new WebSocket(`${address}/ws/progress`, { headers: { cookie } })
	await once(socket, 'open')
	const { id } = await upload(parts)
	const reached = new Promise<void>((resolve) => {
		socket.on('message', (data) => {
			if (isReached(JSON.parse(String(data)) as ProgressMessage)) resolve()
		})
	})
	socket.send(JSON.stringify({ type: 'subscribe', recordingId: id }))
	await reached
	socket.terminate()
	return id
}

const file = (bytes: Uint8Array | string, name: string) => new File([bytes as Buffer<ArrayBuffer>], name)

/** All names in a folder of the company, `.incoming` and its like included. */
async function names(folder: string) {
	const path = join(dataDir, folder)
	return existsSync(path) ? await readdir(path) : []
}

/** A quiet telephone recording: quick to make, slow enough to decode. */
function quietWav(seconds: number) {
	const header = Buffer.alloc(44)
	header.write('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data', 'latin1')
	header.writeUInt32LE(seconds * 16_000, 40)
	return Buffer.concat([header, Buffer.alloc(seconds * 16_000)])
}

async function expectScoredOnce(id: string) {
	await expect.poll(async () => (await find(id)).map(({ status }) => status), settled).toEqual(['analyzed'])
}

test('killed while the samples are stored: the next start stores them all, and once', async () => {
	const murder = new AbortController()
	const starting = expect(startServer(dataDir, {}, murder.signal)).rejects.toThrow()
	await expect.poll(async () => (await names('files/audio')).length, watching).toBeGreaterThan(2)
	murder.abort()
	await starting
	await signIn('dana.whitfield')
	expect(await list()).toHaveLength(8)
	expect(await names('files/audio')).toHaveLength(8)
})

test('killed during an upload: nothing of it stays, and it can be sent again', async () => {
	await signIn('maya.ortiz')
	const audio = quietWav(60)
	const before = (await list()).length
	const { address } = await running()
	const sending = httpRequest(`${address}/api/recordings`, {
		method: 'POST',
		headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000 },
	}).on('error', () => {})
	sending.write('--x\r\ncontent-disposition: form-data; name="audio"; filename="half.wav"\r\n\r\n')
	sending.write(audio.subarray(0, audio.length / 2))
	await expect.poll(() => names('files/.incoming'), watching).toHaveLength(1)
	await kill()
	sending.destroy()

	expect(await list()).toHaveLength(before)
	expect(await names('files/.incoming')).toEqual([])
	const again = await upload({ audio: file(audio, 'whole.wav'), transcript: file(shortTalk, 'whole.txt') })
	expect(again.duplicateOf).toBeNull()
	await expectScoredOnce(again.id)
})

test('killed during a resumable upload: it resumes where it stopped, and becomes one recording', async () => {
	await signIn('maya.ortiz')
	const audio = (await audioFile('call-stereo.wav')).subarray(0, spokenBytes + 32_000)
	const half = audio.length / 2
	const tus = { 'tus-resumable': '1.0.0' }
	const name = Buffer.from('resumed.wav').toString('base64')
	const created = await ask('/api/uploads', {
		method: 'POST',
		headers: { ...tus, 'upload-length': String(audio.length), 'upload-metadata': `filename ${name}` },
	})
	const place = created.headers.get('location') ?? ''
	const send = (offset: number, bytes: Buffer) =>
		ask(place, {
			method: 'PATCH',
			headers: {
				...tus,
				'upload-offset': String(offset),
				'content-type': 'application/offset+octet-stream',
			},
			body: bytes as Buffer<ArrayBuffer>,
		})
	await send(0, audio.subarray(0, half))
	await kill()

	const offset = Number((await ask(place, { method: 'HEAD', headers: tus })).headers.get('upload-offset'))
	expect(offset).toBe(half)
	const done = await send(offset, audio.subarray(offset))
	const { id } = JSON.parse(decodeURIComponent(done.headers.get('x-recording') ?? '')) as Uploaded
	await expectScoredOnce(id)
	expect((await list()).filter(({ originalName }) => originalName === 'resumed.wav')).toHaveLength(1)
})

test('killed while decoding: the recording is decoded and scored after all', async () => {
	await signIn('maya.ortiz')
	const { id } = await upload({
		audio: file(quietWav(longMinutes * 60), 'long.wav'),
		transcript: file(shortTalk, 'long.txt'),
	})
	await expect.poll(async () => (await names('scratch/decode')).join(), watching).toContain(id)
	await kill()
	await expectScoredOnce(id)
	expect((await find(id))[0]?.durationSeconds).toBe(longMinutes * 60)
})

test('killed while transcribing: the words are found after all', async () => {
	await signIn('maya.ortiz')
	const id = await uploadUntil(
		{ audio: file((await audioFile('call-stereo.wav')).subarray(0, spokenBytes), 'spoken.wav') },
		({ stage }) => stage === 'Transcribing the call',
	)
	await kill()
	expect((await find(id))[0]?.status).toBe('processing')
	await expectScoredOnce(id)
	expect((await find(id))[0]?.transcription).toMatch(/debt|credit|call/i)
})

test('killed while analyzing: the call is scored after all, and once', async () => {
	await signIn('maya.ortiz')
	const id = await uploadUntil(
		{ transcript: file(shortTalk.repeat(2_000), 'words.txt') },
		({ progress }) => progress >= 80,
	)
	await kill()
	await expectScoredOnce(id)
})

test('after all that nothing is lost, nothing is there twice, and nothing lies about', async () => {
	await signIn('dana.whitfield')
	const statuses = async () => new Set((await list()).map(({ status }) => status))
	await expect.poll(statuses, settled).toEqual(new Set(['analyzed']))
	const recordings = await list()
	const withAudio = recordings.filter(({ hasAudio }) => hasAudio).map(({ id }) => id)
	expect((await names('files/audio')).sort()).toEqual(withAudio.sort())
	const passing = [
		'files/.incoming',
		'files/speech',
		'scratch/decode',
		'scratch/transcribe',
		'scratch/uploads',
	]
	for (const folder of passing) expect([folder, await names(folder)]).toEqual([folder, []])

	await (await running()).stop()
	const database = await openDatabase({ url: null, folder: join(dataDir, 'db') })
	const rows = await database.db.select({ id: analyses.recordingId }).from(analyses)
	await database.close()
	expect(rows.map(({ id }) => id).sort()).toEqual(recordings.map(({ id }) => id).sort())
})

import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import type { Uploaded } from '#features/recordings/contract.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { file } from './fixtures/upload.ts'

/** The next response of the mock transcription service. */
let answer = { status: 503, body: 'Back soon.' }
const service = createServer((request, response) => {
	request.resume().on('end', () => response.writeHead(answer.status).end(answer.body))
})

const patiently = { timeout: 60_000, interval: 200 }
let maya: Awaited<ReturnType<Awaited<ReturnType<typeof someListeningApp>>['signIn']>>
beforeAll(async () => {
	await once(service.listen(0, '127.0.0.1'), 'listening')
	afterAll(() => service.close())
	const SPEECH_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
	const app = await someListeningApp({ SPEECH_URL }, afterAll)
	await app.work()
	maya = await app.signIn('maya.ortiz')
})

async function upload(name: string, bytes: Uint8Array) {
	const body = new FormData()
	body.append('audio', file(bytes, name))
	const uploaded = await maya.fetch('/api/recordings', { method: 'POST', body })
	expect(uploaded.status).toBe(201)
	const { id } = (await uploaded.json()) as Uploaded
	return async () => (await (await maya.fetch(`/api/recordings/${id}`)).json()) as RecordingDetail
}

test('shows why and when a failed transcription is retried, and cleans the text it returns', async () => {
	const audio = await readFile(join(import.meta.dirname, '../platform/audio/fixtures/two-voices.wav'))
	const read = await upload('call.wav', audio)
	await expect.poll(async () => (await read()).retryAt, patiently).not.toBeNull()
	const waiting = await read()
	expect(waiting).toMatchObject({
		status: 'processing',
		stage: 'The transcription service returned an error (status 503).',
		failure: null,
	})
	const words = 'Good\0 morning, \uD800this call is recorded.'
	answer = { status: 200, body: JSON.stringify({ text: words }) }
	await expect.poll(async () => (await read()).status, patiently).toBe('analyzed')
	const done = await read()
	expect(done.retryAt).toBeNull()
	expect(done.transcription).toContain('Good morning, \uFFFDthis call is recorded.')
})

test('fails unsupported audio immediately with a reason', async () => {
	const wav = Buffer.alloc(60_000)
	wav.write(
		'RIFF\x58\xea\0\0WAVEfmt \x10\0\0\0\x01\0\xff\0\x40\x1f\0\0\x80\x3e\0\0\xfe\x01\x10\0data',
		'latin1',
	)
	const read = await upload('many.wav', wav)
	await expect.poll(async () => (await read()).status, patiently).toBe('failed')
	const reason =
		'This audio has 255 channels. Up to 8 are supported. Convert the file to MP3 or WAV and upload it again.'
	expect(await read()).toMatchObject({ failure: reason, transcription: `Processing failed: ${reason}` })
})

test('fails the call with a reason when the service returns an invalid response', async () => {
	answer = { status: 200, body: '<html>' }
	const audio = await readFile(join(import.meta.dirname, '../platform/audio/fixtures/two-voices-mu-law.wav'))
	const read = await upload('nonsense.wav', audio)
	await expect.poll(async () => (await read()).status, patiently).toBe('failed')
	expect((await read()).failure).toBe('The transcription service returned an invalid response.')
})

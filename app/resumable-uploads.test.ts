import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { maxUploadBytes, Uploaded } from '#features/recordings/contract.ts'
import { uploadRoutes } from '#features/recordings/index.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { begin, carryOn, encoded, findRecording, someWav, tus, whatUploadsLeave } from './fixtures/upload.ts'

const app = await someListeningApp({}, afterAll)
const { services, dataDir } = app
const { files } = services
const maya = await app.signIn('maya.ortiz')
const dana = await app.signIn('dana.whitfield')
const state = () => whatUploadsLeave(app)

test('resumes an upload where it stopped and creates one recording', async () => {
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

	const row = await findRecording(app, uploaded.id)
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
	const empty = await maya.fetch('/api/uploads', begin(0, 'call.wav'))
	expect(empty.status).toBe(415)
	expect(await empty.json()).toMatchObject({ error: expect.stringContaining('File "call.wav" is empty.') })

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

test('removes a resumable upload after a day without activity', async () => {
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

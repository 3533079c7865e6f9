import { request as httpRequest } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { Uploaded } from '#features/recordings/contract.ts'
import { transcripts } from '#features/recordings/tables.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { file, findRecording, form, someWav, whatUploadsLeave } from './fixtures/upload.ts'

const app = await someListeningApp({}, afterAll)
const { port } = app
const { db, files } = app.services
const maya = await app.signIn('maya.ortiz')
const dana = await app.signIn('dana.whitfield')
const state = () => whatUploadsLeave(app)

test('an upload becomes a recording of its sender', async () => {
	const wav = someWav()
	const answer = await maya.fetch('/api/recordings', form({ audio: file(wav, 'Müller & Söhne (1).wav') }))
	expect(answer.status).toBe(201)
	const uploaded = Uploaded.parse(await answer.json())
	expect(uploaded).toMatchObject({ originalName: 'Müller & Söhne (1).wav', duplicateOf: null })
	const row = await findRecording(app, uploaded.id)
	expect(row).toMatchObject({ id: uploaded.id, sizeBytes: wav.length, contentType: 'audio/wav' })
	expect(await files.stat(row?.fileKey ?? '')).toEqual({ sizeBytes: wav.length })
})

test('reports a duplicate upload only to its owner', async () => {
	const send = async (person: typeof maya, audio: File) =>
		Uploaded.parse(await (await person.fetch('/api/recordings', form({ audio }))).json())
	const wav = someWav()
	const first = await send(maya, file(wav, 'first.wav'))
	expect((await send(maya, file(wav, 'second.wav'))).duplicateOf).toBe(first.id)
	expect((await send(dana, file(wav, 'other.wav'))).duplicateOf).toBeNull()
})

test('rejects files that are not audio and stores nothing', async () => {
	const before = await state()
	const wrong = [
		file('Just a text that says it is a song. '.repeat(3000), 'song.mp3', 'audio/mpeg'),
		file('<html><script>alert(1)</script></html>', 'page.wav'),
		file(someWav(), 'call.exe'),
		file('%PDF-1.7 ...', 'paper.m4a'),
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

test('rejects an empty file and an MP3 sent as a transcript, and stores neither', async () => {
	const before = await state()
	const send = async (parts: Parameters<typeof form>[0]) => {
		const answer = await maya.fetch('/api/recordings', form(parts))
		return { status: answer.status, body: await answer.json() }
	}
	expect(await send({ audio: file('', 'call.wav') })).toMatchObject({
		status: 415,
		body: { error: 'File "call.wav" is empty. Record or export the call again, then upload that file.' },
	})
	expect(
		await send({ transcript: file('\xff\xfb\x90', 'call.mp3'), audio: file(someWav(), 'call.wav') }),
	).toMatchObject({
		status: 415,
		body: { error: 'File "call.mp3" is a recording, not a transcript. Add it with "Choose File".' },
	})
	expect(await state()).toEqual(before)
})

test('accepts an unusual file name with an audio content type', async () => {
	const answer = await maya.fetch(
		'/api/recordings',
		form({ audio: file(someWav(), 'call.rec', 'audio/wav') }),
	)
	expect(answer.status).toBe(201)
})

test('rejects a form without a file and a body that is not a form', async () => {
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

test('an interrupted upload stores nothing', async () => {
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

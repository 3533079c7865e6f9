import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { Uploaded } from '#features/recordings/contract.ts'
import { startS3StandIn } from '#platform/files/s3-stand-in.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { begin, carryOn, file, findRecording, form, tus } from './fixtures/upload.ts'

const bucket = await startS3StandIn('calls')
afterAll(bucket.close)
const app = await someListeningApp(
	{
		S3_BUCKET: 'calls',
		S3_ENDPOINT: bucket.endpoint,
		S3_ACCESS_KEY_ID: 'any',
		S3_SECRET_ACCESS_KEY: 'any',
	},
	afterAll,
)
const { fetch: send } = await app.signIn('maya.ortiz')

/** Larger than the smallest part of S3, so that what is stored is put together from several. */
const wav = Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWAVEfmt ', 'latin1'), randomBytes(12_000_000)])

test('a call uploaded whole is kept in the bucket and played from it', async () => {
	const sent = await send('/api/recordings', form({ audio: file(wav, 'call.wav') }))
	expect(sent.status).toBe(201)
	const { id } = Uploaded.parse(await sent.json())
	expect(bucket.objects.get(`audio/${id}`)?.equals(wav)).toBe(true)
	const part = await send(`/api/recordings/${id}/audio`, { headers: { range: 'bytes=11000000-11000009' } })
	expect(part.status).toBe(206)
	expect(Buffer.from(await part.arrayBuffer()).equals(wav.subarray(11_000_000, 11_000_010))).toBe(true)
})

test('a resumable upload continues in the bucket, with a piece too small for a part between', async () => {
	const begun = await send('/api/uploads', begin(wav.length, 'call.wav'))
	const address = begun.headers.get('location') ?? ''
	for (const [from, to] of [
		[0, 7_000_000],
		[7_000_000, 7_000_100],
	] as const)
		expect((await send(address, carryOn(from, wav.subarray(from, to)))).status).toBe(204)
	const stopped = await send(address, { method: 'HEAD', headers: tus })
	expect(stopped.headers.get('upload-offset')).toBe('7000100')
	const done = await send(address, carryOn(7_000_100, wav.subarray(7_000_100)))
	const { id } = Uploaded.parse(JSON.parse(decodeURIComponent(done.headers.get('x-recording') ?? '')))
	expect(bucket.objects.get(`audio/${id}`)?.equals(wav)).toBe(true)
	expect([...bucket.objects.keys()].filter((key) => key.includes(id))).toEqual([`audio/${id}`])
	expect(await findRecording(app, id)).toMatchObject({ sizeBytes: wav.length, contentType: 'audio/wav' })
})

test('what is refused or given up leaves nothing in the bucket', async () => {
	const before = [...bucket.objects.keys()]
	const text = Buffer.from('Just a text')
	const refused = await send('/api/uploads', begin(text.length, 'call.wav'))
	expect((await send(refused.headers.get('location') ?? '', carryOn(0, text))).status).toBe(415)
	const givenUp = await send('/api/uploads', begin(text.length, 'call.wav'))
	const answer = await send(givenUp.headers.get('location') ?? '', { method: 'DELETE', headers: tus })
	expect(answer.status).toBe(204)
	expect([...bucket.objects.keys()]).toEqual(before)
	expect(bucket.uploads.size).toBe(0)
})

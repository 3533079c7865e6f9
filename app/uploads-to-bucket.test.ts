import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { Uploaded } from '#features/recordings/contract.ts'
import { recordings } from '#features/recordings/tables.ts'
import { startS3StandIn } from '#platform/files/s3-stand-in.ts'
import { someHouse } from './some-house.ts'

const bucket = await startS3StandIn('calls')
afterAll(bucket.close)
const house = await someHouse(
	{
		S3_BUCKET: 'calls',
		S3_ENDPOINT: bucket.endpoint,
		S3_ACCESS_KEY_ID: 'any',
		S3_SECRET_ACCESS_KEY: 'any',
	},
	afterAll,
)
const server = createAdaptorServer({ fetch: house.api.fetch }) as Server
await once(server.listen(0, '127.0.0.1'), 'listening')
afterAll(() => {
	server.closeAllConnections()
	server.close()
})
const { port } = server.address() as AddressInfo
const { cookie } = await house.signIn('maya.ortiz')
const send = (path: string, init: RequestInit = {}) =>
	fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...init.headers, cookie } })

/** Larger than the smallest part of S3, so that what is stored is put together from several. */
const wav = Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWAVEfmt ', 'latin1'), randomBytes(12_000_000)])
const tus = { 'tus-resumable': '1.0.0' }
const patch = (offset: number, body: Buffer) => ({
	method: 'PATCH',
	headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
	body: body as Buffer<ArrayBuffer>,
})
const begin = (sizeBytes: number) =>
	send('/api/uploads', {
		method: 'POST',
		headers: {
			...tus,
			'upload-length': String(sizeBytes),
			'upload-metadata': `filename ${Buffer.from('call.wav').toString('base64')}`,
		},
	})

test('a call uploaded whole is kept in the bucket and played from it', async () => {
	const body = new FormData()
	body.append('audio', new File([wav], 'call.wav'))
	const sent = await send('/api/recordings', { method: 'POST', body })
	expect(sent.status).toBe(201)
	const { id } = Uploaded.parse(await sent.json())
	expect(bucket.objects.get(`audio/${id}`)?.equals(wav)).toBe(true)
	const part = await send(`/api/recordings/${id}/audio`, { headers: { range: 'bytes=11000000-11000009' } })
	expect(part.status).toBe(206)
	expect(Buffer.from(await part.arrayBuffer()).equals(wav.subarray(11_000_000, 11_000_010))).toBe(true)
})

test('a resumable upload goes on in the bucket, with a piece too small for a part between', async () => {
	const begun = await begin(wav.length)
	const address = begun.headers.get('location') ?? ''
	for (const [from, to] of [
		[0, 7_000_000],
		[7_000_000, 7_000_100],
	] as const)
		expect((await send(address, patch(from, wav.subarray(from, to)))).status).toBe(204)
	const stopped = await send(address, { method: 'HEAD', headers: tus })
	expect(stopped.headers.get('upload-offset')).toBe('7000100')
	const done = await send(address, patch(7_000_100, wav.subarray(7_000_100)))
	const { id } = Uploaded.parse(JSON.parse(decodeURIComponent(done.headers.get('x-recording') ?? '')))
	expect(bucket.objects.get(`audio/${id}`)?.equals(wav)).toBe(true)
	expect([...bucket.objects.keys()].filter((key) => key.includes(id))).toEqual([`audio/${id}`])
	const [row] = await house.services.db.select().from(recordings).where(eq(recordings.id, id))
	expect(row).toMatchObject({ sizeBytes: wav.length, contentType: 'audio/wav' })
})

test('what is refused or given up leaves nothing in the bucket', async () => {
	const before = [...bucket.objects.keys()]
	const text = Buffer.from('Just a text')
	const refused = await begin(text.length)
	expect((await send(refused.headers.get('location') ?? '', patch(0, text))).status).toBe(415)
	const givenUp = await begin(text.length)
	const answer = await send(givenUp.headers.get('location') ?? '', { method: 'DELETE', headers: tus })
	expect(answer.status).toBe(204)
	expect([...bucket.objects.keys()]).toEqual(before)
	expect(bucket.uploads.size).toBe(0)
})

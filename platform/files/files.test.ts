import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import type { Files } from './file-store.ts'
import { openLocalFiles } from './local-files.ts'
import { openS3Files } from './s3-files.ts'
import { startS3StandIn } from './s3-stand-in.ts'

const scratch = await mkdtemp(join(tmpdir(), 'candor-files-'))
const bucket = await startS3StandIn('calls')
afterAll(async () => {
	await bucket.close()
	await rm(scratch, { recursive: true })
})

async function* inPieces(bytes: Uint8Array, size = 100_000) {
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const textOf = async (files: Files, key: string, range?: { start: number; end: number }) =>
	(await buffer((await files.read(key, range)).stream)).toString()
const text = (words: string) => inPieces(Buffer.from(words))

const stores: [string, { files: Files; leftovers: () => Promise<unknown[]> }][] = [
	[
		'a folder',
		{
			files: await openLocalFiles(join(scratch, 'store'), { abandonedAfterSeconds: 0 }),
			leftovers: () => readdir(join(scratch, 'store/.incoming')),
		},
	],
	[
		'an S3 bucket',
		{
			files: openS3Files({
				kind: 's3',
				bucket: 'calls',
				region: 'us-east-1',
				endpoint: bucket.endpoint,
				accessKeyId: 'any',
				secretAccessKey: 'any',
			}),
			leftovers: async () => [...bucket.uploads],
		},
	],
]

describe.each(stores)('%s', (_name, { files, leftovers }) => {
	test('gives back what was written, however large', async () => {
		const call = randomBytes(20 * 1024 * 1024 + 7)
		expect(await files.write('audio/large', inPieces(call))).toEqual({ sizeBytes: call.length })
		const { stream, sizeBytes } = await files.read('audio/large')
		expect(sizeBytes).toBe(call.length)
		expect(call.equals(await buffer(stream))).toBe(true)
	})

	test('gives a part of a file, and says how large the whole is', async () => {
		await files.write('audio/short', text('0123456789'))
		expect(await textOf(files, 'audio/short', { start: 2, end: 4 })).toBe('234')
		const { sizeBytes, stream } = await files.read('audio/short', { start: 9, end: 9 })
		stream.destroy()
		expect(sizeBytes).toBe(10)
	})

	test('replaces what was there', async () => {
		await files.write('audio/again', text('first'))
		await files.write('audio/again', text('second'))
		expect(await textOf(files, 'audio/again')).toBe('second')
		expect(await files.stat('audio/again')).toEqual({ sizeBytes: 6 })
	})

	test('stores an empty file', async () => {
		await files.write('audio/empty', text(''))
		expect(await files.stat('audio/empty')).toEqual({ sizeBytes: 0 })
	})

	test('keeps nothing of a file whose source breaks off, and passes its error on', async () => {
		const breakingOff = async function* () {
			yield* inPieces(randomBytes(12 * 1024 * 1024))
			throw new Error('the line dropped')
		}
		await expect(files.write('audio/broken', breakingOff())).rejects.toThrow('the line dropped')
		expect(await files.stat('audio/broken')).toBeNull()
		expect(await leftovers()).toEqual([])
	})

	test('keeps the earlier file when its replacement breaks off', async () => {
		await files.write('audio/kept', text('whole'))
		const breakingOff = async function* () {
			yield Buffer.from('half')
			throw new Error('the line dropped')
		}
		await expect(files.write('audio/kept', breakingOff())).rejects.toThrow()
		expect(await textOf(files, 'audio/kept')).toBe('whole')
	})

	test('takes a file from the disk, twice if need be', async () => {
		const path = join(scratch, 'track.flac')
		await writeFile(path, 'a track')
		for (const _ of [1, 2])
			expect(await files.writeFromPath('speech/track.flac', path)).toEqual({ sizeBytes: 7 })
		await rm(path)
		expect(await textOf(files, 'speech/track.flac')).toBe('a track')
		expect(await leftovers()).toEqual([])
	})

	test('lends a file to a program that needs a path', async () => {
		await files.write('audio/lent', text('a call'))
		const { path, release } = await files.localCopy('audio/lent', join(scratch, 'copies'))
		expect(await readFile(path, 'utf8')).toBe('a call')
		await release()
		expect(await textOf(files, 'audio/lent')).toBe('a call')
		expect(await readdir(join(scratch, 'copies')).catch(() => [])).toEqual([])
	})

	test('removes a file, and is content when it is gone already', async () => {
		await files.write('audio/unwanted', text('x'))
		for (const _ of [1, 2]) await files.remove('audio/unwanted')
		expect(await files.stat('audio/unwanted')).toBeNull()
	})

	test('removes a folder and leaves its neighbor', async () => {
		for (const key of ['day/one', 'day/two', 'daylight/three']) await files.write(key, text('x'))
		await files.removeFolder('day')
		expect(await files.stat('day/one')).toBeNull()
		expect(await files.stat('daylight/three')).toEqual({ sizeBytes: 1 })
	})

	test('lists the files of a folder, and nothing of an empty one', async () => {
		await files.write('shelf/one', text('1'))
		await files.write('shelf/two', text('22'))
		await files.write('shelf/deeper/three', text('333'))
		const listed = await Array.fromAsync(files.list('shelf'))
		expect(listed.map(({ key }) => key).toSorted()).toEqual(['shelf/one', 'shelf/two'])
		expect(Math.abs(Date.now() - (listed[0]?.writtenAt.getTime() ?? 0))).toBeLessThan(60_000)
		expect(await Array.fromAsync(files.list('nothing'))).toEqual([])
	})

	test('says that a file is missing', async () => {
		const missing = { status: 404, code: 'file-not-found' }
		await expect(files.read('audio/nowhere')).rejects.toMatchObject(missing)
		await expect(files.localCopy('audio/nowhere', scratch)).rejects.toMatchObject(missing)
		expect(await files.stat('audio/nowhere')).toBeNull()
	})

	test.each([
		'../secret',
		'audio/../../secret',
		'/etc/passwd',
		'audio//x',
		'',
		'.incoming/x',
		'a\0b',
		'a\\b',
	])('refuses the key %j', async (key) => {
		await expect(async () => files.write(key, text('x'))).rejects.toThrow('cannot be the key')
		await expect(async () => files.read(key)).rejects.toThrow('cannot be the key')
	})
})

test('what a killed process left is removed at the next start, what another is writing stays', async () => {
	const folder = join(scratch, 'restarted')
	const half = join(folder, '.incoming/half')
	await mkdir(join(folder, '.incoming'), { recursive: true })
	await writeFile(half, 'half a call')
	await openLocalFiles(folder, { abandonedAfterSeconds: 3600 })
	expect((await stat(half)).size).toBe(11)
	const longAgo = new Date(Date.now() - 2 * 3_600_000)
	await utimes(half, longAgo, longAgo)
	await openLocalFiles(folder, { abandonedAfterSeconds: 3600 })
	expect(await readdir(join(folder, '.incoming'))).toEqual([])
})

test('a store that does not answer can be tried again', async () => {
	const files = openS3Files({
		kind: 's3',
		bucket: 'another-bucket',
		region: 'us-east-1',
		endpoint: bucket.endpoint,
		accessKeyId: 'any',
		secretAccessKey: 'any',
	})
	await expect(files.read('audio/x')).rejects.toMatchObject({ code: 'files-unavailable', retryable: true })
})

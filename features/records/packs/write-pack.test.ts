import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, test } from 'vitest'
import { type Manifest, manifestName, publicKeyName, signatureName } from './manifest.ts'
import { fingerprint, openPackKey, readPackKey, writePublicKey } from './pack-key.ts'
import { verifyPack } from './verify-pack.ts'
import { type PackFile, writePack } from './write-pack.ts'

const folder = await mkdtemp(join(tmpdir(), 'candor-packs-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('ed25519')
const path = join(folder, 'pack.zip')

const audio = Buffer.alloc(100_000, 'sound')
const honest: [path: string, bytes: Buffer][] = [
	['README.txt', Buffer.from('What this is.')],
	['calls/1/audio.wav', audio],
]
const listed = honest.map(([path, bytes]) => ({
	path,
	bytes: bytes.length,
	sha256: createHash('sha256').update(bytes).digest('hex'),
}))
const manifest: Manifest = {
	format: 'candor-exam-pack/1',
	id: '3f2b1c9e-8f5d-4c1a-9b7e-2d6a4e8f0c11',
	madeAt: '2026-11-21T12:00:00.000Z',
	madeBy: { id: 'dana', name: 'Dana Whitfield' },
	product: 'Candor 0.1.0',
	rules: '2026.2',
	withPersonalNumbers: false,
	calls: [],
	files: listed,
}

/** A pack as an honest hand makes it, or one that writes other files, edits the manifest or has another key. */
async function makePack({ written = honest, shown = manifest, signedBy = privateKey } = {}) {
	async function* files(): AsyncIterable<PackFile> {
		for (const [path, bytes] of written)
			yield { path, content: Readable.from([bytes]), isCompressed: path.endsWith('.wav') }
	}
	const signature = sign(null, Buffer.from(JSON.stringify(manifest)), signedBy)
	let measured: Manifest['files'] = []
	const seal = (files: Manifest['files']) => {
		measured = files
		return [
			{ path: manifestName, content: JSON.stringify(shown) },
			{ path: signatureName, content: signature.toString('base64') },
			{ path: publicKeyName, content: writePublicKey(signedBy) },
		]
	}
	await pipeline(writePack(files(), seal), createWriteStream(path))
	return measured
}

test('a pack that nobody touched is intact, by the key of its company', async () => {
	expect(await makePack()).toEqual(listed)
	const key = fingerprint(publicKey)
	expect(await verifyPack(path, publicKey)).toEqual({ faults: [], key, manifest })
	expect(await verifyPack(path, null)).toEqual({ faults: [], key, manifest })
})

test('audio is stored as it is, not packed again', async () => {
	await makePack()
	const bytes = await readFile(path)
	expect(bytes.includes(audio)).toBe(true)
})

test('one changed byte is found', async () => {
	await makePack()
	const bytes = await readFile(path)
	const flip = (at: number) => bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
	flip(bytes.indexOf(audio) + 500)
	await writeFile(path, bytes)
	expect((await verifyPack(path, publicKey)).faults).toEqual(['calls/1/audio.wav: is not what it was'])
	flip(bytes.indexOf('README.txt') + 'README.txt'.length + 3)
	await writeFile(path, bytes)
	expect((await verifyPack(path, publicKey)).faults).toContain('README.txt: is not what it was')
})

test('a file that is taken out, put in or put in twice is found', async () => {
	const faultsOf = async (written: typeof honest) => {
		await makePack({ written })
		return (await verifyPack(path, publicKey)).faults
	}
	expect(await faultsOf(honest.slice(0, 1))).toEqual(['calls/1/audio.wav: is missing'])
	expect(await faultsOf([...honest, ['note.txt', audio]])).toEqual(['note.txt: was added'])
	expect(await faultsOf([['README.txt', audio], ...honest])).toEqual(['README.txt: is in the pack twice'])
})

test('a manifest that was edited is found, also one signed with another key', async () => {
	const fault = `manifest.json: the signature is not by the key ${fingerprint(publicKey)}`
	await makePack({ shown: { ...manifest, rules: '2025.1' } })
	expect((await verifyPack(path, publicKey)).faults).toEqual([fault])
	expect((await verifyPack(path, null)).faults).toEqual([fault])
	await makePack({ signedBy: other.privateKey })
	expect((await verifyPack(path, publicKey)).faults).toEqual([fault])
	expect(await verifyPack(path, null)).toMatchObject({ faults: [], key: fingerprint(other.publicKey) })
})

test('what is cut off, or no zip at all, is said to be so', async () => {
	await makePack()
	await writeFile(path, (await readFile(path)).subarray(0, -200))
	expect((await verifyPack(path, publicKey)).faults[0]).toMatch(/^the file cannot be read as a zip/)
	expect((await verifyPack(join(folder, 'none.zip'), publicKey)).faults).toHaveLength(1)
})

test('a pack whose file cannot be read breaks off, and so does its source when nobody reads on', async () => {
	async function* failing(): AsyncIterable<PackFile> {
		yield {
			path: 'audio.wav',
			content: (async function* (): AsyncIterable<Uint8Array> {
				yield audio
				throw new Error('the disk went away')
			})(),
		}
	}
	await expect(writePack(failing(), () => []).toArray()).rejects.toThrow('the disk went away')
	let isClosed = false
	async function* endless(): AsyncIterable<Uint8Array> {
		try {
			for (;;) yield audio
		} finally {
			isClosed = true
		}
	}
	async function* one(): AsyncIterable<PackFile> {
		yield { path: 'audio.wav', content: endless(), isCompressed: true }
	}
	const pack = writePack(one(), () => [])
	for await (const chunk of pack) if (chunk) break
	await expect.poll(() => isClosed).toBe(true)
})

test('the key of a company is made once and is nobody else’s to read', async () => {
	expect(await readPackKey(folder)).toBe(null)
	const keys = await Promise.all([openPackKey(folder), openPackKey(folder)])
	expect(new Set(keys.map(writePublicKey)).size).toBe(1)
	expect(writePublicKey((await readPackKey(folder)) as typeof privateKey)).toBe(writePublicKey(keys[0]))
	expect((await stat(join(folder, 'pack-key.pem'))).mode & 0o777).toBe(0o600)
})

import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { type SomeEntry, someZip } from './fixtures/zip.ts'
import { type Manifest, manifestName, publicKeyName, signatureName } from './manifest.ts'
import { fingerprint, openPackKey, readPackKey, writePublicKey } from './pack-key.ts'
import { sealLength, sealPack } from './seal-pack.ts'
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
const listOf = (files: typeof honest) =>
	files.map(([path, bytes]) => ({
		path,
		bytes: bytes.length,
		sha256: createHash('sha256').update(bytes).digest('hex'),
	}))
const listed = listOf(honest)
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

type Made = { written?: typeof honest; signed?: Manifest; shown?: Manifest; signedBy?: KeyObject }

/** A pack as an honest hand makes it, or one that writes other files, edits the manifest or has another key. */
async function makePack({ written = honest, signed = manifest, shown, signedBy = privateKey }: Made = {}) {
	async function* files(): AsyncIterable<PackFile> {
		for (const [path, bytes] of written)
			yield { path, content: Readable.from([bytes]), isCompressed: path.endsWith('.wav') }
	}
	const signature = sign(null, Buffer.from(JSON.stringify(signed)), signedBy)
	let measured: Manifest['files'] = []
	const vouch = (files: Manifest['files']) => {
		measured = files
		return [
			{ path: manifestName, content: JSON.stringify(shown ?? signed) },
			{ path: signatureName, content: signature.toString('base64') },
			{ path: publicKeyName, content: writePublicKey(signedBy) },
		]
	}
	await pipeline(sealPack(writePack(files(), vouch), signedBy), createWriteStream(path))
	return measured
}

const broken = (key: KeyObject) => `the zip does not match the signature of the key ${fingerprint(key)}`

/** The files of a zip, as they were written. */
async function entriesOf(file: string): Promise<SomeEntry[]> {
	const zip = await openPromise(file)
	const entries: SomeEntry[] = []
	for await (const entry of zip.eachEntry()) {
		const chunks = await (await zip.openReadStreamPromise(entry)).toArray()
		entries.push({ name: entry.fileName, bytes: Buffer.concat(chunks) })
	}
	return entries
}

const withByte = (bytes: Buffer, at: number) =>
	Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes[at] ?? 0) ^ 1]), bytes.subarray(at + 1)])

test('a pack that no one touched is intact, by the key of its company', async () => {
	expect(await makePack()).toEqual(listed)
	const key = fingerprint(publicKey)
	expect(await verifyPack(path, publicKey)).toEqual({ faults: [], key, manifest })
	expect(await verifyPack(path, null)).toEqual({ faults: [], key, manifest })
})

test('stores audio uncompressed', async () => {
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
	expect((await verifyPack(path, publicKey)).faults).toEqual([
		'calls/1/audio.wav: does not match the manifest',
		broken(publicKey),
	])
	flip(bytes.indexOf('README.txt') + 'README.txt'.length + 3)
	await writeFile(path, bytes)
	expect((await verifyPack(path, publicKey)).faults).toContain('README.txt: does not match the manifest')
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
	expect((await verifyPack(path, publicKey)).faults).toEqual([fault, broken(publicKey)])
	expect(await verifyPack(path, null)).toMatchObject({ faults: [], key: fingerprint(other.publicKey) })
})

test('a pack in which other readers see other files or names is not intact', async () => {
	const written: typeof honest = [
		['calls/1/transcript.txt', Buffer.from('Words of the first call.')],
		['calls/2/transcript.txt', Buffer.from('Words of the second call.')],
	]
	await makePack({ written, signed: { ...manifest, files: listOf(written) } })
	const intact = await readFile(path)
	const [first, second, ...seals] = await entriesOf(path)
	if (!first || !second) throw new Error('a pack of two files')
	const comment = intact.subarray(-sealLength).toString()
	const hidden = { name: 'calls/1/added.txt', bytes: audio, isUnlisted: true }
	const forged = someZip([{ name: first.name, bytes: audio }])
	const tampered = {
		'written anew': someZip([first, second, ...seals], { comment }),
		'names exchanged': someZip(
			[{ ...first, shownAs: second.name }, { ...second, shownAs: first.name }, ...seals],
			{ comment },
		),
		'another zip in front': someZip([first, second, ...seals], { front: forged, comment }),
		'a file that is not listed': someZip([first, hidden, second, ...seals], { comment }),
		'a time changed': withByte(intact, intact.indexOf(first.name) - 20),
		'the seal written in another way': Buffer.concat([
			intact.subarray(0, -3),
			Buffer.from([(intact.at(-3) ?? 0) + 1, ...Buffer.from('==')]),
		]),
		'bytes behind': Buffer.concat([intact, Buffer.from(' ')]),
		'another public key': someZip(
			[
				first,
				second,
				...seals.map((seal) => (seal.name === publicKeyName ? { ...seal, bytes: audio } : seal)),
			],
			{ comment },
		),
		'a note behind the signature': someZip(
			[
				first,
				second,
				...seals.map((seal) =>
					seal.name === signatureName ? { ...seal, bytes: Buffer.from(`${seal.bytes} A note.`) } : seal,
				),
			],
			{ comment },
		),
	}
	expect((await verifyPack(path, publicKey)).faults).toEqual([])
	const unseen: string[] = []
	for (const [what, bytes] of Object.entries(tampered)) {
		await writeFile(path, bytes)
		if (!(await verifyPack(path, publicKey)).faults.length) unseen.push(what)
	}
	expect(unseen).toEqual([])
})

test('what is cut off, or no zip at all, is said to be so', async () => {
	await makePack()
	await writeFile(path, (await readFile(path)).subarray(0, -200))
	expect((await verifyPack(path, publicKey)).faults[0]).toMatch(/^the file cannot be read as a zip/)
	expect((await verifyPack(join(folder, 'none.zip'), publicKey)).faults).toHaveLength(1)
})

test('a pack whose file cannot be read breaks off, and so does its source when no one reads on', async () => {
	async function* failing(): AsyncIterable<PackFile> {
		yield {
			path: 'audio.wav',
			content: (async function* (): AsyncIterable<Uint8Array> {
				yield audio
				throw new Error('the disk went away')
			})(),
		}
	}
	await expect(
		sealPack(
			writePack(failing(), () => []),
			privateKey,
		).toArray(),
	).rejects.toThrow('the disk went away')
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
	const pack = sealPack(
		writePack(one(), () => []),
		privateKey,
	)
	for await (const chunk of pack) if (chunk) break
	await expect.poll(() => isClosed).toBe(true)
})

test('the key of a company is made once and is no one else’s to read', async () => {
	expect(await readPackKey(folder)).toBe(null)
	const keys = await Promise.all([openPackKey(folder), openPackKey(folder)])
	expect(new Set(keys.map(writePublicKey)).size).toBe(1)
	expect(writePublicKey((await readPackKey(folder)) as typeof privateKey)).toBe(writePublicKey(keys[0]))
	expect((await stat(join(folder, 'pack-key.pem'))).mode & 0o777).toBe(0o600)
})

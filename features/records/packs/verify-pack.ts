import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Manifest, manifestName, publicKeyName, signatureName } from './manifest.ts'
import { fingerprint } from './pack-key.ts'
import { checkSeal } from './seal-pack.ts'

/** What checking a pack found out. A pack without faults is exactly as its signer made it. */
export type Verdict = {
	/** For people, each naming the file it is about. */
	faults: string[]
	/** Null where it could not be read. */
	manifest: Manifest | null
	/** The short name of the key that the signature was checked with. */
	key: string | null
}

/** More than this is no file that vouches for others. */
const longestSealBytes = 64 * 1024 * 1024

type Seen = { bytes: number; sha256: string }

/**
 * Checks an exam pack: every file against the manifest, that none is missing or added, the signature of the manifest,
 * and the seal, which every byte of the zip is under, with `trusted` where the key of the company is known, otherwise
 * with the key in the pack, which proves only that the pack is of one piece.
 */
export async function verifyPack(path: string, trusted: KeyObject | null): Promise<Verdict> {
	const faults: string[] = []
	const seen = new Map<string, Seen>()
	const seals = new Map<string, Buffer>()
	try {
		const zip = await openPromise(path, { strictFileNames: true })
		try {
			for await (const entry of zip.eachEntry()) {
				if (seen.has(entry.fileName)) faults.push(`${entry.fileName}: is in the pack twice`)
				seen.set(entry.fileName, await readEntry(zip, entry, seals))
			}
		} finally {
			zip.close()
		}
	} catch (error) {
		faults.push(`the file cannot be read as a zip: ${error instanceof Error ? error.message : error}`)
		return { faults, manifest: null, key: null }
	}
	const manifest = readManifest(seals.get(manifestName))
	if (!manifest)
		return { faults: [...faults, `${manifestName}: is missing or not a manifest`], manifest, key: null }
	faults.push(...compareFiles(manifest, seen))
	const key = trusted ?? readKey(seals.get(publicKeyName))
	if (!key) return { faults: [...faults, `${publicKeyName}: is missing or not a key`], manifest, key }
	const name = fingerprint(key)
	if (!isSigned(seals, key)) faults.push(`${manifestName}: the signature is not by the key ${name}`)
	if (!(await checkSeal(path, key))) faults.push(`the zip does not match the signature of the key ${name}`)
	return { faults, manifest, key: name }
}

/** A file that cannot be unpacked has the hash of nothing: the manifest tells that it is not what it was. */
async function readEntry(zip: ZipFile, entry: Entry, seals: Map<string, Buffer>): Promise<Seen> {
	const isSeal = [manifestName, signatureName, publicKeyName].includes(entry.fileName)
	if (isSeal && entry.uncompressedSize > longestSealBytes) throw new Error(`${entry.fileName} is too large`)
	const hash = createHash('sha256')
	const kept: Buffer[] = []
	let bytes = 0
	try {
		for await (const chunk of await zip.openReadStreamPromise(entry)) {
			hash.update(chunk)
			bytes += chunk.length
			if (isSeal) kept.push(chunk)
		}
	} catch {
		return { bytes, sha256: 'unreadable' }
	}
	if (isSeal) seals.set(entry.fileName, Buffer.concat(kept))
	return { bytes, sha256: hash.digest('hex') }
}

function readManifest(bytes: Buffer | undefined): Manifest | null {
	try {
		return Manifest.parse(JSON.parse(String(bytes)))
	} catch {
		return null
	}
}

function compareFiles({ files }: Manifest, seen: ReadonlyMap<string, Seen>): string[] {
	const listed = new Set([...files.map(({ path }) => path), manifestName, signatureName, publicKeyName])
	return [
		...files.flatMap(({ path, bytes, sha256, sha256AtUpload = sha256 }) => {
			const found = seen.get(path)
			if (!found) return [`${path}: is missing`]
			if (found.sha256 !== sha256 || found.bytes !== bytes) return [`${path}: does not match the manifest`]
			return sha256 === sha256AtUpload ? [] : [`${path}: was changed between its upload and this pack`]
		}),
		...[...seen.keys()].filter((path) => !listed.has(path)).map((path) => `${path}: was added`),
	]
}

function readKey(pem: Buffer | undefined): KeyObject | null {
	try {
		const key = createPublicKey(pem ?? '')
		return key.asymmetricKeyType === 'ed25519' ? key : null
	} catch {
		return null
	}
}

function isSigned(seals: ReadonlyMap<string, Buffer>, key: KeyObject): boolean {
	const [manifest, signature] = [seals.get(manifestName), seals.get(signatureName)]
	if (!manifest || !signature) return false
	return verify(null, manifest, key, Buffer.from(signature.toString(), 'base64'))
}

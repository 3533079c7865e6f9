import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { Manifest, manifestName, publicKeyName, signatureName } from './manifest.ts'
import { fingerprint } from './pack-key.ts'

/** What checking a pack found out. A pack without faults is as it was made by whoever holds the key. */
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
 * Checks an exam pack: every file against the manifest, that none is missing or added, and the signature of the
 * manifest, with `trusted` where the key of the company is known, otherwise with the key in the pack, which proves
 * only that the pack is of one piece.
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
		return { faults: [...faults, `${manifestName}: is missing or no manifest`], manifest, key: null }
	const signed = checkSignature(seals, trusted)
	faults.push(...compareFiles(manifest, seen), ...signed.faults)
	return { faults, manifest, key: signed.key }
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
		...files.flatMap(({ path, bytes, sha256 }) => {
			const found = seen.get(path)
			if (!found) return [`${path}: is missing`]
			return found.sha256 === sha256 && found.bytes === bytes ? [] : [`${path}: is not what it was`]
		}),
		...[...seen.keys()].filter((path) => !listed.has(path)).map((path) => `${path}: was added`),
	]
}

function checkSignature(seals: ReadonlyMap<string, Buffer>, trusted: KeyObject | null) {
	const [manifest, signature, pem] = [manifestName, signatureName, publicKeyName].map((name) =>
		seals.get(name),
	)
	if (!manifest || !signature) return { faults: [`${signatureName}: is missing`], key: null }
	try {
		const publicKey = trusted ?? createPublicKey(pem ?? '')
		const isSigned = verify(null, manifest, publicKey, Buffer.from(signature.toString(), 'base64'))
		const fault = `${manifestName}: the signature is not by the key ${fingerprint(publicKey)}`
		return { faults: isSigned ? [] : [fault], key: fingerprint(publicKey) }
	} catch {
		return { faults: [`${publicKeyName}: is missing or no key`], key: null }
	}
}

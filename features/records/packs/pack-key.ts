import {
	createHash,
	createPrivateKey,
	createPublicKey,
	generateKeyPairSync,
	type KeyObject,
	randomUUID,
} from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileOf = (dataDir: string) => join(dataDir, 'pack-key.pem')

/** The key (Ed25519) that signs exam packs: made with the first one, readable by the owner of the folder alone. */
export async function openPackKey(dataDir: string): Promise<KeyObject> {
	const known = await readPackKey(dataDir)
	if (known) return known
	const { privateKey } = generateKeyPairSync('ed25519')
	const passing = `${fileOf(dataDir)}.${randomUUID()}`
	await writeFile(passing, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
	try {
		// Seen whole or not at all, and of two processes that make one the first one's stays.
		await link(passing, fileOf(dataDir)).catch(unless('EEXIST'))
	} finally {
		await rm(passing)
	}
	return createPrivateKey(await readFile(fileOf(dataDir)))
}

/** Null where no pack was made yet. */
export async function readPackKey(dataDir: string): Promise<KeyObject | null> {
	const pem = await readFile(fileOf(dataDir)).catch(unless('ENOENT'))
	return pem ? createPrivateKey(pem) : null
}

/** As a file, for people who check packs. */
export function writePublicKey(key: KeyObject): string {
	return createPublicKey(key).export({ type: 'spki', format: 'pem' }) as string
}

/** A short name of a public key, to be read out and compared: SHA256:… */
export function fingerprint(publicKey: KeyObject): string {
	const bytes = publicKey.export({ type: 'spki', format: 'der' })
	return `SHA256:${createHash('sha256').update(bytes).digest('base64').replace(/=+$/, '')}`
}

const unless = (code: string) => (error: NodeJS.ErrnoException) => {
	if (error.code !== code) throw error
	return null
}

import { createHash, type KeyObject, sign, verify } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** Bytes of a seal, the comment of the zip: an Ed25519 signature in base64. */
export const sealLength = 88

/**
 * Signs a pack as a whole: its last bytes, which `writePack` leaves for that, become the signature of the SHA-256 of
 * all before them. A zip tells some things twice and lets more lie between its files; readers differ in what they
 * believe. With every byte signed there is one pack.
 */
export function sealPack(pack: Readable, key: KeyObject): Readable {
	async function* sealed() {
		const hash = createHash('sha256')
		let held: Buffer = Buffer.alloc(0)
		for await (const chunk of pack) {
			const known = Buffer.concat([held, chunk])
			const passed = known.subarray(0, -sealLength)
			held = known.subarray(passed.length)
			hash.update(passed)
			yield passed
		}
		yield Buffer.from(sign(null, hash.digest(), key).toString('base64'))
	}
	return Readable.from(sealed(), { objectMode: false })
}

/** Whether every byte of a pack is as it was when it was sealed with the key. Throws what reading the file does. */
export async function checkSeal(path: string, publicKey: KeyObject): Promise<boolean> {
	const file = await open(path)
	try {
		const end = (await file.stat()).size - sealLength
		if (end <= 0) return false
		const hash = createHash('sha256')
		for await (const chunk of file.createReadStream({ start: 0, end: end - 1, autoClose: false }))
			hash.update(chunk)
		const seal = (await file.read({ buffer: Buffer.alloc(sealLength), position: end })).buffer.toString()
		const signature = Buffer.from(seal, 'base64')
		return signature.toString('base64') === seal && verify(null, hash.digest(), publicKey, signature)
	} finally {
		await file.close()
	}
}

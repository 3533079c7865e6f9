import { createHmac } from 'node:crypto'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMilliseconds = 30_000

/**
 * For tests: an authenticator app that was given this secret, in base32. `ahead` counts steps of 30 s: a code works once,
 * and that of the step to come is right as well. After RFC 6238 with SHA-1 and six digits.
 */
export function someAuthenticator(secret: string) {
	const key = decode(secret)
	return (ahead = 0) => {
		const counter = Buffer.alloc(8)
		counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMilliseconds) + ahead))
		const digest = createHmac('sha1', key).update(counter).digest()
		const offset = (digest.at(-1) ?? 0) & 0xf
		const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000
		return String(number).padStart(6, '0')
	}
}

function decode(text: string) {
	const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
	const bytes = bits.match(/[01]{8}/g) ?? []
	return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

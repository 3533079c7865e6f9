import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Problem } from '#platform/http/problem.ts'
import { deriveKey } from '#platform/secrets/derive-key.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const purpose = 'dialer password'

/**
 * Seals `plain` for storage with a key made from the server's secret: base64url of nonce, tag and cipher text.
 * What is sealed for one dialer opens for that dialer alone.
 */
export function sealSecret(secret: string, dialerId: string, plain: string): string {
	const nonce = randomBytes(nonceBytes)
	const cipher = createCipheriv(algorithm, deriveKey(secret, purpose), nonce).setAAD(Buffer.from(dialerId))
	const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens what `sealSecret` sealed. Throws Problem 500 `password-unreadable` when the server's secret has changed. */
export function openSecret(secret: string, dialerId: string, sealed: string): string {
	const bytes = Buffer.from(sealed, 'base64url')
	try {
		const decipher = createDecipheriv(algorithm, deriveKey(secret, purpose), bytes.subarray(0, nonceBytes), {
			authTagLength: tagBytes,
		})
			.setAAD(Buffer.from(dialerId))
			.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
		return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
	} catch (cause) {
		const message =
			'The dialer’s password cannot be read: the server’s secret has changed. Please enter it again.'
		throw new Problem(500, 'password-unreadable', message, { cause })
	}
}

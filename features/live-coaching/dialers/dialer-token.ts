import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '#platform/secrets/derive-key.ts'

type Named = { id: string; secretVersion: number }

/** The secret part of a dialer's addresses. It is made again when asked for and never stored. */
export function dialerToken(secret: string, { id, secretVersion }: Named): string {
	return createHmac('sha256', deriveKey(secret, 'dialer token'))
		.update(`${id} ${secretVersion}`)
		.digest('base64url')
}

/** Whether `token` is the dialer's, in the same time whatever it is. */
export function isDialerToken(secret: string, dialer: Named, token: string): boolean {
	const expected = Buffer.from(dialerToken(secret, dialer))
	const given = Buffer.from(token)
	return given.length === expected.length && timingSafeEqual(given, expected)
}

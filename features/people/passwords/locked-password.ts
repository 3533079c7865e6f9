import { randomBytes } from 'node:crypto'
import type { Auth } from '../auth.ts'

const hashes = new WeakMap<Auth, Promise<string>>()

/**
 * The hash of a password that no one knows, for people without one: signing in then costs the same work and fails. One
 * for all of a process, because a hash takes a tenth of a second.
 */
export function lockedPassword(auth: Auth): Promise<string> {
	const hash = hashes.get(auth) ?? makeHash(auth)
	hashes.set(auth, hash)
	return hash
}

async function makeHash(auth: Auth) {
	const { password } = await auth.$context
	return password.hash(randomBytes(32).toString('base64url'))
}

import { z } from 'zod'
import { Role } from '#features/people/contract.ts'
import { request, storedUsername } from '#platform/browser/request.ts'
import { clearTab, storedJson, storedText } from '#platform/browser/stored-value.ts'

/** What the browser remembers of a sign-in. It proves nothing: the server asks its own cookie. */
export type StoredSession = { username: string; role: Role; loginTime: number }

/** Milliseconds a sign-in lasts; the server keeps the same time. */
export const sessionLifetime = 24 * 60 * 60 * 1000

/** `auth`, from which every request takes its username header, is `storedUsername`. */
const stored = {
	isAuthenticated: storedJson('local', 'isAuthenticated', z.literal(true)),
	loginTime: storedJson('local', 'loginTime', z.int().positive()),
	username: storedText('local', 'username', z.string().min(1)),
	role: storedText('local', 'userRole', Role),
}

/** The stored session; when a value is missing, wrong or 24 hours old, all are cleared and the answer is null. */
export function readSession(now = Date.now()): StoredSession | null {
	const loginTime = stored.loginTime.read() ?? 0
	const [username, role] = [stored.username.read(), stored.role.read()]
	const isYoung = now - loginTime < sessionLifetime
	if (stored.isAuthenticated.read() && isYoung && username && role) return { username, role, loginTime }
	clearSession()
	return null
}

export function storeSession({ username, role }: { username: string; role: Role }, now = Date.now()): void {
	storedUsername.write({ username })
	stored.isAuthenticated.write(true)
	stored.loginTime.write(now)
	stored.username.write(username)
	stored.role.write(role)
}

export function clearSession(): void {
	for (const { write } of [storedUsername, ...Object.values(stored)]) write(null)
}

type Stop = () => unknown
const whenSigningOut = new Set<Stop>()
/** A connection that takes longer to end does not keep anyone signed in. */
const patienceMilliseconds = 1000

let hasBegun = false
/** Whether logging out has begun: a new connection would be refused. */
export const isSigningOut = (): boolean => hasBegun

/**
 * Calls `stop` before the session ends by logging out: what holds a connection closes it, and does not try again where
 * it would be refused. Returns the function that takes `stop` off.
 */
export function onSigningOut(stop: Stop): () => void {
	whenSigningOut.add(stop)
	return () => whenSigningOut.delete(stop)
}

/** Ends the session here and on the server, then loads the page again: nothing of the person stays in memory. */
export async function logOut(): Promise<void> {
	hasBegun = true
	clearSession()
	clearTab()
	// A handshake in progress would be refused once the session is over.
	await Promise.race([
		Promise.allSettled([...whenSigningOut].map(async (stop) => stop())),
		new Promise((resolve) => setTimeout(resolve, patienceMilliseconds)),
	])
	// If the server is unreachable, its cookie still ends after 24 hours; the browser forgets immediately.
	await request('POST', '/api/logout').catch(() => null)
	location.reload()
}

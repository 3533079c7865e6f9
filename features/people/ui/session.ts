import type { Role } from '#features/people/contract.ts'
import { request } from '#platform/browser/request.ts'

/** What the browser remembers of a sign-in. It proves nothing: the server asks its own cookie. */
export type StoredSession = { username: string; role: Role; loginTime: number }

/** Milliseconds a sign-in lasts; the server keeps the same time. */
export const sessionLifetime = 24 * 60 * 60 * 1000

const names = {
	/** JSON with the username, from which every request takes its username header. */
	auth: 'auth',
	isAuthenticated: 'isAuthenticated',
	loginTime: 'loginTime',
	username: 'username',
	role: 'userRole',
} as const

/** The stored session; when a value is missing, wrong or 24 hours old, all are cleared and the answer is null. */
export function readSession(now = Date.now()): StoredSession | null {
	const username = localStorage.getItem(names.username)
	const role = localStorage.getItem(names.role)
	const loginTime = Number(localStorage.getItem(names.loginTime))
	const isAuthenticated = localStorage.getItem(names.isAuthenticated) === 'true'
	const isYoung = loginTime > 0 && now - loginTime < sessionLifetime
	if (isAuthenticated && isYoung && username && isRole(role)) return { username, role, loginTime }
	clearSession()
	return null
}

export function storeSession({ username, role }: { username: string; role: Role }, now = Date.now()): void {
	localStorage.setItem(names.auth, JSON.stringify({ username }))
	localStorage.setItem(names.isAuthenticated, 'true')
	localStorage.setItem(names.loginTime, String(now))
	localStorage.setItem(names.username, username)
	localStorage.setItem(names.role, role)
}

export function clearSession(): void {
	for (const name of Object.values(names)) localStorage.removeItem(name)
}

const whenSigningOut = new Set<() => void>()

/**
 * Calls `stop` before the session ends by logging out: what holds a connection closes it, and does not try again where
 * it would be refused. Returns the function that takes `stop` off.
 */
export function onSigningOut(stop: () => void): () => void {
	whenSigningOut.add(stop)
	return () => whenSigningOut.delete(stop)
}

/** Ends the session here and on the server, then loads the page anew: nothing of the person stays in memory. */
export async function logOut(): Promise<void> {
	clearSession()
	sessionStorage.clear()
	for (const stop of whenSigningOut) stop()
	// When the server cannot be told, its cookie still ends with its 24 hours; the browser forgets at once.
	await request('POST', '/api/logout').catch(() => null)
	location.reload()
}

function isRole(role: string | null): role is Role {
	return role === 'admin' || role === 'salesrep'
}

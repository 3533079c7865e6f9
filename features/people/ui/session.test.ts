import { beforeEach, expect, test, vi } from 'vitest'
import {
	logOut,
	onSigningOut,
	readSession,
	sessionLifetime,
	storeSession,
} from '#features/people/ui/session.ts'

const stored = new Map<string, string>()
const signedInAt = Date.UTC(2026, 10, 19, 9)
const maya = { username: 'maya.ortiz', role: 'salesrep' } as const

beforeEach(() => {
	stored.clear()
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
		removeItem: (name: string) => stored.delete(name),
	})
	return () => vi.unstubAllGlobals()
})

test('a sign-in is remembered in the documented items', () => {
	storeSession(maya, signedInAt)

	expect(JSON.parse(stored.get('auth') ?? '')).toEqual({ username: 'maya.ortiz' })
	expect(Object.fromEntries(stored)).toMatchObject({
		isAuthenticated: 'true',
		loginTime: String(signedInAt),
		username: 'maya.ortiz',
		userRole: 'salesrep',
	})
	expect(readSession(signedInAt)).toEqual({ ...maya, loginTime: signedInAt })
})

test('no one is signed in before a sign-in', () => {
	expect(readSession(signedInAt)).toBeNull()
})

test('a session counts until it is 24 hours old', () => {
	storeSession(maya, signedInAt)

	expect(readSession(signedInAt + sessionLifetime - 1)).not.toBeNull()
	expect(readSession(signedInAt + sessionLifetime)).toBeNull()
	expect(stored.size).toBe(0)
})

test.each([
	['the flag is not true', 'isAuthenticated', 'false'],
	['the flag is missing', 'isAuthenticated', null],
	['the login time is missing', 'loginTime', null],
	['the login time is no time', 'loginTime', 'yesterday'],
	['the username is missing', 'username', null],
	['the role is missing', 'userRole', null],
	['the role does not exist', 'userRole', 'owner'],
])('a session does not count when %s, and is cleared', (_, name, value) => {
	storeSession(maya, signedInAt)
	if (value === null) stored.delete(name)
	else stored.set(name, value)

	expect(readSession(signedInAt + 1)).toBeNull()
	expect(stored.size).toBe(0)
})

test('stops what holds a connection before the server is asked to sign out', async () => {
	const happened: string[] = []
	vi.stubGlobal('location', { reload: () => happened.push('reload') })
	vi.stubGlobal('sessionStorage', new Map())
	vi.stubGlobal('fetch', async (address: string) => {
		happened.push(address)
		return new Response(null, { status: 204 })
	})
	onSigningOut(() => happened.push('gone before'))()
	const takeOff = onSigningOut(() => happened.push('stop'))
	await logOut()
	takeOff()
	expect(happened).toEqual(['stop', '/api/logout', 'reload'])
})

test.each([
	['answers', () => Promise.resolve(new Response(null, { status: 204 }))],
	['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('logging out clears the browser and loads the page anew when the server %s', async (_, answer) => {
	const reload = vi.fn()
	const fetched = vi.fn<typeof fetch>().mockImplementation(answer)
	const ofThisWindow = new Map([['live-call', 'what was said']])
	vi.stubGlobal('location', { reload })
	vi.stubGlobal('fetch', fetched)
	vi.stubGlobal('sessionStorage', ofThisWindow)
	stored.set('theme', 'dark')
	storeSession(maya, signedInAt)

	await logOut()

	expect([...stored]).toEqual([['theme', 'dark']])
	expect(ofThisWindow.size).toBe(0)
	expect(fetched).toHaveBeenCalledWith('/api/logout', expect.objectContaining({ method: 'POST' }))
	expect(reload).toHaveBeenCalledOnce()
})

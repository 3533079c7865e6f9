import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import type { Session } from '#features/people/contract.ts'
import { createAuth, keepDemoPeople, removeExpiredSessions } from '#features/people/index.ts'
import { people, sessions, signInAttempts } from '#features/people/tables.ts'
import { postJson, someApp } from './fixtures/app.ts'

const { api, signIn, services } = await someApp({}, afterAll)
const { db } = services
const behindProxy = await someApp({ TRUST_PROXY: 'on' }, afterAll)
const proxied = behindProxy.database.db

test('signs in, identifies people only by their session, and signs out', async () => {
	const answer = await postJson(api, '/api/login', { username: 'maya.ortiz', password: 'candor-demo' })
	expect(answer.status).toBe(200)
	expect(await answer.json()).toMatchObject({ username: 'maya.ortiz', name: 'Maya Ortiz', role: 'salesrep' })
	const [set = ''] = answer.headers.getSetCookie()
	expect(set).toMatch(/HttpOnly/i)
	expect(set).toMatch(/SameSite=Lax/i)
	expect(set).toMatch(/Max-Age=86400/i)

	const cookie = set.split(';')[0] ?? ''
	const user = await api.request('/api/user?t=1&v=1', { headers: { cookie, 'x-username': 'dana.whitfield' } })
	expect(await user.json()).toMatchObject({ username: 'maya.ortiz', role: 'salesrep' })

	await api.request('/api/logout', { method: 'POST', headers: { cookie } })
	const after = await api.request('/api/user', { headers: { cookie } })
	expect(after.status).toBe(401)
})

test('an unknown user and a wrong password get the same answer', async () => {
	const answers = await Promise.all(
		[
			{ username: 'maya.ortiz', password: 'wrong' },
			{ username: 'nobody.here', password: 'wrong' },
			{ username: '!', password: 'wrong' },
		].map((credentials) => postJson(api, '/api/login', credentials)),
	)
	const bodies = await Promise.all(answers.map((answer) => answer.json()))
	expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
	expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
	expect(bodies[0]).toMatchObject({ error: 'Invalid username or password. Please try again.' })
})

/** Tries a password from this address with the cookies of a browser. */
async function tryFrom(address: string, username: string, password: string, cookie = '') {
	const answer = await behindProxy.api.request('/api/login', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
		body: JSON.stringify({ username, password }),
	})
	const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0])
	return { status: answer.status, device: cookies.find((pair) => pair?.startsWith('candor.device-')) ?? '' }
}

test('throttles guesses at an account by address, audits it once, and lets other accounts and addresses in', async () => {
	const statuses: number[] = []
	for (let tries = 0; tries < 10; tries++)
		statuses.push((await tryFrom('203.0.113.7', 'Sam.Okafor', 'guess')).status)
	expect(statuses.filter((status) => status === 429)).toHaveLength(2)
	expect((await tryFrom('203.0.113.7', 'sam.okafor', 'candor-demo')).status).toBe(429)
	expect((await tryFrom('203.0.113.7', 'maya.ortiz', 'candor-demo')).status).toBe(200)
	expect((await tryFrom('198.51.100.1', 'sam.okafor', 'candor-demo')).status).toBe(200)

	const sam = proxied.select({ id: people.id }).from(people).where(eq(people.username, 'sam.okafor'))
	const refusals = await proxied
		.select()
		.from(auditEvents)
		.where(and(eq(auditEvents.subjectId, sam), eq(auditEvents.action, 'session.refused')))
		.orderBy(auditEvents.at)
	const guessed = { address: '203.0.113.7' }
	expect(refusals.map(({ details }) => details)).toEqual([
		...Array(8).fill(guessed),
		{ ...guessed, reason: 'too many attempts' },
	])
})

test('a known device bypasses the account limit but has the same limit of its own', async () => {
	const { device } = await tryFrom('192.0.2.1', 'dana.whitfield', 'candor-demo')
	// The hourly limit for the account across all addresses is used up.
	await proxied
		.insert(signInAttempts)
		.values({
			key: 'account:dana.whitfield',
			points: 1000,
			expire: Date.now() + 3_600_000,
		})
		.onConflictDoUpdate({ target: signInAttempts.key, set: { points: 1000 } })
	expect((await tryFrom('192.0.2.2', 'dana.whitfield', 'candor-demo')).status).toBe(429)
	expect((await tryFrom('192.0.2.2', 'dana.whitfield', 'candor-demo', device)).status).toBe(200)

	const forged = device.replace(/.{4}$/, 'AAAA')
	expect((await tryFrom('192.0.2.3', 'dana.whitfield', 'candor-demo', forged)).status).toBe(429)
	const elsewhere = await tryFrom('192.0.2.4', 'maya.ortiz', 'candor-demo')
	const borrowed = elsewhere.device.replace(/^[^=]+/, device.split('=')[0] ?? '')
	expect((await tryFrom('192.0.2.4', 'dana.whitfield', 'candor-demo', borrowed)).status).toBe(429)

	const guesses: number[] = []
	for (let tries = 0; tries < 9; tries++)
		guesses.push((await tryFrom('192.0.2.1', 'dana.whitfield', 'guess', device)).status)
	expect(guesses).toEqual([...Array(8).fill(401), 429])
})

test('empty or malformed credentials are refused as bad input', async () => {
	expect((await postJson(api, '/api/login', { username: '', password: 'x' })).status).toBe(400)
	const malformed = await api.request('/api/login', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: '{"username":',
	})
	expect(malformed.status).toBe(400)
	expect(await malformed.json()).toHaveProperty('error')
})

test('without a session every address of the API answers 401, and with one an unknown address 404', async () => {
	for (const path of [
		'/api/user',
		'/api/recordings',
		'/api/stats',
		'/api/roleplay/sessions',
		'/api/no-such',
		'/ws/progress',
	]) {
		const answer = await api.request(path, { headers: { 'x-username': 'dana.whitfield' } })
		expect([path, answer.status]).toEqual([path, 401])
		expect(await answer.json()).toHaveProperty('error')
	}
	const maya = await signIn('maya.ortiz')
	const unknown = await maya.request('/api/no-such')
	expect(unknown.status).toBe(404)
	expect(await unknown.json()).toHaveProperty('error')
})

test('rejects writes from other origins', async () => {
	const answer = await api.request('/api/login', {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: 'https://evil.example', host: 'localhost' },
		body: JSON.stringify({ username: 'maya.ortiz', password: 'candor-demo' }),
	})
	expect(answer.status).toBe(403)
})

test('the demo sign-ins exist only where the server is a demo on this machine', async () => {
	expect(await (await api.request('/api/demo')).json()).toHaveLength(3)
	const real = await someApp({ DEMO: 'off' })
	expect(await (await real.api.request('/api/demo')).json()).toEqual([])
	const answer = await postJson(real.api, '/api/login', { username: 'maya.ortiz', password: 'candor-demo' })
	expect(answer.status).toBe(401)
})

test('demo accounts, sessions and tokens left in the database do not work on an exposed server', async () => {
	const demo = await someApp()
	const dana = { ...(await demo.signIn('dana.whitfield')) }
	const made = await postJson(dana, '/api/tokens', {
		name: 'export',
		scopes: ['recordings:read'],
		expiresInDays: 90,
	})
	expect(made.status).toBe(201)
	const bearer = { authorization: `Bearer ${((await made.json()) as { token: string }).token}` }
	const exposed = await demo.restart({ demo: false })
	const expectShutOut = async () => {
		const ask = async (headers: Record<string, string>) =>
			(await exposed.api.request('/api/recordings', { headers })).status
		const credentials = { username: 'dana.whitfield', password: 'candor-demo' }
		expect((await postJson(exposed.api, '/api/login', credentials)).status).toBe(401)
		expect([await ask({ cookie: dana.cookie }), await ask(bearer)]).toEqual([401, 401])
	}
	await expectShutOut()
	expect(await (await exposed.api.request('/api/demo')).json()).toEqual([])

	const { db } = exposed.database
	const secret = (await readFile(join(exposed.dataDir, 'auth-secret'), 'utf8')).trim()
	const otherProcess = createAuth(db, {
		secret,
		publicUrl: null,
		secureCookies: false,
		demo: true,
		idleMinutes: null,
	})
	await keepDemoPeople(db, otherProcess, true)
	const { headers } = await otherProcess.api.signInUsername({
		body: { username: 'dana.whitfield', password: 'candor-demo' },
		returnHeaders: true,
	})
	dana.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
	expect(dana.cookie).toContain('session_token=')
	await expectShutOut()
})

test('removes expired sessions and keeps active ones', async () => {
	const dana = await signIn('dana.whitfield')
	const maya = await signIn('maya.ortiz')
	const [{ id } = { id: '' }] = (await (await dana.request('/api/sessions')).json()) as Session[]
	await db
		.update(sessions)
		.set({ expiresAt: new Date(Date.now() - 1) })
		.where(eq(sessions.id, id))
	await removeExpiredSessions(db)
	expect(await db.select().from(sessions).where(eq(sessions.id, id))).toEqual([])
	expect((await maya.request('/api/user')).status).toBe(200)
})

test('denies administrators’ routes to reps', async () => {
	const maya = await signIn('maya.ortiz')
	for (const path of ['/api/employees', '/api/employees/1', '/api/admin/anything']) {
		const answer = await maya.request(path)
		expect([path, answer.status]).toEqual([path, 403])
		expect(await answer.json()).toHaveProperty('error')
	}
	expect((await (await signIn('dana.whitfield')).request('/api/employees/1')).status).toBe(404)
})

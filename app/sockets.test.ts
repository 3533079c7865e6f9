import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { accessChangedCode, mostSockets, sessionEndedCode } from '#features/people/limits.ts'
import { people, sessions } from '#features/people/tables.ts'
import { postJson } from './fixtures/app.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { employeesOf, patch } from './fixtures/people.ts'

const app = await someListeningApp({}, afterAll)
const { db } = app.database
const paths = ['/ws/progress', '/ws/vicidial']
type Signed = { cookie: string }

/** Opens a socket; `closed` resolves with its close code and reason. */
async function listen({ cookie }: Signed, path = '/ws/vicidial') {
	const socket = new WebSocket(`ws://127.0.0.1:${app.port}${path}`, { headers: { cookie } })
	const closed = once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }))
	await once(socket, 'open')
	return { socket, closed }
}

const subscribe = (recordingId: string) => JSON.stringify({ type: 'subscribe', recordingId })
const unknown = '00000000-0000-4000-8000-000000000000'
const ended = { code: sessionEndedCode, reason: 'session ended' }

test('signing out closes only the sockets of that session, right away', async () => {
	const [here, elsewhere] = [await app.signIn('maya.ortiz'), await app.signIn('maya.ortiz')]
	const closing = await Promise.all(paths.map((path) => listen(here, path)))
	const other = await listen(elsewhere)
	await here.request('/api/logout', { method: 'POST' })
	expect(await Promise.all(closing.map(({ closed }) => closed))).toEqual([ended, ended])
	expect(other.socket.readyState).toBe(WebSocket.OPEN)
	other.socket.close()
})

test('closes the sockets of an expired session', async () => {
	const maya = await app.signIn('maya.ortiz')
	const [maysId] = await db.select({ id: people.id }).from(people).where(eq(people.username, 'maya.ortiz'))
	await db
		.update(sessions)
		.set({ expiresAt: new Date(Date.now() + 700) })
		.where(eq(sessions.userId, maysId?.id ?? ''))
	const closing = await Promise.all(paths.map((path) => listen(maya, path)))
	expect(await Promise.all(closing.map(({ closed }) => closed))).toEqual([ended, ended])
})

test('a role change closes sockets, which may then reconnect', async () => {
	const dana = await app.signIn('dana.whitfield')
	const maya = await app.signIn('maya.ortiz')
	const { closed } = await listen(maya)
	const [employee] = await employeesOf(dana, '?q=maya')
	await patch(dana, employee?.id ?? '', { role: 'manager' })
	expect(await closed).toMatchObject({ code: accessChangedCode })
	const again = await listen(maya)
	again.socket.close()
})

test('limits the sockets of one person without affecting others', async () => {
	const [maya, dana] = [await app.signIn('maya.ortiz'), await app.signIn('dana.whitfield')]
	const open = await Promise.all(Array.from({ length: mostSockets }, () => listen(maya)))
	const one = await listen(maya)
	expect(await one.closed).toEqual({ code: 1008, reason: 'too many connections' })
	const hers = await listen(dana)
	open[0]?.socket.close()
	await open[0]?.closed
	const next = await listen(maya)
	await new Promise((wait) => setTimeout(wait, 50))
	expect(next.socket.readyState).toBe(WebSocket.OPEN)
	for (const { socket } of [...open, hers, next]) socket.close()
})

test('closes a connection that floods the server and keeps serving others', async () => {
	const [maya, dana] = [await app.signIn('maya.ortiz'), await app.signIn('dana.whitfield')]
	let reads = 0
	const { query } = app.database.pool
	const counting = (...args: Parameters<typeof query>) => {
		reads += 1
		return query.apply(app.database.pool, args)
	}
	Object.assign(app.database.pool, { query: counting })
	const flood = await listen(maya, '/ws/progress')
	for (let sent = 0; sent < 20_000; sent++) flood.socket.send(subscribe(unknown))
	expect(await flood.closed).toEqual({ code: 1008, reason: 'too many messages' })
	expect((await dana.request('/api/user')).status).toBe(200)
	Object.assign(app.database.pool, { query })
	expect(reads).toBeLessThan(100)
})

test('closes the connection on an oversized or invalid message', async () => {
	const maya = await app.signIn('maya.ortiz')
	const answers = await Promise.all(
		['x'.repeat(1001), 'x'.repeat(70_000), 'hello'].map(async (message) => {
			const { socket, closed } = await listen(maya, '/ws/progress')
			socket.send(message)
			return (await closed).code
		}),
	)
	expect(answers).toEqual([1009, 1009, 1003])
})

test('limits the subscriptions of one socket', async () => {
	const maya = await app.signIn('maya.ortiz')
	const watching = await listen(maya, '/ws/progress')
	// Slow enough not to reach the message rate limit.
	for (let asked = 0; asked < 51; asked++) {
		watching.socket.send(subscribe(randomUUID()))
		await new Promise((wait) => setTimeout(wait, 25))
	}
	expect(await watching.closed).toEqual({ code: 1008, reason: 'too many subscriptions' })
})

test('closes sockets when their session is ended from elsewhere', async () => {
	const here = await app.signIn('maya.ortiz')
	const elsewhere = await listen(await app.signIn('maya.ortiz'))
	await here.request('/api/sessions', { method: 'DELETE' })
	expect(await elsewhere.closed).toEqual(ended)

	const dana = await app.signIn('dana.whitfield')
	const [employee] = await employeesOf(dana, '?q=maya')
	const reset = await listen(here)
	await postJson(dana, '/api/employees/password-resets', { ids: [employee?.id] })
	expect(await reset.closed).toEqual(ended)
})

import { once } from 'node:events'
import { get, type IncomingMessage, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { sendJson, someApp } from './fixtures/app.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { serveHealth } from './serve-health.ts'

const app = await someListeningApp({ HOST: '::1' }, afterAll)
const dana = await app.signIn('dana.whitfield')
const origin = `http://127.0.0.1:${app.port}`

async function statusFor(host: string, path = '/api/demo') {
	const [answer] = (await once(get(`${origin}${path}`, { headers: { host } }), 'response')) as [
		IncomingMessage,
	]
	const body = await text(answer)
	return { status: answer.statusCode, body }
}

test('rejects requests with a foreign Host header (DNS rebinding)', async () => {
	for (const host of [
		'rebound.example',
		`rebound.example:${app.port}`,
		'203.0.113.9',
		'localhost.evil.example',
	])
		for (const path of ['/api/demo', '/', '/api/no-such'])
			expect([host, path, (await statusFor(host, path)).status]).toEqual([host, path, 421])
	expect(JSON.parse((await statusFor('rebound.example')).body)).toMatchObject({
		error: expect.stringContaining('PUBLIC_URL'),
		code: 'other-host',
	})
	const socket = new WebSocket(`ws://127.0.0.1:${app.port}/ws/progress`, {
		headers: { cookie: dana.cookie, host: 'rebound.example', origin: 'http://rebound.example' },
	})
	socket.on('error', () => {})
	const [, refusal] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
	expect(refusal.statusCode).toBe(421)
	socket.terminate()
})

test('accepts localhost, loopback addresses and HOST with any port', async () => {
	for (const host of ['localhost', 'LOCALHOST:5173', '127.0.0.1', `127.0.0.1:${app.port}`, '[::1]:3000'])
		expect([host, (await statusFor(host)).status]).toEqual([host, 200])
})

test('checks the host of the request line as well as the Host header', async () => {
	const { request } = app.api
	const named = (url: string, host: string) => request(url, { headers: { host } })
	expect((await named('http://rebound.example/api/demo', 'localhost')).status).toBe(421)
	expect((await named('http://localhost/api/demo', 'rebound.example')).status).toBe(421)
	expect((await named('http://localhost/api/demo', 'localhost')).status).toBe(200)
})

test('serves health checks under any host name', async () => {
	const open = await someApp({ PUBLIC_URL: 'https://candor.example' })
	serveHealth(open, { metricsToken: null, isStopping: () => false })
	const ask = async (path: string) =>
		(await open.api.request(path, { headers: { host: '10.1.2.3:3000' } })).status
	expect(await ask('/healthz')).toBe(200)
	expect(await ask('/readyz')).toBe(200)
	expect(await ask('/api/demo')).toBe(421)
})

test('behind a proxy, accepts the public host and writes from its pages whatever Host the proxy sends', async () => {
	const { api } = await someApp({ PUBLIC_URL: 'https://candor.example', TRUST_PROXY: 'on' })
	const logIn = async (host: string, origin: string) =>
		(
			await sendJson(
				{
					request: (path, init) => api.request(path, { ...init, headers: { ...init.headers, host, origin } }),
				},
				'POST',
				'/api/login',
				{ username: 'maya.ortiz', password: 'candor-demo' },
			)
		).status
	expect(await logIn('candor.example', 'https://candor.example')).toBe(200)
	expect(await logIn('127.0.0.1:3000', 'https://candor.example')).toBe(200)
	expect(await logIn('127.0.0.1:3000', 'https://evil.example')).toBe(403)
	expect(await logIn('evil.example', 'https://evil.example')).toBe(421)
})

test('builds links from the address a request arrived at, not from its Host header', async () => {
	const added = await new Promise<string>((resolve, reject) => {
		const body = JSON.stringify({ name: 'Rae Kim', email: 'rae.kim@acme.example', role: 'rep' })
		const headers = { cookie: dana.cookie, host: 'localhost:9', 'content-type': 'application/json' }
		const asking = send(`${origin}/api/employees`, { method: 'POST', headers }, (answer) =>
			text(answer).then(resolve, reject),
		)
		asking.end(body)
	})
	expect(JSON.stringify(JSON.parse(added))).toContain(`${origin}/`)
	expect(added).not.toContain('localhost:9')
})

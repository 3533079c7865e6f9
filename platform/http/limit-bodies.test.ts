import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isDeeperThan } from './json-depth.ts'
import { limitBodies } from './limit-bodies.ts'
import { Problem } from './problem.ts'

function someApi() {
	const api = new Hono()
	api.onError((error, c) => c.text('', error instanceof Problem ? (error.status as 400) : 500))
	api.use(limitBodies((_, path) => path === '/streamed'))
	api.post('/json', async (c) => c.json(await c.req.json()))
	api.post('/streamed', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
	return async (path: string, body: string | ReadableStream<Uint8Array>, type = 'application/json') => {
		const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' as const }
		return (await api.request(path, init)).status
	}
}

/** A body without an end or a Content-Length. */
function endless() {
	let sent = 0
	const stream = new ReadableStream<Uint8Array>({
		pull(controller) {
			sent += 65_536
			controller.enqueue(new Uint8Array(65_536).fill(0x5b))
		},
	})
	return { stream, sent: () => sent }
}

test('rejects a body over the limit, with or without a Content-Length', async () => {
	const post = someApi()
	expect(await post('/json', JSON.stringify({ a: 'b'.repeat(900_000) }))).toBe(200)
	expect(await post('/json', JSON.stringify({ a: 'b'.repeat(1_100_000) }))).toBe(413)
	const body = endless()
	expect(await post('/json', body.stream)).toBe(413)
	expect(body.sent()).toBeLessThan(3 * 1024 ** 2)
	expect(await post('/streamed', 'b'.repeat(3_000_000), 'text/plain')).toBe(200)
})

test('rejects deeply nested JSON before parsing it', async () => {
	const post = someApi()
	const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
	expect(await post('/json', nested(32))).toBe(200)
	expect(await post('/json', nested(33))).toBe(400)
	expect(await post('/json', '['.repeat(1_000_000))).toBe(400)
	expect(await post('/json', nested(33), 'application/merge-patch+json; charset=utf-8')).toBe(400)
})

test('ignores brackets inside strings', () => {
	expect(isDeeperThan(1, JSON.stringify(['[[[', '\\"[[', '{"[']))).toBe(false)
	expect(isDeeperThan(1, JSON.stringify([{ a: 1 }]))).toBe(true)
	expect(isDeeperThan(1, '[],[],[]')).toBe(false)
})

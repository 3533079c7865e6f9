import { createRoute } from '@hono/zod-openapi'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serializeError } from '#platform/log/create-log.ts'
import { createApi, json, newRouter } from './api.ts'

const log = pino({ level: 'silent' })
const outside = {
	settings: { publicUrl: null, host: '127.0.0.1', port: 3000 },
	isForAllHosts: () => true,
	isStreamed: () => false,
	requireDatabase: async () => {},
}

function someApi() {
	const Note = z.object({ text: z.string(), tags: z.array(z.string()).optional() })
	const write = createRoute({
		method: 'post',
		path: '/notes/{name}',
		request: {
			params: z.object({ name: z.string() }),
			query: z.object({ by: z.string().optional() }),
			body: { required: true, ...json(Note, 'A note') },
		},
		responses: { 200: json(Note, 'The note') },
	})
	const api = createApi(log, outside)
	api.route(
		'/',
		newRouter().openapi(write, (c) => c.json(c.req.valid('json'), 200)),
	)
	return (body: string, path = '/notes/today') =>
		api.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

test('an object that is no error is answered as a fault, and its log says what it is', async () => {
	const lines: string[] = []
	const write = (line: string) => void lines.push(line)
	const api = createApi(pino({ serializers: { err: serializeError } }, { write }), outside)
	api.get('/broken', () => {
		throw { status_code: 418, body: 'the words of a call' }
	})
	const answer = await api.request('/broken')
	expect(answer.status).toBe(500)
	expect(await answer.json()).toMatchObject({ code: 'unexpected', error: expect.any(String) })
	const [logged] = lines.map((line) => JSON.parse(line))
	expect(logged.err.cause).toEqual({ type: 'Object', status_code: 418, fields: ['status_code', 'body'] })
})

test.each([
	['a zero character', '{"text":"a\\u0000b"}', '/notes/today'],
	['half a character', '{"text":"a\\ud83d"}', '/notes/today'],
	['half a character deep inside', '{"text":"a","tags":["\\udc4d"]}', '/notes/today'],
	['a zero character in a query', '{"text":"a"}', '/notes/today?by=a%00b'],
])('%s is refused before anything is stored', async (_, body, path) => {
	const answer = await someApi()(body, path)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({
		code: 'bad-input',
		error: 'The request holds a character that no text can have.',
	})
})

test('whole characters of any script are taken', async () => {
	const answer = await someApi()('{"text":"Good \\ud83d\\udc4d día 你好\\n"}')
	expect(await answer.json()).toEqual({ text: 'Good 👍 día 你好\n' })
})

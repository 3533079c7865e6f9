import { createRoute } from '@hono/zod-openapi'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serializeError } from '#platform/log/create-log.ts'
import { createApi, json, newRouter } from './api.ts'

const log = pino({ level: 'silent' })
const options = {
	settings: { publicUrl: null, host: '127.0.0.1', port: 3000 },
	allowsAnyHost: () => true,
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
	const api = createApi(log, options)
	api.route(
		'/',
		newRouter().openapi(write, (c) => c.json(c.req.valid('json'), 200)),
	)
	return (body: string, path = '/notes/today') =>
		api.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

test('returns 500 when something other than an Error is thrown, and logs its field names', async () => {
	const lines: string[] = []
	const write = (line: string) => void lines.push(line)
	const api = createApi(pino({ serializers: { err: serializeError } }, { write }), options)
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
	['a null character', '{"text":"a\\u0000b"}', '/notes/today'],
	['a lone surrogate', '{"text":"a\\ud83d"}', '/notes/today'],
	['a nested lone surrogate', '{"text":"a","tags":["\\udc4d"]}', '/notes/today'],
	['a null character in the query', '{"text":"a"}', '/notes/today?by=a%00b'],
])('rejects %s with 400', async (_, body, path) => {
	const answer = await someApi()(body, path)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({
		code: 'bad-input',
		error: 'The request contains a character that cannot be stored.',
	})
})

test('accepts valid characters of any script', async () => {
	const answer = await someApi()('{"text":"Good \\ud83d\\udc4d día 你好\\n"}')
	expect(await answer.json()).toEqual({ text: 'Good 👍 día 你好\n' })
})

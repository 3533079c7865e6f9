import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { validate } from '@readme/openapi-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CreatedToken } from '#features/integrations/contract.ts'
import { postJson, someApp } from './fixtures/app.ts'
import { misleadingCall } from './fixtures/call.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { file } from './fixtures/upload.ts'

type Schema = {
	$ref?: string
	type?: string
	properties?: Record<string, Schema>
	additionalProperties?: unknown
	items?: Schema
	anyOf?: Schema[]
	oneOf?: Schema[]
	allOf?: Schema[]
}
type Operation = {
	operationId: string
	summary: string
	security: Record<string, string[]>[]
	requestBody?: { content: Record<string, { schema: Schema }> }
}
type Description = {
	paths: Record<string, Record<string, Operation>>
	webhooks: object
	components: { schemas: Record<string, Schema> }
}

let app: Awaited<ReturnType<typeof someListeningApp>>
let token: string
let description: Description
beforeAll(async () => {
	app = await someListeningApp({}, afterAll)
	await app.work()
	const maya = await app.signIn('maya.ortiz')
	const wanted = { name: 'Client', scopes: ['recordings:read', 'recordings:write'], expiresInDays: 1 }
	token = ((await (await postJson(maya, '/api/tokens', wanted)).json()) as CreatedToken).token
	const asked = { headers: { authorization: `Bearer ${token}` } }
	description = (await (await app.api.request('/api/openapi.json', asked)).json()) as Description
})

const operations = () =>
	Object.entries(description.paths).flatMap(([path, item]) =>
		Object.entries(item).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
	)

test('the description is a valid OpenAPI document', async () => {
	expect(await validate(structuredClone(description) as never)).toMatchObject({ valid: true })
	expect(Object.keys(description.webhooks)).toEqual(['recording.scored', 'finding.critical', 'deal.closed'])
	const ids = operations().map(({ operationId }) => operationId)
	expect(new Set(ids).size).toBe(ids.length)
	expect((await app.api.request('/api/openapi.json')).status).toBe(401)
})

test('the cookie of a session has the name that it has here, also where the web app is reached by https', async () => {
	for (const PUBLIC_URL of ['http://candor.example', 'https://candor.example']) {
		const { signIn } = await someApp({ PUBLIC_URL })
		const maya = await signIn('maya.ortiz')
		const { components } = (await (await maya.request('/api/openapi.json')).json()) as Description
		expect(components).toMatchObject({ securitySchemes: { session: { name: maya.cookie.split('=')[0] } } })
	}
})

test('describes every operation that tokens may call with its scopes', () => {
	const forTokens = operations().flatMap(({ name, security }) => {
		const scopes = security.find((way) => way.token)?.token
		return scopes ? [[name, ...scopes].join(' ')] : []
	})
	expect(forTokens.sort()).toEqual([
		'delete /api/recordings/{id} recordings:write',
		'delete /api/uploads/{id} recordings:write',
		'get /api/admin/compliance team:read',
		'get /api/admin/compliance/{id}/calls team:read',
		'get /api/admin/overview team:read',
		'get /api/admin/report team:read',
		'get /api/admin/report.csv team:read',
		'get /api/admin/reps team:read',
		'get /api/admin/rule-reviews team:read',
		'get /api/recordings recordings:read',
		'get /api/recordings/counts recordings:read',
		'get /api/recordings/{id} recordings:read',
		'get /api/recordings/{id}/audio recordings:read',
		'get /api/recordings/{id}/waveform recordings:read',
		'get /api/stats recordings:read',
		'head /api/uploads/{id} recordings:write',
		'patch /api/uploads/{id} recordings:write',
		'post /api/recordings recordings:write',
		'post /api/recordings/{id}/adopt recordings:write',
		'post /api/recordings/{id}/reanalyze recordings:write',
		'post /api/recordings/{id}/retry recordings:write',
		'post /api/recordings/{id}/swap-speakers recordings:write',
		'post /api/uploads recordings:write',
	])
	expect(operations().filter(({ summary }) => !summary)).toEqual([])
})

test('docs/api.md names every route that tokens may call, with its scope', async () => {
	const lines = (await readFile(join(import.meta.dirname, '../docs/api.md'), 'utf8')).split('\n')
	const missing = operations().flatMap(({ name, security }) => {
		const [scope] = security.find((way) => way.token)?.token ?? []
		const [, path] = name.split(' ')
		const isNamed = lines.some((line) => line.endsWith(`| \`${scope}\` |`) && line.includes(`${path}\``))
		return scope === undefined || isNamed ? [] : [name]
	})
	expect(missing).toEqual([])
})

/** Paths of the objects in a schema that would accept unknown fields. */
function openObjects(schema: Schema, at: string): string[] {
	const known = schema.$ref ? description.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
	const isOpen = known?.properties && known.additionalProperties === undefined
	const within = Object.entries(known?.properties ?? {}).map(
		([name, each]) => [`${at}.${name}`, each] as const,
	)
	const others = [known?.items, ...(known?.anyOf ?? []), ...(known?.oneOf ?? []), ...(known?.allOf ?? [])]
	return [
		...(isOpen ? [at] : []),
		...within.flatMap(([name, each]) => openObjects(each, name)),
		...others.flatMap((each) => (each ? openObjects(each, at) : [])),
	]
}

test('every request body rejects unknown fields', () => {
	const bodies = operations().flatMap(({ name, requestBody }) => {
		const schema = requestBody?.content['application/json']?.schema
		return schema ? openObjects(schema, name) : []
	})
	expect(bodies).toEqual([])
})

test('a client that a public tool generates from it uploads a call and reads its score', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'candor-client-'))
	afterAll(() => rm(folder, { recursive: true, force: true }))
	const input = join(folder, 'openapi.json')
	await writeFile(input, JSON.stringify(description))
	const tool = join(import.meta.dirname, 'generate-client.ts')
	await promisify(execFile)(process.execPath, [tool, input, join(folder, 'client')])
	const sdk = await import(join(folder, 'client/sdk.gen.ts'))
	const { client } = await import(join(folder, 'client/client.gen.ts'))
	client.setConfig({ baseUrl: `http://127.0.0.1:${app.port}`, auth: () => token })

	const words = misleadingCall.map(([speaker, text]) => `${speaker}: ${text}`).join('\n')
	const uploaded = await sdk.postRecordings({ body: { transcript: file(words, 'call.txt') } })
	expect(uploaded.error).toBeUndefined()
	const path = { id: uploaded.data.id }
	const read = async () => (await sdk.getRecordingsId({ path })).data
	await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe('analyzed')
	expect((await read()).effectiveScore).toEqual(expect.any(Number))
	const refused = await sdk.getAdminOverview({ query: { period: '30days', timeZone: 'UTC' } })
	expect(refused.error).toMatchObject({ code: 'scope-missing', message: expect.any(String) })
})

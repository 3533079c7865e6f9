import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { seats, subscriptions } from '#features/billing/tables.ts'
import {
	type ApiToken,
	type CreatedToken,
	type Endpoint,
	type NewToken,
	tokenRequests,
} from '#features/integrations/contract.ts'
import { apiTokens, webhookDeliveries } from '#features/integrations/tables.ts'
import { people } from '#features/people/tables.ts'
import { answerTo, postJson, someApp } from './fixtures/app.ts'
import { readPages, someScoredCall } from './fixtures/call.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { clientOf } from './fixtures/people.ts'
import { file, form } from './fixtures/upload.ts'

let app: Awaited<ReturnType<typeof someListeningApp>>
let maya: Awaited<ReturnType<typeof app.signIn>>
let dana: typeof maya
beforeAll(async () => {
	app = await someListeningApp({}, afterAll)
	maya = await app.signIn('maya.ortiz')
	dana = await app.signIn('dana.whitfield')
})

const all: NewToken = { name: 'Nightly', scopes: ['recordings:read', 'recordings:write'], expiresInDays: 90 }

async function makeToken(owner = maya, wanted: Partial<NewToken> = {}) {
	const answer = await postJson(owner, '/api/tokens', { ...all, ...wanted })
	expect(answer.status).toBe(201)
	return (await answer.json()) as CreatedToken
}

/** Authenticates requests with this token over the network. */
const bearer = (token: string, headers: Record<string, string> = {}) => ({
	request: (path: string, init: RequestInit = {}) =>
		fetch(`http://127.0.0.1:${app.port}${path}`, {
			...init,
			headers: { ...init.headers, ...headers, authorization: `Bearer ${token}` },
		}),
})
const statusOf = async (client: ReturnType<typeof bearer>, path: string, init?: RequestInit) =>
	(await client.request(path, init)).status
const codeOf = async (client: ReturnType<typeof bearer>, path: string, init?: RequestInit) =>
	((await (await client.request(path, init)).json()) as { code: string }).code

test('a token uploads, lists and deletes its owner’s calls, from any origin', async () => {
	const { token } = await makeToken()
	const program = bearer(token, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
	const words = file('rep: This is Maya on a recorded line.\ncustomer: Hello.', 'call.txt')
	const uploaded = await program.request('/api/recordings', form({ transcript: words }))
	expect(uploaded.status).toBe(201)
	const { id } = (await uploaded.json()) as { id: string }
	const [listed] = (await (await program.request('/api/recordings')).json()) as { id: string }[]
	expect(listed?.id).toBe(id)
	expect(await statusOf(program, `/api/recordings/${id}`, { method: 'DELETE' })).toBe(200)
	expect(await statusOf(program, `/api/recordings/${id}`)).toBe(404)
})

test('shows a token once, stores its hash, and lists it by its prefix', async () => {
	const { token, ...made } = await makeToken(maya, { name: 'Told once' })
	expect(token).toMatch(/^candor_[\w-]{43}$/)
	const [row] = await app.services.db.select().from(apiTokens).where(eq(apiTokens.id, made.id))
	expect(JSON.stringify(row)).not.toContain(token.slice(12))
	const listed = (await (await maya.request('/api/tokens')).json()) as ApiToken[]
	expect(listed.find(({ id }) => id === made.id)).toEqual(made)
	expect(JSON.stringify(listed)).not.toContain(token)
	await bearer(token).request('/api/stats')
	const [used] = (await (await maya.request('/api/tokens')).json()) as ApiToken[]
	expect(used?.lastUsedAt).not.toBeNull()
})

test('a token allows only what its scopes grant', async () => {
	const reader = bearer((await makeToken(maya, { scopes: ['recordings:read'] })).token)
	expect(await statusOf(reader, '/api/recordings')).toBe(200)
	expect(await statusOf(reader, '/api/recordings', { method: 'HEAD' })).toBe(200)
	const words = form({ transcript: file('rep: Hi.', 'call.txt') })
	expect(await codeOf(reader, '/api/recordings', words)).toBe('scope-missing')
	expect(await codeOf(reader, '/api/uploads', { method: 'POST' })).toBe('scope-missing')
})

test.each([
	'GET /api/user',
	'GET /api/tokens',
	'POST /api/tokens',
	'GET /api/employees',
	'GET /api/admin/tokens',
	'GET /api/admin/webhooks',
	'GET /api/admin/audit',
	'POST /api/logout',
	'GET /api/nothing-there',
	'POST /api/recordings/00000000-0000-4000-8000-000000000000/reveal',
])('%s is closed to tokens, an administrator’s too', async (route) => {
	const { token } = await makeToken(dana, { scopes: ['recordings:read', 'recordings:write', 'team:read'] })
	const [method = '', path = ''] = route.split(' ')
	expect(await codeOf(bearer(token), path, { method })).toBe('not-for-tokens')
	await app.services.db.delete(apiTokens).where(eq(apiTokens.name, all.name))
})

test('a token opens no socket, and a cookie beside it gives it no more rights', async () => {
	const { token } = await makeToken(maya, { scopes: ['recordings:read'] })
	const socket = await bearer(token).request('/ws/progress')
	expect(socket.status).toBe(401)
	const both = bearer(token, { cookie: maya.cookie })
	expect(await codeOf(both, '/api/user')).toBe('not-for-tokens')
	expect(await codeOf(bearer('candor_guessed', { cookie: maya.cookie }), '/api/stats')).toBe('bad-token')
})

test('the team’s figures are for administrators’ tokens', async () => {
	const team: Partial<NewToken> = { scopes: ['team:read'] }
	expect(await answerTo(maya, '/api/tokens', { ...all, ...team })).toMatchObject({ status: 403 })
	const { token } = await makeToken(dana, team)
	const overview = '/api/admin/overview?period=30days&timeZone=UTC'
	expect(await statusOf(bearer(token), overview)).not.toBe(403)
	// The tokens of a former administrator lose administrator access too.
	const role = (to: string) =>
		app.services.db.update(people).set({ role: to }).where(eq(people.username, 'dana.whitfield'))
	await role('salesrep')
	expect(await codeOf(bearer(token), overview)).toBe('admins-only')
	await role('admin')
})

test('an expired, a revoked and a deactivated person’s token open nothing', async () => {
	const { db } = app.services
	const expired = await makeToken()
	await db.update(apiTokens).set({ expiresAt: sql`now()` }).where(eq(apiTokens.id, expired.id))
	expect(await codeOf(bearer(expired.token), '/api/stats')).toBe('bad-token')

	const revoked = await makeToken()
	expect((await maya.request(`/api/tokens/${revoked.id}`, { method: 'DELETE' })).status).toBe(200)
	expect(await codeOf(bearer(revoked.token), '/api/stats')).toBe('bad-token')

	const kept = await makeToken()
	const isActive = (active: boolean) =>
		db.update(people).set({ banned: !active }).where(eq(people.username, 'maya.ortiz'))
	await isActive(false)
	expect(await statusOf(bearer(kept.token), '/api/stats')).toBe(401)
	await isActive(true)
	expect(await statusOf(bearer(kept.token), '/api/stats')).toBe(200)
})

test('whatever shuts a person out revokes their tokens permanently and is audited', async () => {
	const { db } = app.services
	const [{ id } = { id: '' }] = await db.select().from(people).where(eq(people.username, 'maya.ortiz'))
	const change = (edit: object) =>
		dana.request(`/api/employees/${id}`, {
			method: 'PATCH',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(edit),
		})
	const first = await makeToken()
	expect((await change({ isActive: false })).status).toBe(200)
	expect((await change({ isActive: true })).status).toBe(200)
	expect(await codeOf(bearer(first.token), '/api/stats')).toBe('bad-token')

	maya = await app.signIn('maya.ortiz')
	const second = await makeToken()
	const reset = await postJson(dana, '/api/employees/password-resets', { ids: [id] })
	expect(await codeOf(bearer(second.token), '/api/stats')).toBe('bad-token')
	const [made] = (await reset.json()) as { link: string }[]
	const link = `/api/password-links/${new URL(made?.link ?? '').searchParams.get('token')}`
	// A token that someone still had when the password is set again.
	const third = await makeToken(dana)
	await db.update(apiTokens).set({ personId: id }).where(eq(apiTokens.id, third.id))
	const renewed = clientOf(app, await postJson(app.api, link, { password: 'seven brown foxes' }))
	maya = { ...maya, ...renewed }
	expect(await codeOf(bearer(third.token), '/api/stats')).toBe('bad-token')

	const revoked = await db.select().from(auditEvents).where(eq(auditEvents.action, 'token.revoked'))
	const [danas] = await db.select().from(people).where(eq(people.username, 'dana.whitfield'))
	for (const [token, by] of [
		[first, danas?.id],
		[second, danas?.id],
		[third, id],
	] as const)
		expect(revoked.find(({ subjectId }) => subjectId === token.id)).toMatchObject({
			personId: by,
			details: { owner: id, because: 'signed out everywhere' },
		})
})

test('people see and revoke their own tokens, administrators everyone’s, and the audit trail records it', async () => {
	const hers = await makeToken(dana, { name: 'Of Dana' })
	const his = await makeToken(maya, { name: 'Of Maya' })
	const namesFor = async (client: typeof maya, path: string) =>
		((await (await client.request(path)).json()) as ApiToken[]).map(({ name }) => name)
	expect(await namesFor(maya, '/api/tokens')).not.toContain('Of Dana')
	expect((await maya.request('/api/admin/tokens')).status).toBe(403)
	expect(await namesFor(dana, '/api/admin/tokens')).toEqual(expect.arrayContaining(['Of Dana', 'Of Maya']))
	expect((await maya.request(`/api/tokens/${hers.id}`, { method: 'DELETE' })).status).toBe(404)
	expect((await dana.request(`/api/tokens/${his.id}`, { method: 'DELETE' })).status).toBe(200)
	const facts = await app.services.db
		.select({ action: auditEvents.action, details: auditEvents.details })
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, his.id))
		.orderBy(auditEvents.at)
	expect(facts.map(({ action }) => action)).toEqual(['token.created', 'token.revoked'])
	expect(JSON.stringify(facts)).not.toContain(his.token)
})

test('everyone’s tokens are read a page at a time, the newest first, each of them once', async () => {
	const { db } = app.services
	const name = 'Of one moment'
	for (const owner of [maya, dana, maya]) await makeToken(owner, { name })
	await db.update(apiTokens).set({ createdAt: sql`now()` }).where(eq(apiTokens.name, name))
	const pages = await readPages<ApiToken>(dana, '/api/admin/tokens?limit=2')
	expect(Math.max(...pages.map((page) => page.length))).toBe(2)
	const seen = pages.flat()
	expect(seen.slice(0, 3)).toMatchObject([{ name }, { name }, { name }])
	expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
	expect(seen).toHaveLength(await db.$count(apiTokens))
	expect((await dana.request('/api/admin/tokens?cursor=made-up')).status).toBe(400)
})

test('strangers have no tokens', async () => {
	for (const path of ['/api/tokens', '/api/admin/tokens'])
		expect((await app.api.request(path)).status).toBe(401)
	expect(await answerTo(app.api, '/api/tokens', all)).toMatchObject({ status: 401 })
})

test('returns 429 with Retry-After when a token exceeds its rate limit', async () => {
	const { token } = await makeToken()
	const program = { headers: { authorization: `Bearer ${token}` } }
	for (let asked = 0; asked < tokenRequests; asked++) await app.api.request('/api/tokens', program)
	const refused = await app.api.request('/api/stats', program)
	expect(refused.status).toBe(429)
	expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
	expect((await maya.request('/api/stats')).status).toBe(200)
})

test('where people pay, API access is for those on Enterprise', async () => {
	const paid = await someApp({
		STRIPE_SECRET_KEY: 'sk_test_candor',
		STRIPE_PUBLISHABLE_KEY: 'pk_test_candor',
		STRIPE_WEBHOOK_SECRET: 'whsec_candor',
		STRIPE_API_URL: 'http://127.0.0.1:9',
	})
	const { db } = paid.services
	const admin = await paid.signIn('dana.whitfield')
	const webhook = { name: 'CRM', url: 'https://hooks.invalid/candor', events: ['recording.scored'] }
	const required = { status: 402, code: 'plan-required' }
	expect(await answerTo(admin, '/api/tokens', all)).toMatchObject(required)
	expect(await answerTo(admin, '/api/admin/webhooks', webhook)).toMatchObject(required)

	const { id: ownerId } = (await (await admin.request('/api/user')).json()) as { id: string }
	const [id, tier, status, periodEnd] = ['sub_1', 'enterprise', 'active', new Date()] as const
	const subscription = {
		id,
		ownerId,
		tier,
		billing: 'monthly',
		seats: 1,
		forTeam: true,
		livemode: false,
		unitAmount: 9900,
		status,
		periodEnd,
		reading: 1,
	} as const
	await db.insert(subscriptions).values(subscription)
	await db.insert(seats).values({ subscriptionId: id, personId: ownerId })
	const { token } = (await (await postJson(admin, '/api/tokens', all)).json()) as CreatedToken
	expect(await answerTo(admin, '/api/admin/webhooks', webhook)).toEqual({ status: 201 })
	const stats = () => paid.api.request('/api/stats', { headers: { authorization: `Bearer ${token}` } })
	expect((await stats()).status).toBe(200)

	// Webhooks are the team's: they go on while any administrator has API access, and say where none has.
	const told = () => db.select().from(webhookDeliveries)
	const endpoints = async () => (await (await admin.request('/api/admin/webhooks')).json()) as Endpoint[]
	await paid.work()
	const [other] = await db.select().from(people).where(eq(people.username, 'sam.okafor'))
	await db.update(seats).set({ personId: other?.id ?? '' })
	expect(await endpoints()).toMatchObject([{ lacksPlan: false }])
	await someScoredCall(paid, admin)
	await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1)
	await db.delete(seats)
	expect(await endpoints()).toMatchObject([{ lacksPlan: true }])
	await db.insert(seats).values({ subscriptionId: id, personId: ownerId })

	await db.update(subscriptions).set({ status: 'canceled' })
	expect((await stats()).status).toBe(402)
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { TwoFactorSetup } from '#features/people/contract.ts'
import { recentMinutes } from '#features/people/limits.ts'
import { people, sessions } from '#features/people/tables.ts'
import { answerTo, postJson, sendJson, someApp } from './fixtures/app.ts'
import { someAuthenticator } from './fixtures/authenticator.ts'
import type { Client } from './fixtures/call.ts'
import { employeesOf } from './fixtures/people.ts'

const password = 'candor-demo'
const app = await someApp({ PUBLIC_URL: 'http://candor.test' }, afterAll)
const { db } = app.database
const token = { name: 'Nightly import', scopes: ['recordings:read'], expiresInDays: 30 }

/** Signs a person in with a session whose confirmation is too old. */
async function signInLongAgo(username: string) {
	const client = await app.signIn(username)
	const [person] = await db.select({ id: people.id }).from(people).where(eq(people.username, username))
	const before = new Date(Date.now() - recentMinutes * 60_000 - 1000)
	await db
		.update(sessions)
		.set({ confirmedAt: before })
		.where(eq(sessions.userId, person?.id ?? ''))
	return client
}

const confirm = (client: Client, typed: object) => answerTo(client, '/api/sign-in-confirmation', typed)
const confirmationRequired = { status: 403, code: 'recent-sign-in-required' }

test('creating an API token requires a recent sign-in, which the password confirms', async () => {
	const maya = await signInLongAgo('maya.ortiz')
	expect(await answerTo(maya, '/api/tokens', token)).toMatchObject(confirmationRequired)
	expect(await confirm(maya, { password: 'guess' })).toMatchObject({ status: 403, code: 'wrong-password' })
	expect(await answerTo(maya, '/api/tokens', token)).toMatchObject(confirmationRequired)
	expect(await confirm(maya, { code: '123456' })).toMatchObject({ status: 409, code: 'two-factor-off' })
	expect(await confirm(maya, { password })).toEqual({ status: 200 })
	expect((await answerTo(maya, '/api/tokens', token)).status).toBe(201)
})

test('granting rights or access requires a recent sign-in; other edits do not', async () => {
	const dana = await signInLongAgo('dana.whitfield')
	const [maya] = await employeesOf(dana, '?q=maya')
	const path = `/api/employees/${maya?.id}`
	const edit = async (change: object) => {
		const answer = await sendJson(dana, 'PATCH', path, change)
		return answer.ok ? 'done' : ((await answer.json()) as { code: string }).code
	}
	const { code: required } = confirmationRequired
	expect(await edit({ role: 'admin' })).toBe(required)
	expect(await edit({ email: 'maya@elsewhere.example' })).toBe(required)
	expect(await edit({ title: 'Senior rep' })).toBe('done')
	expect(await edit({ isActive: false })).toBe('done')
	expect(await edit({ isActive: true })).toBe(required)

	const ids = [maya?.id]
	const newHire = { name: 'Ann Poe', email: 'ann@acme.example' }
	const webhook = { name: 'CRM', url: 'https://crm.example/hook', events: ['recording.scored'] }
	const answers = await Promise.all([
		answerTo(dana, '/api/employees/password-resets', { ids }),
		answerTo(dana, `${path}/invitation`, {}),
		answerTo(dana, `${path}/two-factor-reset`, {}),
		answerTo(dana, `${path}/single-sign-on-reset`, {}),
		answerTo(dana, '/api/employees', { ...newHire, role: 'admin' }),
		answerTo(dana, '/api/admin/webhooks', webhook),
		answerTo(dana, `/api/admin/webhooks/${randomUUID()}/rotate`, {}),
		answerTo(dana, `/api/admin/dialers/${randomUUID()}/rotate`, {}),
	])
	expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(required))
	expect((await answerTo(dana, '/api/employees', newHire)).status).toBe(201)
	expect(await confirm(dana, { password })).toEqual({ status: 200 })
	expect(await edit({ isActive: true })).toBe('done')
})

test('people with two-factor can confirm with a code, which works once', async () => {
	const sam = await app.signIn('sam.okafor')
	const { secret, backupCodes } = (await (
		await postJson(sam, '/api/two-factor', { password })
	).json()) as TwoFactorSetup
	const on = await postJson(sam, '/api/two-factor/confirm', { code: someAuthenticator(secret)() })
	const cookie = on.headers
		.getSetCookie()
		.map((set) => set.split(';')[0])
		.join('; ')
	const renewed: Client = {
		cookie,
		request: (path, init = {}) => app.api.request(path, { ...init, headers: { ...init.headers, cookie } }),
	}
	await db.update(sessions).set({ confirmedAt: new Date(0) })
	expect(await answerTo(renewed, '/api/tokens', token)).toMatchObject(confirmationRequired)
	expect(await confirm(renewed, { code: '000000' })).toMatchObject({ status: 403, code: 'wrong-code' })
	expect(await confirm(renewed, { code: backupCodes[0] })).toEqual({ status: 200 })
	expect((await answerTo(renewed, '/api/tokens', token)).status).toBe(201)
	expect(await confirm(renewed, { code: backupCodes[0] })).toMatchObject({ code: 'wrong-code' })
})

test('API responses are not cached', async () => {
	const maya = await app.signIn('maya.ortiz')
	const kept = await Promise.all(
		['/api/user', '/api/recordings', '/api/no-such', '/api/demo'].map(async (path) =>
			(await maya.request(path)).headers.get('cache-control'),
		),
	)
	expect(kept).toEqual(Array(4).fill('no-store'))
	expect((await app.api.request('/api/user')).headers.get('cache-control')).toBe('no-store')
})

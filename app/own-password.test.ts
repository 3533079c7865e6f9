import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import { sessions } from '#features/people/tables.ts'
import { answerTo, postJson, someApp } from './fixtures/app.ts'
import { signInAs } from './fixtures/people.ts'

const currentPassword = 'candor-demo'
const newPassword = 'seven brown foxes'

test('changing your password ends your other sessions and keeps this one', async () => {
	const app = await someApp({}, afterAll)
	const [here, elsewhere] = [await app.signIn('maya.ortiz'), await app.signIn('maya.ortiz')]
	const change = (typed: object) => answerTo(here, '/api/password', typed)
	expect(await change({ currentPassword: 'guess', newPassword })).toMatchObject({
		status: 403,
		code: 'wrong-password',
	})
	const refused = async (password: string) => (await change({ currentPassword, newPassword: password })).code
	expect(await refused('short')).toBe('bad-input')
	expect(await refused('password1234')).toBe('common-password')
	expect(await refused('maya.ortiz')).toBe('bad-password')
	expect(await refused(currentPassword)).toBe('same-password')
	expect((await elsewhere.request('/api/user')).status).toBe(200)

	expect(await change({ currentPassword, newPassword })).toEqual({ status: 200 })
	expect((await here.request('/api/user')).status).toBe(200)
	expect((await elsewhere.request('/api/user')).status).toBe(401)
	expect((await signInAs(app, 'maya.ortiz', currentPassword)).status).toBe(401)
	expect((await signInAs(app, 'maya.ortiz', newPassword)).status).toBe(200)
	const facts = await app.services.db
		.select({ details: auditEvents.details })
		.from(auditEvents)
		.where(eq(auditEvents.action, 'password.set'))
	expect(facts).toEqual([{ details: { by: 'themselves' } }])
})

test('throttles guesses of the current password separately from sign-in attempts', async () => {
	const app = await someApp({}, afterAll)
	const maya = await app.signIn('maya.ortiz')
	for (let tries = 0; tries < 9; tries++) await signInAs(app, 'maya.ortiz', 'guess')
	const statuses: number[] = []
	for (let tries = 0; tries < 9; tries++)
		statuses.push((await postJson(maya, '/api/password', { currentPassword: 'guess', newPassword })).status)
	expect(statuses).toEqual([...Array(8).fill(403), 429])
})

test('ends an idle session; background requests do not extend it', async () => {
	const app = await someApp({ IDLE_MINUTES: '10' }, afterAll)
	const { db } = app.database
	const maya = await app.signIn('maya.ortiz')
	const minutesLeft = async () => {
		const [session] = await db.select({ expiresAt: sessions.expiresAt }).from(sessions)
		return Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)
	}
	const expireIn = (minutes: number) =>
		db.update(sessions).set({ expiresAt: new Date(Date.now() + minutes * 60_000) })
	expect(await minutesLeft()).toBe(10)
	await expireIn(4)
	await maya.request('/api/recordings', { headers: { 'x-background': '1' } })
	expect(await minutesLeft()).toBe(4)
	await maya.request('/api/recordings')
	expect(await minutesLeft()).toBe(10)

	// Activity never extends a session past 24 hours.
	await db.update(sessions).set({ createdAt: new Date(Date.now() - (24 * 60 - 3) * 60_000) })
	await maya.request('/api/recordings')
	expect(await minutesLeft()).toBe(3)
	await expireIn(-1)
	expect((await maya.request('/api/user')).status).toBe(401)
})

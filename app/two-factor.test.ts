import { eq, like } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import type {
	BackupCodes,
	Employee,
	PasswordReset,
	Session,
	TwoFactorSetup,
} from '#features/people/contract.ts'
import { people, sessions, signInAttempts, twoFactors } from '#features/people/tables.ts'
import { answerTo, postJson, someApp } from './fixtures/app.ts'
import { someAuthenticator } from './fixtures/authenticator.ts'

const password = 'candor-demo'
const app = await someApp({ REQUIRE_TWO_FACTOR: 'admins' }, afterAll)
const { api, database, signIn } = app
const { db } = database

/** A client that keeps the cookies it is given, as a browser does. */
function someBrowser(cookie = '') {
	const given = cookie ? cookie.split('; ').map((pair) => pair.split('=') as [string, string]) : []
	const jar = new Map(given)
	return {
		jar,
		async request(path: string, init: RequestInit = {}) {
			const sent = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
			const answer = await api.request(path, { ...init, headers: { ...init.headers, cookie: sent } })
			for (const set of answer.headers.getSetCookie()) {
				const [, name = '', value = ''] = set.match(/^([^=]+)=([^;]*)/) ?? []
				if (/max-age=0(;|$)/i.test(set)) jar.delete(name)
				else jar.set(name, value)
			}
			return answer
		},
	}
}

type Browser = ReturnType<typeof someBrowser>
const typePassword = (browser: Browser, username: string) =>
	answerTo(browser, '/api/login', { username, password })
const typeCode = (browser: Browser, code: string) => answerTo(browser, '/api/login/two-factor', { code })
const isIn = async (browser: Browser) => (await browser.request('/api/user')).status === 200
const idOf = async (username: string) => {
	const [person] = await db.select({ id: people.id }).from(people).where(eq(people.username, username))
	return person?.id ?? ''
}

/** Signs in and turns two-factor on. */
async function withTwoFactor(username: string) {
	const browser = someBrowser((await signIn(username)).cookie)
	const made = await postJson(browser, '/api/two-factor', { password })
	const setup = (await made.json()) as TwoFactorSetup
	const code = someAuthenticator(setup.secret)
	expect(await answerTo(browser, '/api/two-factor/confirm', { code: code() })).toEqual({ status: 200 })
	return { browser, code, setup }
}

const dana = someBrowser((await signIn('dana.whitfield')).cookie)
const maya = await withTwoFactor('maya.ortiz')

test('requires a code besides the password, and accepts each code once', async () => {
	expect(maya.setup.uri).toMatch(/^otpauth:\/\/totp\/Candor:/)
	expect(await isIn(maya.browser)).toBe(true)
	const mayaId = await idOf('maya.ortiz')
	const before = await db.select().from(sessions).where(eq(sessions.userId, mayaId))

	const browser = someBrowser()
	expect(await typePassword(browser, 'maya.ortiz')).toEqual({
		status: 401,
		error: 'Enter the code from your authenticator app.',
		code: 'two-factor-required',
	})
	expect([...browser.jar.keys()]).toEqual(['candor.two_factor'])
	expect(await db.select().from(sessions).where(eq(sessions.userId, mayaId))).toHaveLength(before.length)
	expect(await isIn(browser)).toBe(false)

	expect(await typeCode(browser, '000000')).toMatchObject({ status: 401, code: 'wrong-code' })
	const code = maya.code(1)
	expect(await typeCode(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({ status: 200 })
	expect(await isIn(browser)).toBe(true)

	const another = someBrowser()
	await typePassword(another, 'maya.ortiz')
	expect(await typeCode(another, code)).toMatchObject({ status: 401, code: 'wrong-code' })
	expect(await isIn(another)).toBe(false)
})

test('changing two-factor ends every other session and keeps this one', async () => {
	const [here, elsewhere] = [someBrowser((await signIn('sam.okafor')).cookie), await signIn('sam.okafor')]
	const elsewhereIsIn = async () => (await elsewhere.request('/api/user')).status === 200
	const { secret, backupCodes } = (await (
		await postJson(here, '/api/two-factor', { password })
	).json()) as TwoFactorSetup
	expect(await elsewhereIsIn()).toBe(true)
	const code = someAuthenticator(secret)
	expect(await answerTo(here, '/api/two-factor/confirm', { code: code() })).toEqual({ status: 200 })
	expect([await isIn(here), await elsewhereIsIn()]).toEqual([true, false])

	/** Signs in elsewhere with a code, sends a request here, and returns whether the other session survives. */
	const survives = async (backupCode: string | undefined, path: string, body: object) => {
		const other = someBrowser()
		await typePassword(other, 'sam.okafor')
		expect(await typeCode(other, backupCode ?? '')).toEqual({ status: 200 })
		const answer = await postJson(here, path, body)
		expect(answer.status).toBe(200)
		return { isOn: await isIn(other), answer: (await answer.json()) as Partial<BackupCodes> }
	}
	const renewed = await survives(backupCodes[0], '/api/two-factor/backup-codes', {
		password,
		code: backupCodes[1],
	})
	expect([await isIn(here), renewed.isOn]).toEqual([true, false])
	const [first, second] = renewed.answer.backupCodes ?? []
	const off = await survives(first, '/api/two-factor/turn-off', { password, code: second })
	expect([await isIn(here), off.isOn]).toEqual([true, false])
})

test('a backup code signs in once, and new ones end the old', async () => {
	const [first = '', second = ''] = maya.setup.backupCodes
	const browser = someBrowser()
	await typePassword(browser, 'maya.ortiz')
	expect(first).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
	expect(await typeCode(browser, ` ${first.toUpperCase().replace('-', ' ')}`)).toEqual({ status: 200 })
	expect(await (await browser.request('/api/two-factor')).json()).toMatchObject({ backupCodesLeft: 9 })

	const another = someBrowser()
	await typePassword(another, 'maya.ortiz')
	expect(await typeCode(another, first)).toMatchObject({ status: 401, code: 'wrong-code' })
	const [code = ''] = maya.setup.backupCodes.slice(2)
	const renew = (typed: object) => answerTo(browser, '/api/two-factor/backup-codes', typed)
	expect(await renew({ password })).toMatchObject({ status: 400 })
	expect(await renew({ password: 'x', code })).toMatchObject({ status: 403, code: 'wrong-password' })
	expect(await renew({ password, code: '000000' })).toMatchObject({ status: 403, code: 'wrong-code' })
	const made = await postJson(browser, '/api/two-factor/backup-codes', { password, code })
	const { backupCodes } = (await made.json()) as BackupCodes
	expect(await typeCode(another, second)).toMatchObject({ status: 401, code: 'wrong-code' })
	expect(await typeCode(another, backupCodes[0] ?? '')).toEqual({ status: 200 })
})

test('wrong codes end the sign-in, then reach the rate limit, without affecting others', async () => {
	const browser = someBrowser()
	await typePassword(browser, 'maya.ortiz')
	const codes: unknown[] = []
	for (let guess = 0; guess < 9; guess++) codes.push((await typeCode(browser, String(100_000 + guess))).code)
	expect(codes.slice(0, 5)).toEqual(Array(5).fill('wrong-code'))
	expect(new Set(codes.slice(5))).toEqual(new Set(['sign-in-expired']))
	const statuses: number[] = []
	for (let round = 0; round < 6; round++) statuses.push((await typePassword(browser, 'maya.ortiz')).status)
	expect(statuses.at(-1)).toBe(429)
	for (const forged of ['forged.signature', '%.signature'])
		expect(await typeCode(someBrowser(`candor.two_factor=${forged}`), '123456')).toMatchObject({
			status: 401,
			code: 'sign-in-expired',
		})
})

test('people who must use two-factor can do nothing else before setting it up', async () => {
	expect(await (await dana.request('/api/user')).json()).toMatchObject({ mustSetUpTwoFactor: true })
	for (const path of ['/api/employees', '/api/recordings', '/api/sessions', '/ws/progress'])
		expect([path, (await dana.request(path)).status]).toEqual([path, 403])
	expect(await answerTo(dana, '/api/two-factor', { password: 'guess' })).toMatchObject({ status: 403 })
	const made = await postJson(dana, '/api/two-factor', { password })
	const { secret } = (await made.json()) as TwoFactorSetup
	expect(await answerTo(dana, '/api/two-factor/confirm', { code: '123123' })).toMatchObject({
		status: 403,
		code: 'wrong-code',
	})
	expect((await dana.request('/api/employees')).status).toBe(403)
	expect(await answerTo(dana, '/api/two-factor/confirm', { code: someAuthenticator(secret)() })).toEqual({
		status: 200,
	})
	expect((await dana.request('/api/employees')).status).toBe(200)
	expect(await (await dana.request('/api/user')).json()).not.toHaveProperty('mustSetUpTwoFactor')

	const id = await idOf('maya.ortiz')
	const reset = await dana.request(`/api/employees/${id}/two-factor-reset`, { method: 'POST' })
	expect((await reset.json()) as Employee).toMatchObject({ hasTwoFactor: false })
	expect(await db.select().from(twoFactors).where(eq(twoFactors.userId, id))).toEqual([])
	expect(await isIn(maya.browser)).toBe(false)
	const own = await dana.request(`/api/employees/${await idOf('dana.whitfield')}/two-factor-reset`, {
		method: 'POST',
	})
	expect(own.status).toBe(409)
})

test('lists your sessions and ends the others', async () => {
	await db.delete(signInAttempts)
	const here = someBrowser((await signIn('maya.ortiz')).cookie)
	await someBrowser().request('/api/login', {
		method: 'POST',
		body: JSON.stringify({ username: 'maya.ortiz', password }),
		headers: { 'content-type': 'application/json', 'user-agent': 'Firefox' },
	})
	const list = async () => (await (await here.request('/api/sessions')).json()) as Session[]
	const listed = await list()
	expect(listed).toHaveLength(2)
	expect(listed).toMatchObject([{ isCurrent: true }, { isCurrent: false, program: 'Firefox' }])
	const [elsewhere] = await db
		.select()
		.from(sessions)
		.where(eq(sessions.userId, await idOf('dana.whitfield')))
	const foreign = await here.request(`/api/sessions/${elsewhere?.id}`, { method: 'DELETE' })
	expect(foreign.status).toBe(404)
	const [, other] = listed
	expect((await here.request(`/api/sessions/${other?.id}`, { method: 'DELETE' })).status).toBe(200)
	expect((await here.request(`/api/sessions/${other?.id}`, { method: 'DELETE' })).status).toBe(404)
	await signIn('maya.ortiz')
	expect(await (await here.request('/api/sessions', { method: 'DELETE' })).json()).toEqual({ ended: 1 })
	expect(await list()).toMatchObject([{ isCurrent: true }])
})

test('a new password and turning two-factor off still require a code, and all of it is audited', async () => {
	const { code, setup } = await withTwoFactor('sam.okafor')
	const reset = await postJson(dana, '/api/employees/password-resets', { ids: [await idOf('sam.okafor')] })
	const [{ link } = { link: null }] = (await reset.json()) as PasswordReset[]
	const token = new URL(link ?? '').searchParams.get('token')
	const browser = someBrowser()
	const renewed = 'a longer one than before'
	expect(await answerTo(browser, `/api/password-links/${token}`, { password: renewed })).toMatchObject({
		status: 401,
		code: 'two-factor-required',
	})
	expect(await isIn(browser)).toBe(false)
	expect(await typeCode(browser, code(1))).toEqual({ status: 200 })
	const turnOff = (given: { password: string; code: string }) =>
		answerTo(browser, '/api/two-factor/turn-off', given)
	expect(await turnOff({ password: 'guess', code: '123456' })).toMatchObject({ code: 'wrong-password' })
	expect(await turnOff({ password: renewed, code: '000000' })).toMatchObject({
		status: 403,
		code: 'wrong-code',
	})
	await db.delete(signInAttempts)
	const guesses: unknown[] = []
	for (let guess = 0; guess < 9; guess++)
		guesses.push((await turnOff({ password: renewed, code: String(200_000 + guess) })).code)
	expect(guesses).toEqual([...Array(8).fill('wrong-code'), 'too-many-attempts'])
	// After the one-minute limit, the 15-minute lock still applies.
	await db.delete(signInAttempts).where(like(signInAttempts.key, 'signed-in:%'))
	for (let guess = 9; guess < 12; guess++)
		guesses.push((await turnOff({ password: renewed, code: String(200_000 + guess) })).code)
	expect(guesses.slice(9)).toEqual(['wrong-code', 'wrong-code', 'too-many-codes'])
	await db.delete(signInAttempts)
	expect(await turnOff({ password: renewed, code: setup.backupCodes[0] ?? '' })).toEqual({ status: 200 })
	expect(await (await browser.request('/api/two-factor')).json()).toEqual({
		isOn: false,
		isRequired: true,
		isSingleSignOn: false,
		backupCodesLeft: null,
	})
	const trail = await db.select().from(auditEvents)
	const recorded = new Set(trail.map(({ action }) => action))
	expect([...recorded].filter((action) => /two-factor|backup/.test(action)).toSorted()).toEqual([
		'backup-codes.made',
		'two-factor.reset',
		'two-factor.turned-off',
		'two-factor.turned-on',
	])
	expect(JSON.stringify(trail)).not.toContain(maya.setup.backupCodes[0])
})

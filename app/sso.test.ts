import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { auditEvents } from '#features/audit/tables.ts'
import type { Employee } from '#features/people/contract.ts'
import { accounts, people, sessions } from '#features/people/tables.ts'
import { isSignInFailure } from '#features/people/texts/sign-in-failures.ts'
import { answerTo, someApp } from './fixtures/app.ts'
import { employeesOf } from './fixtures/people.ts'
import { knownAtProvider, sessionOf, someBrowser, us, whoIsIn } from './fixtures/provider-browser.ts'
import { elsewhere, someSignInProvider } from './fixtures/sign-in-provider.ts'

const provider = await someSignInProvider(Object.values(knownAtProvider), us, afterAll)
const app = await someApp(provider.settings, afterAll)
const { db } = app.database
test('shows when the provider is unavailable and signs people in once it is back', async () => {
	provider.setAway(true)
	expect(await (await app.api.request('/api/sign-in')).json()).toEqual({
		singleSignOn: { name: 'Acme Login' },
		localSignIn: 'everybody',
		idleMinutes: null,
	})
	const browser = someBrowser(app)
	const away = await browser.follow(`${us}/api/sign-in/sso`)
	expect(away).toBe(`${us}/?sign-in-failed=provider-unreachable`)
	provider.setAway(false)

	expect(await browser.signIn('maya', '/recordings?q=ann')).toBe('/signed-in?to=%2Frecordings%3Fq%3Dann')
	expect(await whoIsIn(browser)).toBe('maya.ortiz')
	const [account] = await db.select().from(accounts).where(eq(accounts.accountId, 'm-1'))
	expect(account).toMatchObject({ providerId: provider.issuer, idToken: null, accessToken: null })
	const [maya] = await db.select().from(people).where(eq(people.username, 'maya.ortiz'))
	expect(maya).toMatchObject({ name: 'Maya Ortiz', role: 'salesrep', lastSignInAt: expect.any(Date) })
	const [session] = await db
		.select()
		.from(sessions)
		.where(eq(sessions.userId, maya?.id ?? ''))
	expect(session?.isSingleSignOn).toBe(true)
	expect(session && session.expiresAt.getTime() - session.createdAt.getTime()).toBeLessThanOrEqual(86_400_000)
	const trail = await db
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.personId, maya?.id ?? ''))
	expect(trail).toMatchObject([{ action: 'session.signed-in', details: { by: 'single sign-on' } }])
})

test('rejects unverified and unknown email addresses', async () => {
	const browser = someBrowser(app)
	expect(await browser.signIn('unverified')).toBe('/?sign-in-failed=email-not-verified')
	expect(await whoIsIn(browser)).toBe(401)
	const another = someBrowser(app)
	expect(await another.signIn('stranger')).toBe('/?sign-in-failed=unknown-person')
	expect(await whoIsIn(another)).toBe(401)
	expect(await db.select().from(people).where(eq(people.email, 'ann.lee@acme.example'))).toEqual([])
	expect(await db.select().from(accounts).where(eq(accounts.accountId, 'u-1'))).toEqual([])
})

test('rejects another provider account with the email of a linked person and notifies administrators', async () => {
	const maya = someBrowser(app)
	await maya.signIn('maya')
	const other = someBrowser(app)
	expect(await other.signIn('recycled')).toBe('/?sign-in-failed=another-account')
	expect(await whoIsIn(other)).toBe(401)
	expect(await db.select().from(accounts).where(eq(accounts.accountId, 'm-2'))).toEqual([])

	const dana = await app.signIn('dana.whitfield')
	const [employee] = await employeesOf(dana, '?q=maya')
	expect(employee).toMatchObject({ hasSingleSignOn: true, otherAccountRefusedAt: expect.any(String) })
	const refused = await db
		.select()
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, employee?.id ?? ''))
	expect(refused.map(({ details }) => details.reason)).toContain('another-account')

	const unlink = `/api/employees/${employee?.id}/single-sign-on-reset`
	expect(await answerTo(dana, unlink, {})).toEqual({ status: 200 })
	expect(await answerTo(dana, unlink, {})).toMatchObject({ status: 409, code: 'not-linked' })
	expect(await whoIsIn(maya)).toBe(401)
	const renewed = someBrowser(app)
	expect(await renewed.signIn('recycled')).toBe('/signed-in?to=%2F')
	expect(await whoIsIn(renewed)).toBe('maya.ortiz')
	expect(await someBrowser(app).signIn('maya')).toBe('/?sign-in-failed=another-account')
	expect(await answerTo(dana, unlink, {})).toEqual({ status: 200 })
})

test('rejects forged, reused and foreign callbacks', async () => {
	const forged = someBrowser(app)
	expect(await forged.follow(`${us}/api/sign-in/sso/callback?code=x&state=made-up`)).toBe(
		`${us}/?sign-in-failed=sign-in-expired`,
	)

	// The sign-in page gets its message from the address, which anyone can change.
	for (const name of ['__proto__', 'constructor', 'made-up']) expect(isSignInFailure(name)).toBe(false)
	expect(isSignInFailure('sign-in-expired')).toBe(true)
	for (let round = 0; round < 3; round++) await forged.open('/api/sign-in/sso/callback?state=made-up')
	const provisioned = (await db.select().from(auditEvents)).filter(
		({ details }) => details?.reason === 'sign-in-expired',
	)
	expect(provisioned).toHaveLength(1)

	const browser = someBrowser(app)
	const back = await browser.goToProvider('maya')
	const stolen = someBrowser(app)
	expect(await stolen.follow(back)).toBe(`${us}/?sign-in-failed=sign-in-expired`)
	expect(await whoIsIn(stolen)).toBe(401)

	const whole = someBrowser(app)
	const address = await whole.goToProvider('maya')
	const again = someBrowser(app)
	expect([...whole.cookies()]).toHaveLength(1)
	// `cookies` gives the jar itself once it was opened.
	await again.open('/api/sign-in')
	for (const [name, value] of whole.cookies()) again.cookies().set(name, value)
	expect(await whole.follow(address)).toBe(`${us}/signed-in?to=%2F`)
	expect(await again.follow(address)).toBe(`${us}/?sign-in-failed=sign-in-expired`)
	expect(await whoIsIn(again)).toBe(401)
})

test('people who used single sign-on confirm at the provider, with the same account', async () => {
	const maya = someBrowser(app)
	await maya.signIn('maya')
	const token = { name: 'Nightly import', scopes: ['recordings:read'], expiresInDays: 30 }
	const makeToken = async () => {
		const headers = { 'content-type': 'application/json', cookie: sessionOf(maya) }
		const init = { method: 'POST', headers, body: JSON.stringify(token) }
		return (await app.api.request('/api/tokens', init)).status
	}
	const before = sessionOf(maya)
	await db.update(sessions).set({ confirmedAt: new Date(0) })
	expect(await makeToken()).toBe(403)
	const typed = await app.api.request('/api/sign-in-confirmation', {
		method: 'POST',
		headers: { 'content-type': 'application/json', cookie: before },
		body: JSON.stringify({ password: 'candor-demo' }),
	})
	expect(typed.status).toBe(403)

	/** Confirms with a provider account, in a browser with her Candor cookies but no session at the provider. */
	const confirmAs = async (who: keyof typeof knownAtProvider) => {
		const browser = someBrowser(app)
		await browser.open('/api/sign-in')
		for (const [name, value] of maya.cookies()) browser.cookies().set(name, value)
		return browser.follow(
			`${await browser.follow(`${us}/api/sign-in-confirmation/sso`)}?as=${knownAtProvider[who].sub}`,
		)
	}
	expect(await confirmAs('stranger')).toBe(`${us}/sign-in-confirmed?failed=unknown-person`)
	expect(await confirmAs('dana')).toBe(`${us}/sign-in-confirmed?failed=other-person`)
	expect(await makeToken()).toBe(403)
	// The provider still has her session here and must ask anyway.
	const page = await maya.follow(`${us}/api/sign-in-confirmation/sso`)
	expect(page).toContain(`${provider.issuer}/sign-in/`)
	expect(await maya.follow(`${page}?as=m-1`)).toBe(`${us}/sign-in-confirmed`)
	expect(await makeToken()).toBe(201)
	expect(sessionOf(maya)).toBe(before)
	const mayas = await db.select().from(sessions).where(eq(sessions.isSingleSignOn, true))
	expect(mayas.filter(({ confirmedAt }) => confirmedAt.getTime() > 0)).toHaveLength(1)
})

test('rejects a code issued to another client', async () => {
	const browser = someBrowser(app)
	const back = new URL(await browser.goToProvider('maya'))
	const asked = new URLSearchParams({
		client_id: 'elsewhere',
		redirect_uri: elsewhere,
		response_type: 'code',
		scope: 'openid email profile',
		code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
		code_challenge_method: 'S256',
	})
	const theirs = new URL(await browser.follow(`${provider.issuer}/auth?${asked}`))
	const code = theirs.searchParams.get('code')
	expect(code).toEqual(expect.any(String))
	back.searchParams.set('code', code ?? '')
	expect(await browser.follow(back.href)).toBe(`${us}/?sign-in-failed=provider-refused`)
	expect(await whoIsIn(browser)).toBe(401)
})

test('tells deactivated people why they cannot sign in', async () => {
	const browser = someBrowser(app)
	expect(await browser.signIn('dana')).toBe('/signed-in?to=%2F')
	await db.update(people).set({ banned: true }).where(eq(people.username, 'dana.whitfield'))
	expect(await whoIsIn(browser)).toBe(401)
	expect(await someBrowser(app).signIn('dana')).toBe('/?sign-in-failed=deactivated')
	const [refused] = await db.select().from(auditEvents).where(eq(auditEvents.action, 'session.refused'))
	expect(refused?.personId).toBe(null)
})

test.each([
	'//evil.example',
	'/\\evil.example',
	'https://evil.example',
	'/api/logout',
	'javascript:alert(1)',
])('the way back to %s leads to the first page instead', async (to) => {
	expect(await someBrowser(app).signIn('maya', to)).toBe('/signed-in?to=%2F')
})

test('settings let the provider add people, manage administrators and be the only sign-in for reps', async () => {
	const strict = await someApp({
		...provider.settings,
		OIDC_CREATES_PEOPLE: 'on',
		OIDC_ADMIN_GROUP: 'coaches',
		LOCAL_SIGN_IN: 'admins',
		REQUIRE_TWO_FACTOR: 'everybody',
	})
	const ann = someBrowser(strict)
	expect(await ann.signIn('stranger')).toBe('/signed-in?to=%2F')
	expect(await (await ann.open('/api/user')).json()).toMatchObject({
		username: 'ann.lee',
		name: 'Ann Lee',
		role: 'salesrep',
	})
	const cat = someBrowser(strict)
	await cat.signIn('chief')
	const employees = (await (await cat.open('/api/employees')).json()) as Employee[]
	const roles = Object.fromEntries(employees.map(({ username, role }) => [username, role]))
	expect(roles).toMatchObject({ cat: 'admin', 'ann.lee': 'rep', 'dana.whitfield': 'admin' })

	await someBrowser(strict).signIn('dana')
	const after = await (await cat.open('/api/employees?q=dana')).json()
	expect(after).toMatchObject([{ username: 'dana.whitfield', role: 'rep' }])

	await strict.database.db.update(people).set({ banned: true }).where(eq(people.username, 'sam.okafor'))
	knownAtProvider.chief.groups = []
	await cat.signIn('chief')
	expect((await cat.open('/api/employees')).status).toBe(200)
	await strict.database.db.update(people).set({ banned: false })

	const local = (username: string, password: string) =>
		answerTo(strict.api, '/api/login', { username, password })
	expect(await local('maya.ortiz', 'candor-demo')).toEqual({
		status: 403,
		error: 'Sign in with Acme Login.',
		code: 'single-sign-on-only',
	})
	expect(await local('maya.ortiz', 'wrong')).toMatchObject({ status: 401, code: 'wrong-credentials' })
	expect(await local('sam.okafor', 'candor-demo')).toMatchObject({ status: 200 })
	const mayaSessions = await strict.database.db
		.select({ id: sessions.id })
		.from(sessions)
		.innerJoin(people, eq(people.id, sessions.userId))
		.where(eq(people.username, 'maya.ortiz'))
	expect(mayaSessions).toEqual([])
})

test('emails administrators about another provider account of a person at most once a day', async () => {
	const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Candor <no-reply@candor.example>' }
	const mailing = await someApp({ ...provider.settings, ...mail })
	const { pool } = mailing.database
	const attempt = () => someBrowser(mailing).signIn('recycled')
	const emails = async () => {
		const { rows } = await pool.query("select data from pgboss.job where name = 'people-notice'")
		return rows.length
	}
	await someBrowser(mailing).signIn('maya')
	await attempt()
	expect(await emails()).toBe(1)
	await attempt()
	expect(await emails()).toBe(1)
	// A day after the email, not after the latest attempt: repeated attempts must not silence it forever.
	await pool.query("update sign_in_attempts set expire = 0 where key like 'other-account-notice:%'")
	await attempt()
	expect(await emails()).toBe(2)
})

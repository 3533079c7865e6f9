import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { someAuthenticator } from '#app/fixtures/authenticator.ts'
import { someSignInProvider } from '#app/fixtures/sign-in-provider.ts'
import { barriers } from './barriers.ts'
import { test as base, expect, ownPassword } from './candor.ts'

const people = [
	{ sub: 'r-1', name: 'Rae Kim', email: 'rae.kim@acme.example', email_verified: true },
	{ sub: 's-1', name: 'A Stranger', email: 'stranger@acme.example', email_verified: true },
]

/** A server with PUBLIC_URL has no demo accounts. */
const ownPeople = [
	{ name: 'Rae Kim', email: 'rae.kim@acme.example', role: 'rep' },
	{ name: 'Ana Lopez', email: 'ana.lopez@acme.example', role: 'admin' },
]

/** Starts a sign-in provider first, because it must know the server's address in advance. */
const test = base.extend({
	ownPeople: [ownPeople, { scope: 'worker' }],
	environment: async ({ environment }, use) => {
		const port = await someFreePort()
		const ends: (() => void)[] = []
		const { settings } = await someSignInProvider(people, `http://127.0.0.1:${port}`, (end) => ends.push(end))
		await use({
			...environment,
			...settings,
			PORT: String(port),
			LOCAL_SIGN_IN: 'admins',
			REQUIRE_TWO_FACTOR: 'admins',
		})
		for (const end of ends) end()
	},
})

test.use({ person: null, mayComplain: /status of (401|403)/ })

async function someFreePort() {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	await new Promise((resolve) => server.close(resolve))
	return typeof address === 'object' && address ? address.port : 0
}

async function signIn(page: Page, username: string) {
	await page.getByLabel('Username').fill(username)
	await page.getByLabel('Password', { exact: true }).fill(ownPassword)
	await page.getByRole('button', { name: 'Access Platform' }).click()
}

const codeField = (page: Page) => page.getByLabel('Code', { exact: true })

/** Creates a token when the sign-in is too old, which requires signing in at the provider again in a new tab. */
async function confirmAtProvider(page: Page) {
	await page.goto('/integrations')
	await page.getByRole('button', { name: 'New token' }).first().click()
	await page.getByLabel('Name').fill('Nightly import')
	const refusal = { error: 'Confirm that it’s you to continue.', code: 'recent-sign-in-required' }
	await page.route(
		'/api/tokens',
		(route) =>
			route.request().method() === 'POST' ? route.fulfill({ status: 403, json: refusal }) : route.fallback(),
		{ times: 1 },
	)
	await page.getByRole('button', { name: 'Create token' }).click()
	const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
	await expect(dialog).toBeVisible()
	expect(await barriers(page)).toEqual([])
	const opened = page.context().waitForEvent('page')
	await dialog.getByRole('link', { name: 'Continue with Acme Login' }).click()
	await (await opened).getByRole('link', { name: 'Rae Kim' }).click()
	await expect(page.getByRole('dialog', { name: 'Token “Nightly import”' })).toBeVisible()
	await page.getByRole('button', { name: 'I’ve saved it' }).click()
}

test('a rep signs in at the company’s provider and is where they wanted to be', async ({ page }) => {
	await page.goto('/recordings?q=ann')
	const onward = page.getByRole('link', { name: 'Continue with Acme Login' })
	await expect(onward).toBeVisible()
	expect(await barriers(page)).toEqual([])

	await signIn(page, 'rae.kim')
	await expect(page.getByText('Sign in with Acme Login.').first()).toBeVisible()

	await onward.click()
	await page.getByRole('link', { name: 'A Stranger' }).click()
	await expect(page.getByRole('alert')).toContainText('You don’t have an account here.')
	await expect(page).toHaveURL(/:\d+\/$/)

	await page.context().clearCookies()
	await page.goto('/recordings?q=ann')
	await onward.click()
	await page.getByRole('link', { name: 'Rae Kim' }).click()
	await expect(page).toHaveURL(/\/recordings\?q=ann$/)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await page.goto('/account-security')
	await expect(page.getByText('You sign in through your company’s sign-in provider')).toBeVisible()
	await expect(page.getByText('by single sign-on')).toBeVisible()
	await confirmAtProvider(page)
	await page.getByRole('button', { name: /^Account menu/ }).click()
	await page.getByRole('menuitem', { name: 'Log out' }).click()
	await expect(onward).toBeVisible()
})

test('an administrator sets up two-factor before anything else, and signs in with a code from then on', async ({
	page,
}) => {
	await page.goto('/')
	await signIn(page, 'ana.lopez')
	await expect(page.getByRole('heading', { name: 'Set up two-factor' })).toBeVisible()
	await page.getByLabel('Your password').fill('not the password')
	await page.getByRole('button', { name: 'Continue' }).click()
	await expect(page.getByText('Incorrect password.')).toBeVisible()
	await page.getByLabel('Your password').fill(ownPassword)
	await page.getByRole('button', { name: 'Continue' }).click()
	const key = page.getByLabel('Key', { exact: true })
	const code = someAuthenticator(await key.inputValue())
	expect(await barriers(page)).toEqual([])
	await codeField(page).fill('000000')
	await page.getByRole('button', { name: 'Turn on two-factor' }).click()
	await expect(page.getByText('This code is incorrect')).toBeVisible()
	await codeField(page).fill(code())
	await page.keyboard.press('Enter')
	const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
	const backupCode = await codes.first().innerText()
	expect(await barriers(page)).toEqual([])
	await page.getByRole('button', { name: 'I’ve saved them' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')

	await page.getByRole('button', { name: /^Account menu/ }).click()
	await page.getByRole('menuitem', { name: 'Log out' }).click()
	await signIn(page, 'ana.lopez')
	await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
	await expect(codeField(page)).toBeFocused()
	expect(await barriers(page)).toEqual([])
	await codeField(page).fill(code(1))
	await page.getByRole('button', { name: 'Sign in', exact: true }).click()
	await expect(page.getByText('Login Successful')).toBeVisible()

	await page.goto('/account-security')
	await expect(page.getByText('10 backup codes left.')).toBeVisible()
	await page.getByRole('button', { name: 'Turn off' }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Your password').fill(ownPassword)
	await dialog.getByLabel('Code', { exact: true }).fill(backupCode)
	expect(await barriers(page)).toEqual([])
	await dialog.getByRole('button', { name: 'Turn off' }).click()
	await expect(page.getByText('Two-factor is off')).toBeVisible()
	await page.reload()
	await expect(page.getByRole('heading', { name: 'Set up two-factor' })).toBeVisible()
})

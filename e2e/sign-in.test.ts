import { expect, test } from './candor.ts'

test.use({ person: null })

test('whoever comes without a session finds the sign-in screen at every address', async ({ page }) => {
	for (const address of ['/', '/recordings', '/admin-dashboard', '/no-such-page']) {
		await page.goto(address)
		await expect(page.getByRole('heading', { name: 'Enterprise Sales Training Platform' })).toBeVisible()
		await expect(page.getByRole('button', { name: 'Access Platform' })).toBeVisible()
		await expect(page.getByRole('navigation')).toHaveCount(0)
	}
})

test('the username has the focus when the sign-in screen opens', async ({ page }) => {
	await page.goto('/')
	await expect(page.getByLabel('Username')).toBeFocused()
})

test('a rep signs in with a demo sign-in and is welcomed', async ({ page }) => {
	await page.goto('/')
	await page.getByRole('button', { name: /maya\.ortiz/ }).click()
	await expect(page.getByLabel('Username')).toHaveValue('maya.ortiz')
	await page.getByRole('button', { name: 'Access Platform' }).click()
	await expect(page.getByText('Login Successful')).toBeVisible()
	await expect(page.getByText('Welcome to Candor, Maya Ortiz!')).toBeVisible()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
	await expect(page.getByRole('complementary').getByText('Sales Rep')).toBeVisible()
})

test('while the server thinks, the button says so', async ({ page }) => {
	const thought = Promise.withResolvers<void>()
	await page.route('**/api/login', async (route) => {
		await thought.promise
		await route.continue()
	})
	await page.goto('/')
	await page.getByRole('button', { name: /dana\.whitfield/ }).click()
	await page.getByRole('button', { name: 'Access Platform' }).click()
	await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeVisible()
	thought.resolve()
	await expect(page.getByRole('complementary').getByText('Administrator')).toBeVisible()
})

test.describe('with wrong credentials', () => {
	test.use({ mayComplain: /status of 401/ })

	for (const [who, username] of [
		['a known name', 'sam.okafor'],
		['a name nobody has', 'nobody.here'],
	] as const)
		test(`${who} and a wrong password are refused in the same words`, async ({ page }) => {
			await page.goto('/')
			await page.getByLabel('Username').fill(username)
			await page.getByLabel('Password', { exact: true }).fill('not-the-password')
			await page.getByRole('button', { name: 'Access Platform' }).click()
			await expect(page.getByText('Login Failed')).toBeVisible()
			const toast = page.getByRole('alert').filter({ hasText: 'Login Failed' })
			await expect(toast).toContainText('Invalid username or password. Please try again.')
			await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
		})
})

test('username and password are both required', async ({ page }) => {
	await page.goto('/')
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await page.getByRole('button', { name: 'Access Platform' }).click()
	await page.getByLabel('Username').fill('maya.ortiz')
	await page.getByRole('button', { name: 'Access Platform' }).click()
	await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
	expect(asked).not.toContain('/api/login')
})

test('the password can be shown and hidden', async ({ page }) => {
	await page.goto('/')
	const password = page.getByLabel('Password', { exact: true })
	await password.fill('a secret')
	await page.getByRole('button', { name: 'Show password' }).click()
	await expect(password).toHaveAttribute('type', 'text')
})

test.describe('once signed in', () => {
	test.use({ person: 'maya.ortiz' })

	test('the session survives a reload and ends with logging out', async ({ page }) => {
		await page.goto('/')
		await page.reload()
		await expect(page.getByRole('complementary').getByText('Maya Ortiz')).toBeVisible()
		const stored = await page.evaluate(() => localStorage.getItem('auth'))
		expect(JSON.parse(stored ?? '{}')).toEqual({ username: 'maya.ortiz' })

		await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
		await page.waitForLoadState('networkidle')
		await page.getByRole('complementary').getByRole('button', { name: 'Log out' }).click()
		await expect(page.getByRole('button', { name: 'Access Platform' })).toBeVisible()
		const left = await page.evaluate(() => Object.keys(localStorage))
		for (const item of ['auth', 'isAuthenticated', 'loginTime', 'username', 'userRole'])
			expect(left).not.toContain(item)
		expect((await page.request.get('/api/user')).status()).toBe(401)
	})

	test('what the browser remembers counts for 24 hours and only when complete', async ({ page }) => {
		const spoil = [
			() => localStorage.setItem('loginTime', String(Date.now() - 24 * 60 * 60 * 1000 - 1)),
			() => localStorage.removeItem('userRole'),
			() => localStorage.setItem('isAuthenticated', 'false'),
		]
		for (const change of spoil) {
			await page.goto('/')
			await page.evaluate(() => {
				localStorage.setItem('isAuthenticated', 'true')
				localStorage.setItem('loginTime', String(Date.now()))
				localStorage.setItem('username', 'maya.ortiz')
				localStorage.setItem('userRole', 'salesrep')
			})
			await page.reload()
			await expect(page.getByRole('complementary').getByText('Maya Ortiz')).toBeVisible()
			await page.evaluate(change)
			await page.reload()
			await expect(page.getByRole('button', { name: 'Access Platform' })).toBeVisible()
			expect(await page.evaluate(() => localStorage.getItem('username'))).toBeNull()
		}
	})

	test.describe('a browser that says more than is true', () => {
		test.use({ mayComplain: /status of 401/ })

		test('stored values prove nothing without the cookie', async ({ page, context }) => {
			await page.goto('/')
			await context.clearCookies()
			await page.reload()
			await expect(page.getByRole('button', { name: 'Access Platform' })).toBeVisible()
		})
	})

	test('a role written into the browser opens no page', async ({ page }) => {
		await page.goto('/')
		await page.evaluate(() => localStorage.setItem('userRole', 'admin'))
		await page.goto('/admin-dashboard')
		await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
	})
})

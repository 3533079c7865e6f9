import { expect, test } from './candor.ts'

const openToAll = {
	'/': 'Welcome',
	'/ai-coach': 'AI Coach',
	'/debt-settlement-compliance': 'Compliance',
	'/recordings': 'All Recordings',
	'/role-play': 'AI Role-Play Training',
	'/sales-content': 'Content',
	'/credit-insights': 'Credit Insights',
	'/sales-education': 'Learning Hub',
	'/pricing': 'Pay per seat',
}
const forAdmins = {
	'/admin-dashboard': 'Admin Dashboard',
	'/employees': 'Employees',
	'/employees/maya': 'Employee',
	'/goals': 'Goals & KPIs',
	'/dialer-settings': 'Dialer & live coaching',
}

test.describe('a sales rep', () => {
	test('finds every page of the route table', async ({ page }) => {
		for (const [address, title] of Object.entries(openToAll)) {
			await page.goto(address)
			await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
		}
	})

	test('is told that the pages of administrators are not for reps', async ({ page }) => {
		for (const address of Object.keys(forAdmins)) {
			await page.goto(address)
			await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
			await expect(page.getByRole('main')).toContainText('only available to administrators')
			await expect(page.getByRole('main')).toContainText('admin-only')
		}
		await page.goto('/admin-dashboard')
		await expect(
			page.getByText('Admin Dashboard is only available to administrators.', { exact: false }),
		).toBeVisible()
	})

	test('has no way to them in the navigation', async ({ page }) => {
		await page.goto('/')
		const ways = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
		await expect(ways).toHaveCount(7)
		await expect(ways.filter({ hasText: 'Admin Dashboard' })).toHaveCount(0)
		await expect(ways.filter({ hasText: 'Credit Insights' })).toHaveCount(0)
	})

	test('lands on the home page from /dashboard, and on a 404 screen from nowhere', async ({ page }) => {
		await page.goto('/dashboard')
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
		await page.goto('/no/such/page')
		await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
		await page.getByRole('link', { name: 'Go Home' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
	})

	test('reads that payments are not configured where one would pay', async ({ page }) => {
		for (const address of ['/checkout', '/subscribe']) {
			await page.goto(address)
			await expect(page.getByRole('main')).toContainText('Payment processing is not configured.')
			await page.getByRole('link', { name: 'Back to Pricing' }).click()
			await expect(page).toHaveURL(/\/pricing/)
		}
	})
})

test.describe('an administrator', () => {
	// There is nobody at the address of an employee that it goes to.
	test.use({ person: 'dana.whitfield', mayComplain: /404/ })

	test('finds the pages of administrators', async ({ page }) => {
		for (const [address, title] of Object.entries(forAdmins)) {
			await page.goto(address)
			await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
		}
		await page.goto('/goals')
		await expect(page.getByRole('main')).toContainText('coming soon')
	})

	test('has the way to them in the navigation', async ({ page }) => {
		await page.goto('/')
		await page
			.getByRole('navigation', { name: 'Main' })
			.getByRole('link', { name: 'Admin Dashboard' })
			.click()
		await expect(page).toHaveURL(/\/admin-dashboard$/)
	})
})

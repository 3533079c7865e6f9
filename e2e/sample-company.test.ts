import { expect, test } from './candor.ts'

test.use({ environment: { DEMO: 'on' }, person: 'dana.whitfield' })

test('a new user takes the tour of the sample company, with the keyboard, and it does not come back', async ({
	page,
}) => {
	await page.goto('/')
	await expect(page.getByText(/^Adding sample calls: \d+ of \d+$/)).toBeVisible()
	const tour = page.getByRole('complementary', { name: 'Tour' })
	await tour.getByRole('button', { name: 'Start the tour' }).press('Enter')
	await expect(page).toHaveURL(/\/recordings$/)
	await expect(tour.getByRole('heading')).toHaveText('Upload a call')
	await expect(tour.getByRole('heading')).toBeFocused()

	const next = tour.getByRole('button', { name: 'Next' })
	await next.press('Enter')
	await expect(page).toHaveURL(/\/recordings\/[0-9a-f-]{36}/)
	await expect(page.getByRole('tab', { name: /^Findings/ })).toBeVisible()
	await next.press('Enter')
	await expect(page).toHaveURL(/\/role-play$/)
	await next.press('Enter')
	await expect(tour).toContainText('Step 4 of 4')
	await tour.getByRole('button', { name: 'Done' }).press('Enter')
	await expect(tour).toBeHidden()
	await page.reload()
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expect(tour).toBeHidden()
})

test('an administrator plays a live call on their own panel, and stops it', async ({ page }) => {
	await page.goto('/admin-dashboard')
	const play = page.getByRole('button', { name: 'Play a live call' })
	await play.click({ timeout: 180_000 })
	const panel = page.getByRole('region', { name: 'Live Coaching' })
	await expect(panel.getByText('Hello, this is Maya.')).toBeVisible()
	await expect(panel.getByRole('region', { name: 'Correct this now' })).toContainText('You said')
	await panel.getByRole('button', { name: 'Stop' }).click()
	await expect(panel).toBeHidden()
})

test('an administrator removes the sample company', async ({ page }) => {
	await page.goto('/admin-dashboard')
	await page.getByRole('button', { name: 'Remove sample data' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remove sample data' }).click()
	await expect(page.getByText(/^\d+ sample calls? removed$/)).toBeVisible()
	await expect(page.getByRole('region', { name: 'Sample company' })).toBeHidden()
	const { totalCalls } = await (await page.request.get('/api/stats')).json()
	expect(totalCalls).toBe(0)
})

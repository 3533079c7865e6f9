import { barriers } from './barriers.ts'
import { expect, test } from './candor.ts'

test('a rep finds an article by keyboard, and goes to a part of it', async ({ page }) => {
	await page.goto('/')
	await page.getByRole('button', { name: /^Account menu/ }).click()
	await page.getByRole('menuitem', { name: 'Help' }).click()
	await expect(page).toHaveURL('/help')
	await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused()
	await expect(page.getByRole('heading', { name: 'Your calls' })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Administration' })).toHaveCount(0)

	await page.getByRole('searchbox', { name: 'Search help' }).fill('dispute')
	await expect(page).toHaveURL('/help?q=dispute')
	await page.getByRole('searchbox').fill('zebra crossing')
	await expect(page.getByRole('heading', { name: 'No matching articles' })).toBeVisible()
	await page.getByRole('searchbox').fill('swap speakers')
	const results = page.getByRole('main').getByRole('listitem')
	await expect(results).toHaveCount(1)
	await results.getByRole('link', { name: 'Read a call' }).press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: 'Read a call' })).toBeVisible()
	await expect(page).toHaveTitle('Read a call · Candor')

	const picture = page.getByRole('img', { name: /^A call: player/ })
	await picture.scrollIntoViewIfNeeded()
	await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
	const contents = page.getByRole('navigation', { name: 'On this page' })
	await contents.getByRole('link', { name: 'How the score is made' }).press('Enter')
	await expect(page).toHaveURL('/help/read-a-call#how-the-score-is-made')
	await expect(page.getByRole('heading', { name: 'How the score is made' })).toBeFocused()
	expect(await barriers(page)).toEqual([])

	await page.keyboard.press('Control+k')
	const palette = page.getByRole('dialog', { name: 'Search and commands' })
	await page.getByRole('combobox').fill('dispute findings')
	const group = palette.getByRole('group', { name: 'Help', exact: true })
	await group.getByRole('option', { name: /Understand and dispute findings/ }).click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Understand and dispute findings')
})

test.describe('the administrator guide', () => {
	test.use({ mayComplain: /status of 40[34]/ })

	test('is closed to reps', async ({ page }) => {
		await page.goto('/help/audit-trail')
		await expect(page.getByRole('heading', { level: 1, name: 'For administrators' })).toBeVisible()
		await page.goto('/help/no-such-article')
		await expect(page.getByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible()
		await page.getByRole('link', { name: 'All help' }).click()
		await expect(page).toHaveURL('/help')
	})

	test.describe('for an administrator', () => {
		test.use({ person: 'dana.whitfield' })
		test('is part of the help, and its links lead to the screens', async ({ page }) => {
			await page.goto('/help')
			await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
			await page.getByRole('link', { name: 'Read the audit trail' }).click()
			await page.getByRole('article').getByRole('link', { name: 'Audit Trail' }).click()
			await expect(page.getByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible()
		})
	})
})

import { standInSettings } from '#app/stripe-stand-in/stripe-stand-in.ts'
import { expect, test } from './candor.ts'
import { notice } from './coach.ts'
import { box, button, list } from './content.ts'

// Payment is on and nobody has paid: a piece a day.
test.use({ environment: standInSettings('http://127.0.0.1:1'), mayComplain: /Failed to load resource/ })

test('what could not be done is told, and nothing typed is lost', async ({ page }) => {
	const fail = (method: string) =>
		page.route('**/api/sales-content**', (route) =>
			route.request().method() === method
				? route.fulfill({ status: 500, json: { error: 'The server is busy.' } })
				: route.fallback(),
		)
	const submit = page.getByRole('button', { name: 'Generate Content', exact: true })
	const again = 'Unable to generate content. Please try again.'
	await page.goto('/sales-content')
	await box(page).fill('Voicemail for a lead who filled in our form')
	await fail('POST')
	await submit.click()
	await expect(notice(page, 'Generation Failed', 'alert')).toContainText(again)
	await expect(page.getByRole('main')).toContainText(`Generation Failed${again}`)
	await expect(box(page)).toHaveValue('Voicemail for a lead who filled in our form')
	await page.unrouteAll()
	await submit.click()
	await expect(notice(page, 'Content Generated!')).toBeVisible()
	await page.getByRole('tab', { name: 'Generate Content' }).click()
	await expect(box(page)).toHaveValue('')
	await box(page).fill('Another voicemail, for tomorrow')
	await submit.click()
	const upgrade = "You've reached your content generation limit. Upgrade for unlimited access."
	await expect(notice(page, 'Usage Limit Reached', 'alert')).toContainText(upgrade)
	await expect(page.getByRole('main')).toContainText(`Usage Limit Reached${upgrade}`)
	await expect(box(page)).toHaveValue('Another voicemail, for tomorrow')

	await page.goto('/sales-content?tab=library')
	await list(page).getByRole('listitem').getByRole('button').first().click()
	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
	})
	await button(page, 'Copy').click()
	await expect(notice(page, 'Copy Failed', 'alert')).toBeVisible()
	await fail('PUT')
	await button(page, 'Favorite').click()
	await expect(notice(page, 'Failed to update content', 'alert')).toContainText('The server is busy.')
	await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'false')
	await fail('DELETE')
	await button(page, 'Delete').click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expect(notice(page, 'Failed to delete content', 'alert')).toBeVisible()
	await fail('GET')
	await page.reload()
	await expect(list(page).getByRole('alert')).toContainText('Failed to fetch content')
	await page.unrouteAll()
	await list(page).getByRole('button', { name: 'Try again' }).click()
	await expect(list(page).getByRole('listitem')).toHaveCount(1)

	await page.goto('/')
	const card = page.getByRole('region', { name: 'Quick content generator' })
	await card.getByLabel('What do you need?').fill('An email')
	await card.getByRole('button', { name: 'Generate Content' }).click()
	await expect(notice(page, 'Generation Failed', 'alert')).toContainText(again)
	await expect(card).toContainText(upgrade)
})

import type { Page } from '@playwright/test'
import { expect, test, untilAllScored } from './candor.ts'

const words = `Rep: Hi, this is Maya with Northfield Debt Relief on a recorded line. May I have the card?
Customer: Sure, it is 4111 1111 1111 1111.
Rep: Thank you. You owe 4,500 on it, and the first payment is March 15th.`

async function openCall(page: Page) {
	const transcript = { name: 'card on the phone.txt', mimeType: 'text/plain', buffer: Buffer.from(words) }
	const { id } = await (await page.request.post('/api/recordings', { multipart: { transcript } })).json()
	await untilAllScored(page)
	await page.goto(`/recordings/${id}`)
	return page.getByRole('region', { name: 'Transcript', exact: true })
}

test('a rep sees that personal data is hidden', async ({ page }) => {
	const transcript = await openCall(page)
	await expect(transcript).toContainText('Sure, it is [card number].')
	await expect(transcript).toContainText('You owe 4,500 on it')
	await expect(transcript).toContainText('Personal data hidden in 1 place')
	await expect(transcript.getByRole('button', { name: 'Reveal personal data' })).toHaveCount(0)
})

test.describe('an administrator', () => {
	test.use({ person: 'dana.whitfield' })

	test('reveals personal data with a reason, until the page is left', async ({ page }) => {
		const transcript = await openCall(page)
		await transcript.getByRole('button', { name: 'Reveal personal data' }).click()
		const dialog = page.getByRole('dialog', { name: 'Reveal personal data?' })
		await dialog.getByRole('button', { name: 'Reveal' }).click()
		await expect(dialog).toContainText('Enter at least 5 characters.')
		await dialog.getByLabel('Reason').fill('The customer disputes the card.')
		await dialog.getByRole('button', { name: 'Reveal' }).click()
		await expect(transcript).toContainText('Sure, it is 4111 1111 1111 1111.')
		await expect(transcript).toContainText('Personal data shown in 1 place')
		await page.reload()
		await expect(transcript).toContainText('Sure, it is [card number].')
	})
})

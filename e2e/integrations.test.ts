import type { Page } from '@playwright/test'
import { startReceiver } from '#app/fixtures/receiver.ts'
import { barriers } from './barriers.ts'
import { expect, test } from './candor.ts'

test.use({
	environment: { WEBHOOK_PRIVATE_ADDRESSES: 'on' },
	// A token that was revoked, and an address that cannot be used, are refused.
	mayComplain: /400 \(Bad Request\)/,
	contextOptions: { reducedMotion: 'reduce' },
	permissions: ['clipboard-read', 'clipboard-write'],
})

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What a dialog shows once, by the button that copies it. */
async function copyOnce(page: Page, label: string) {
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('It won’t be shown again')
	expect(await barriers(page, { standards })).toEqual([])
	await page.keyboard.press('Escape')
	await dialog.getByRole('button', { name: `Copy ${label}` }).click()
	await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
	const secret = await page.evaluate(() => navigator.clipboard.readText())
	await dialog.getByRole('button', { name: 'I’ve saved it' }).click()
	await expect(dialog).toHaveCount(0)
	return secret
}

test('a rep makes a token, a program uploads a call with it, and then it is revoked', async ({
	page,
	server,
}) => {
	await page.goto('/')
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('menuitem', { name: 'API & webhooks' }).click()
	await expect(page.getByRole('heading', { name: 'No tokens yet' })).toBeVisible()
	await expect(page.getByRole('tab')).toHaveCount(0)
	await page.getByRole('button', { name: 'New token' }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: 'Create token' }).click()
	await expect(dialog).toContainText('Enter a name for the token.')
	await expect(dialog.getByLabel('team:read')).toHaveCount(0)
	await dialog.getByLabel('Name').fill('Nightly import')
	await dialog.getByLabel('recordings:write').check()
	await dialog.getByRole('button', { name: 'Create token' }).click()
	const token = await copyOnce(page, 'API token')
	const row = page.getByRole('row', { name: 'Nightly import' })
	await expect(row).toContainText('Never')

	const ask = (path: string, init: RequestInit = {}) =>
		fetch(server.address + path, { ...init, headers: { authorization: `Bearer ${token}` } })
	const body = new FormData()
	body.append('transcript', new File(['rep: This is Maya on a recorded line.'], 'from-a-program.txt'))
	expect((await ask('/api/recordings', { method: 'POST', body })).status).toBe(201)
	await page.reload()
	await expect(row).not.toContainText('Never')
	await expect(page.locator('body')).not.toContainText(token)

	await page.getByRole('link', { name: 'API reference' }).click()
	await expect(page.getByRole('heading', { name: 'API reference', level: 1 })).toBeVisible()
	await page.getByText('Upload a call', { exact: true }).click()
	await expect(page.getByText('Request body: multipart/form-data')).toBeVisible()
	await page.goBack()

	await row.getByRole('button', { name: 'Revoke Nightly import' }).click()
	await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
	await expect(page.getByRole('heading', { name: 'No tokens yet' })).toBeVisible()
	expect((await ask('/api/stats')).status).toBe(401)
})

test.describe('for an administrator', () => {
	test.use({ person: 'dana.whitfield' })

	test('a webhook is set up, tried, mended and taken away', async ({ page }) => {
		let close = () => {}
		const receiver = await startReceiver((end) => {
			close = end
		})
		await page.goto('/integrations?tab=webhooks')
		await page.getByRole('button', { name: 'Add a webhook' }).click()
		const dialog = page.getByRole('dialog')
		await dialog.getByLabel('Name').fill('Data warehouse')
		await dialog.getByLabel('Address').fill('http://example.com/hooks')
		await dialog.getByRole('button', { name: 'Add webhook' }).click()
		await expect(dialog.getByRole('alert')).toContainText('must begin with https://')
		await expect(dialog.getByLabel('Name')).toHaveValue('Data warehouse')
		await dialog.getByLabel('Address').fill(receiver.url)
		await dialog.getByLabel('deal.closed').check()
		await dialog.getByRole('button', { name: 'Add webhook' }).click()
		const secret = await copyOnce(page, 'Signing secret')

		receiver.answerWith({ status: 503, body: 'Back soon' })
		const card = page.getByRole('region', { name: 'Data warehouse' })
		await card.getByRole('button', { name: 'Send a test' }).click()
		await expect(card).toContainText('HTTP 503.')
		await expect(card).toContainText('No messages delivered since')
		expect(await barriers(page, { standards })).toEqual([])
		receiver.answerWith({ status: 200 })
		await card.getByRole('button', { name: 'Send again: webhook.test' }).click()
		await expect(card.getByText('Delivered')).toBeVisible()
		expect(receiver.read(secret).at(-1)).toMatchObject({ type: 'webhook.test' })
		await expect(card).not.toContainText('No messages delivered since')

		await card.getByRole('button', { name: 'New secret' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Create new secret' }).click()
		expect(await copyOnce(page, 'Signing secret')).not.toBe(secret)
		await card.getByRole('button', { name: 'Delete Data warehouse' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
		await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
		close()
	})
})

import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { barriers } from './barriers.ts'
import { expect, signedIn, test, untilAllScored } from './candor.ts'

// A phone number without calls is answered 404, and the browser says so.
test.use({ person: 'dana.whitfield', contextOptions: { reducedMotion: 'reduce' }, mayComplain: /404/ })

test('a call under a legal hold stays, its exam pack is intact, and the trail tells all of it', async ({
	page,
	server,
	browser,
}) => {
	await untilAllScored(page)
	const [call] = await (await page.request.get('/api/recordings?q=kowalczyk')).json()
	const more = page.getByRole('button', { name: 'More actions' })
	await page.goto(`/recordings/${call.id}`)
	await more.click()
	await page.getByRole('menuitem', { name: 'Delete recording' }).click()
	await expect(page.getByRole('alertdialog')).toContainText('16 CFR 310.5')
	await page.keyboard.press('Escape')
	await more.click()
	await page.getByRole('menuitem', { name: 'Place legal hold' }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Reason').fill('Letter of the attorney general.')
	expect(await barriers(page)).toEqual([])
	await dialog.getByRole('button', { name: 'Place hold' }).click()
	await expect(page.getByText('“Letter of the attorney general.”')).toBeVisible()
	await expect(page.getByText('Legal hold', { exact: true })).toBeVisible()

	const context = await browser.newContext({
		baseURL: server.address,
		storageState: await signedIn(server.address, 'maya.ortiz'),
	})
	const rep = await context.newPage()
	await rep.goto(`/recordings/${call.id}`)
	await expect(rep.getByText('Letter of the attorney general.')).toHaveCount(0)
	await rep.getByRole('button', { name: 'More actions' }).click()
	await expect(rep.getByRole('menuitem', { name: 'Exam pack' })).toHaveCount(0)
	await rep.getByRole('menuitem', { name: 'Delete recording' }).click()
	await expect(rep.getByRole('dialog')).toContainText(
		'can’t be deleted until an administrator lifts the hold',
	)
	expect((await rep.request.delete(`/api/recordings/${call.id}`)).status()).toBe(409)
	await context.close()

	await more.click()
	await page.getByRole('menuitem', { name: 'Exam pack' }).click()
	const downloading = page.waitForEvent('download')
	await dialog.getByRole('button', { name: 'Download' }).click()
	const path = await (await downloading).path()
	const program = ['app/exam-packs.ts', 'verify-pack', path]
	const env = { ...process.env, DATA_DIR: server.dataDir }
	expect(spawnSync(process.execPath, program, { encoding: 'utf8', env }).stdout).toContain('is intact')

	await more.click()
	await page.getByRole('menuitem', { name: 'Audit trail of this call' }).click()
	const rows = page.getByRole('table').getByRole('row')
	await expect(rows.nth(1)).toContainText('Exam pack created')
	await expect(rows.filter({ hasText: 'Legal hold placed' })).toContainText('Letter of the attorney general.')
	await rows.nth(1).getByRole('link', { name: 'Kowalczyk' }).click()
	await more.click()
	await page.getByRole('menuitem', { name: 'Lift legal hold' }).click()
	await dialog.getByLabel('Reason').fill('The matter is closed.')
	await dialog.getByRole('button', { name: 'Lift hold' }).click()
	await expect(page.getByText('“Letter of the attorney general.”')).toHaveCount(0)
})

test('the audit trail is narrowed, kept in its address and exported', async ({ page }) => {
	const [call] = await (await page.request.get('/api/recordings?q=kowalczyk')).json()
	await page.request.get(`/api/recordings/${call.id}/audio?download=1`)
	await page.goto('/audit-trail')
	const rows = page.getByRole('table').getByRole('row')
	await page.getByLabel('Action', { exact: true }).selectOption('Call downloaded')
	await expect(page).toHaveURL(/action=recording\.downloaded/)
	await page.getByLabel('Person').selectOption('Dana Whitfield')
	await expect(rows.nth(1)).toContainText('Call downloaded')
	await page.reload()
	await expect(page.getByLabel('Action', { exact: true })).toHaveValue('recording.downloaded')
	const downloading = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Export CSV' }).click()
	const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
	expect(
		lines.slice(1).every((line) => line.includes('Dana Whitfield,') && line.includes('Call downloaded')),
	).toBe(true)
	await page.getByLabel('From').fill('2020-01-01')
	await page.getByLabel('To', { exact: true }).fill('2020-01-02')
	await expect(page.getByRole('heading', { name: 'No matching activity' })).toBeVisible()
	await page.getByRole('button', { name: 'Clear' }).click()
	await expect(rows.filter({ hasText: 'Audit trail exported' })).toHaveCount(1)
	await page.getByRole('button', { name: 'Exam pack for a phone number' }).click()
	await page.getByRole('textbox', { name: 'Phone number' }).fill('602 555 0100')
	await page.getByRole('button', { name: 'Download' }).click()
	await expect(page.getByRole('alert')).toContainText('There are no recorded calls with this phone number.')
	expect(await barriers(page)).toEqual([])
})

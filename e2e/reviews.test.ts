import type { Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { expect, signedIn, test, untilAllScored } from './candor.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a rep disputes a finding, an administrator overturns it, and both see what counts', async ({
	page,
	server,
	browser,
}) => {
	await untilAllScored(page)
	const [call] = await (await page.request.get('/api/recordings?q=kowalczyk')).json()
	const { title, turn } = call.analysis.findings.find(({ level }: { level: string }) => level === 'certain')
	await page.goto(`/recordings/${call.id}`)
	await page.getByRole('tab', { name: /^Findings/ }).click()
	const issue = card(page, 'Prohibited statements').getByRole('listitem').filter({ hasText: title }).first()
	await issue.locator('h3 button').click()
	await expect(issue.getByRole('button', { name: /^Overturn/ })).toHaveCount(0)
	await issue.getByRole('button', { name: /^Dispute/ }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: 'Dispute' }).click()
	await expect(dialog).toContainText('Enter at least 5 characters.')
	await dialog.getByLabel('Reason').fill('I was telling her what the other company had said.')
	expect(await barriers(page)).toEqual([])
	await page.keyboard.press('Tab')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Enter')
	await expect(issue).toContainText('Disputed')
	await expect(issue).toContainText('what the other company had said')
	await expect(issue.getByRole('button', { name: /^Dispute/ })).toHaveCount(0)

	const context = await browser.newContext({
		baseURL: server.address,
		storageState: await signedIn(server.address, 'dana.whitfield'),
		viewport: { width: 390, height: 844 },
		reducedMotion: 'reduce',
	})
	const phone = await context.newPage()
	await phone.goto('/compliance-review')
	const disputes = card(phone, 'Open disputes')
	await expect(disputes).toContainText('what the other company had said')
	expect(await barriers(phone)).toEqual([])
	expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
	await disputes.getByRole('link').first().click()
	await expect(phone).toHaveURL(/#turn-\d+$/)
	await expect(phone.locator(`#turn-${turn}`)).toBeInViewport()
	await phone.goto('/compliance-review')
	await disputes.getByRole('button', { name: /^Overturn/ }).click()
	await phone.getByRole('dialog').getByLabel('Reason (optional)').fill('She does quote the other company.')
	await phone.getByRole('dialog').getByRole('button', { name: 'Overturn' }).click()
	await expect(disputes).toContainText('Nothing to decide')
	await expect(card(phone, 'Candor and reviewers').getByRole('row', { name: title })).toContainText('0%')
	await context.close()

	await page.reload()
	await issue.locator('h3 button').click()
	await expect(issue).toContainText('by Dana Whitfield')
	await expect(issue.locator('s').first()).toHaveText(title)
	const { effectiveScore } = await (await page.request.get(`/api/recordings/${call.id}`)).json()
	await page.getByRole('tab', { name: 'Score' }).click()
	await expect(card(page, 'Score')).toContainText(
		`Score ${effectiveScore}, originally ${call.analysis.overallScore}.`,
	)
	expect(await barriers(page)).toEqual([])
})

test('the page of decisions is not for reps', async ({ page }) => {
	await page.goto('/compliance-review')
	await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
})

test('a likely finding is listed apart, and counts fully once an administrator confirms it', async ({
	page,
	server,
	browser,
}) => {
	const words = 'I guarantee we will settle all of it'
	await page.goto('/recordings')
	await page.getByLabel('Transcript file').setInputFiles({
		name: 'lena_ford.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from(
			[
				'Rep: Hello, this is Maya Ortiz with Fernbrook Debt Relief on a recorded line. I am calling to offer our debt settlement program.',
				'Customer: Hi, this is Lena Ford. I owe about nine thousand dollars.',
				`Rep: ${words}, and your credit score will not be affected.`,
				'Customer: I would like to think about it.',
				'Rep: Of course. I will call you on Friday.',
			].join('\n'),
		),
	})
	await page.getByRole('button', { name: 'Upload', exact: true }).click()
	await expect
		.poll(async () => (await (await page.request.get('/api/recordings?q=lena_ford')).json()).length)
		.toBe(1)
	await untilAllScored(page)
	const [call] = await (await page.request.get('/api/recordings?q=lena_ford')).json()
	const context = await browser.newContext({
		baseURL: server.address,
		storageState: await signedIn(server.address, 'dana.whitfield'),
		reducedMotion: 'reduce',
	})
	const dana = await context.newPage()
	await dana.goto(`/recordings/${call.id}`)
	await dana.getByRole('tab', { name: /^Findings/ }).click()
	const check = card(dana, 'Check these')
	await expect(check).toContainText('Likely')
	await check.locator('h3 button').first().click()
	await expect(check).toContainText(words)
	expect(await barriers(dana)).toEqual([])
	await check
		.getByRole('button', { name: /^Confirm/ })
		.first()
		.click()
	await dana.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
	await expect(card(dana, 'Prohibited statements')).toContainText(words)
	await context.close()
})

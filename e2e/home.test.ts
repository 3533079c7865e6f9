import { expect, test, untilAllScored } from './candor.ts'

test.beforeEach(({ page }) => untilAllScored(page))

test('the home page says how many calls pass', async ({ page }) => {
	const stats = await (await page.request.get('/api/stats')).json()
	await page.goto('/')
	const strip = page.getByRole('region', { name: 'Call statistics' })
	await expect(strip).toContainText(new RegExp(`Passing Calls.*${stats.passingCalls}`))
	await expect(strip).toContainText(new RegExp(`Failed Calls.*${stats.failedCalls}`))
	await expect(strip).toContainText(new RegExp(`Pass Rate.*${Math.round(stats.passRate)}%`))
})

test('the most recently scored call is shown whole, and opens', async ({ page }) => {
	const list = await (await page.request.get('/api/recordings')).json()
	const latest = list.find(
		(call: { analysis?: unknown; transcription: unknown }) => call.analysis && call.transcription,
	)
	await page.goto('/')
	const card = page.getByRole('region', { name: 'Most Recently Scored Calls' })
	await expect(card).toContainText(latest.originalName)
	await expect(card).toContainText('Strengths')
	await expect(card).toContainText('Missing required disclosures')
	await card.getByRole('button', { name: /transcript/i }).click()
	await expect(card.getByRole('region', { name: /^Transcript of/ })).toBeVisible()
	await card.getByRole('link', { name: 'Open call' }).click()
	await expect(page.getByRole('heading', { level: 1, name: latest.originalName })).toBeVisible()
})

test('a call can be uploaded from here, and the latest upload stands beside it', async ({ page }) => {
	await page.goto('/')
	const panel = page.getByRole('region', { name: 'Upload Audio Recording' })
	await expect(panel.getByRole('button', { name: 'Choose File' })).toBeVisible()
	await expect(panel).toContainText('1.5GB')
	await expect(panel).toContainText('120 minutes')
	await expect(panel.getByRole('region', { name: 'Latest Upload' })).toContainText('Analyzed')
})

import type { Page } from '@playwright/test'
import { expect, test, untilAllScored } from './candor.ts'

async function openCall(page: Page, q: string) {
	await untilAllScored(page)
	const [call] = await (await page.request.get(`/api/recordings?q=${q}`)).json()
	await page.goto(`/recordings/${call.id}`)
	await expect(page.getByRole('heading', { level: 1, name: call.originalName })).toBeVisible()
	return call
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a call shows its score, its skills and what it is made of', async ({ page }) => {
	const { analysis } = await openCall(page, 'alvarado')
	await expect(card(page, 'Score')).toContainText(String(analysis.overallScore))
	for (const skill of analysis.skills) await expect(card(page, 'Score')).toContainText(skill.title)
	await expect(page.getByRole('main')).toContainText('CLOSED DEAL')
	await expect(card(page, 'Transcript')).toContainText('I just sat there in the kitchen.')
	await expect(card(page, 'Disclosures made')).toBeVisible()
})

test('a finding plays the moment it was said', async ({ page }) => {
	const { analysis } = await openCall(page, 'kowalczyk')
	expect(analysis.findings.length).toBeGreaterThan(0)
	const issue = card(page, 'Compliance issues').getByRole('listitem').first()
	await expect(issue).toContainText('Say instead:')
	await expect(issue).toContainText('CFR')
	const player = card(page, 'Audio player')
	await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
	await issue.getByRole('button', { name: /Hear it/ }).click()
	await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
	await expect(card(page, 'Transcript').locator('[aria-current=true]')).toBeVisible()
	await page.keyboard.press('k')
	await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('missing disclosures come with the line that makes them', async ({ page }) => {
	const { analysis } = await openCall(page, 'osei')
	expect(analysis.requiredDisclosures.length).toBeGreaterThan(0)
	const missing = card(page, 'Missing required disclosures')
	for (const title of analysis.requiredDisclosures) await expect(missing).toContainText(title)
	await expect(missing).toContainText('Say:')
})

test('a turn is played from its time, and words are found', async ({ page }) => {
	await openCall(page, 'brandt')
	const transcript = card(page, 'Transcript')
	await transcript
		.getByRole('button', { name: /^Play from/ })
		.nth(4)
		.click()
	await expect(card(page, 'Audio player').getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
	await transcript.getByLabel('Search transcript').fill('lunch break')
	await expect(transcript.getByText('1 turn found')).toBeVisible()
})

test('speakers are swapped and the call is scored again', async ({ page }) => {
	const before = await openCall(page, 'ames')
	await page.getByRole('button', { name: 'More actions' }).click()
	await page.getByRole('menuitem', { name: 'Swap speakers' }).click()
	await expect(page.getByText('Speakers swapped', { exact: true })).toBeVisible()
	await untilAllScored(page)
	const after = await (await page.request.get(`/api/recordings/${before.id}`)).json()
	expect(after.transcript.segments[0].speaker).toBe('customer')
	await page.request.post(`/api/recordings/${before.id}/swap-speakers`)
	await untilAllScored(page)
})

test('the audio can be downloaded under its own name', async ({ page }) => {
	await openCall(page, 'ames')
	await page.getByRole('button', { name: 'More actions' }).click()
	const downloading = page.waitForEvent('download')
	await page.getByRole('menuitem', { name: 'Download audio' }).click()
	expect((await downloading).suggestedFilename()).toBe('ames_tara_wrong_time.mp3')
})

test.describe('a call of somebody else', () => {
	test.use({ mayComplain: /status of 404/ })

	test('does not exist for a rep', async ({ page, server, playwright }) => {
		const { signedIn } = await import('./candor.ts')
		const dana = await playwright.request.newContext({
			baseURL: server.address,
			storageState: await signedIn(server.address, 'dana.whitfield'),
		})
		const [call] = await (await dana.get('/api/recordings?q=nguyen')).json()
		await dana.dispose()
		await page.goto(`/recordings/${call.id}`)
		await expect(page.getByRole('heading', { name: 'Call not found' })).toBeVisible()
		for (const part of ['', '/audio', '/waveform'])
			expect((await page.request.get(`/api/recordings/${call.id}${part}`)).status()).toBe(404)
	})
})

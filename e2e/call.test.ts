import type { Locator, Page } from '@playwright/test'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { barriers } from './barriers.ts'
import { expect, test, untilAllScored } from './candor.ts'

async function openCall(page: Page, q: string) {
	await untilAllScored(page)
	const [call] = await (await page.request.get(`/api/recordings?q=${q}`)).json()
	await page.goto(`/recordings/${call.id}`)
	await expect(page.getByRole('heading', { level: 1, name: callTitle(call) })).toBeVisible()
	await expect(page.getByRole('main')).toContainText(call.originalName)
	return call
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
/** The heading of a row that opens. */
const rowButton = (row: Locator) => row.locator('h3 button')

test('a call shows its score, its skills and what it is made of', async ({ page }) => {
	const { analysis } = await openCall(page, 'alvarado')
	await expect(card(page, 'Score')).toContainText(String(analysis.overallScore))
	await expect(card(page, 'Score')).toContainText('Why this score')
	for (const skill of analysis.skills)
		await expect(card(page, 'Skills, out of 10')).toContainText(skill.title)
	await expect(page.getByRole('main')).toContainText('CLOSED DEAL')
	await expect(card(page, 'Transcript')).toContainText('I just sat there in the kitchen.')
	await tab(page, 'Disclosures').click()
	await expect(card(page, 'Required disclosures').getByRole('listitem').first()).toContainText('Made')
})

test('a finding plays the moment it was said', async ({ page }) => {
	const { analysis } = await openCall(page, 'kowalczyk')
	expect(analysis.findings.length).toBeGreaterThan(0)
	await tab(page, 'Findings').click()
	const issue = card(page, 'Prohibited statements').getByRole('listitem').first()
	await expect(issue).not.toContainText('Say instead:')
	await rowButton(issue).click()
	await expect(issue).toContainText('Say instead:')
	await expect(issue).toContainText('CFR')
	expect(await barriers(page)).toEqual([])
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
	await tab(page, 'Disclosures').click()
	const disclosures = card(page, 'Required disclosures').getByRole('listitem')
	for (const title of analysis.requiredDisclosures) {
		const missing = disclosures.filter({ hasText: title })
		await expect(missing).toContainText('Missing')
		await rowButton(missing).click()
		await expect(missing).toContainText('Say:')
	}
})

test('rows open one at a time by keyboard, and tabs count what they list', async ({ page }) => {
	await openCall(page, 'kowalczyk')
	for (const name of ['Findings', 'Disclosures']) {
		await tab(page, name).click()
		const rows = page.getByRole('tabpanel').locator('h3 button')
		await expect(rows.first()).toBeVisible()
		await expect(tab(page, name)).toHaveText(`${name}${await rows.count()}`)
		await expect(tab(page, name)).toHaveCSS('outline-style', 'none')
	}
	await page.keyboard.press('ArrowLeft')
	await expect(tab(page, 'Findings')).toBeFocused()
	await expect(tab(page, 'Findings')).toHaveCSS('outline-style', 'solid')
	const rows = page.getByRole('tabpanel').locator('h3 button')
	await rows.first().focus()
	await page.keyboard.press('Enter')
	await expect(rows.first()).toHaveAttribute('aria-expanded', 'true')
	await page.keyboard.press('ArrowDown')
	await expect(rows.nth(1)).toBeFocused()
	await page.keyboard.press('Space')
	await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true')
	await expect(rows.first()).toHaveAttribute('aria-expanded', 'false')
})

test('player and transcript stay in view while the review scrolls, and following leaves what was pressed in place', async ({
	page,
}) => {
	await openCall(page, 'kowalczyk')
	await tab(page, 'Findings').click()
	const row = page.getByRole('tabpanel').getByRole('listitem').last()
	await rowButton(row).click()
	const play = row.getByRole('button', { name: /Hear it/ })
	await play.click()
	await expect(card(page, 'Transcript').locator('[aria-current=true]')).toBeInViewport()
	await expect(card(page, 'Audio player')).toBeInViewport({ ratio: 1 })
	await expect(play).toBeInViewport()
	await page.getByRole('tabpanel').hover()
	await page.mouse.wheel(0, 2000)
	await expect(card(page, 'Audio player')).toBeInViewport({ ratio: 1 })
	await expect(card(page, 'Transcript')).toBeInViewport({ ratio: 1 })
	expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a link opens a finding, and the address keeps the tab', async ({ page }) => {
	const { id } = await openCall(page, 'kowalczyk')
	await page.goto(`/recordings/${id}#finding-C2`)
	await expect(page.locator('#finding-C2 h3 button')).toHaveAttribute('aria-expanded', 'true')
	await tab(page, 'Coaching').click()
	await expect(page).toHaveURL(/tab=coaching/)
	await page.reload()
	await expect(tab(page, 'Coaching')).toHaveAttribute('aria-selected', 'true')
})

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } })
	test('no tab is longer than three screens, and the player is one line', async ({ page }) => {
		await openCall(page, 'kowalczyk')
		for (const name of ['Transcript', 'Score', 'Findings', 'Disclosures', 'Coaching']) {
			await tab(page, name).click()
			const { width, height } = await page.evaluate(() => ({
				width: document.documentElement.scrollWidth,
				height: document.documentElement.scrollHeight,
			}))
			expect([name, width, height <= 3 * 844]).toEqual([name, 390, true])
		}
		expect((await card(page, 'Audio player').boundingBox())?.height).toBeLessThan(64)
	})
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

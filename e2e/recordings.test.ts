import type { Page } from '@playwright/test'
import { addCall } from './add-call.ts'
import { expect, test, untilAllScored } from './candor.ts'

const feed = (page: Page) => page.getByRole('feed', { name: 'Recordings' })
const cards = (page: Page) => feed(page).getByRole('article')

test.describe('an administrator', () => {
	test.use({ person: 'dana.whitfield' })
	test.beforeEach(({ page }) => untilAllScored(page))

	test('sees how many calls there are, and the calls of everybody', async ({ page }) => {
		const { totalCalls, analyzedCalls } = await (await page.request.get('/api/stats')).json()
		await page.goto('/recordings')
		await expect(page.getByRole('main')).toContainText(
			new RegExp(`${totalCalls} recordings?, ${analyzedCalls} analyzed`),
		)
		await page.getByLabel('Search recordings').fill('patrick nguyen')
		await expect(cards(page)).toHaveCount(1)
		await expect(cards(page)).toContainText('Sam Okafor')
	})

	test('filters by the pass mark, and the address remembers it', async ({ page }) => {
		const counts = await (await page.request.get('/api/recordings/counts')).json()
		await page.goto('/recordings')
		for (const [tab, count] of [
			['All Calls', counts.all],
			['70%+ Calls', counts.passing],
			['Below 70%', counts.failed],
		])
			await expect(page.getByRole('tab', { name: tab })).toContainText(String(count))
		await page.getByRole('tab', { name: 'Below 70%' }).click()
		await expect(page).toHaveURL(/filter=failed/)
		await page.reload()
		await expect(page.getByRole('tab', { name: 'Below 70%' })).toHaveAttribute('aria-selected', 'true')
		const listed = await (await page.request.get('/api/recordings?filter=failed')).json()
		for (const { analysis } of listed) expect(analysis.overallScore).toBeLessThan(70)
		await expect(cards(page).first()).toContainText(listed[0].originalName)
	})

	test('sorts by score', async ({ page }) => {
		await page.goto('/recordings')
		for (const [order, sort] of [
			['Highest score', 'highest'],
			['Lowest score', 'lowest'],
		]) {
			await page.getByRole('button', { name: /^Sort:/ }).click()
			await page.getByRole('menuitemradio', { name: order }).click()
			const [first] = await (await page.request.get(`/api/recordings?sort=${sort}&limit=1`)).json()
			await expect(cards(page).first()).toContainText(first.originalName)
		}
	})

	test('finds nothing, and a way back', async ({ page }) => {
		await page.goto('/recordings')
		await page.getByLabel('Search recordings').fill('zzzz nowhere')
		await expect(page.getByRole('heading', { name: 'No calls match' })).toBeVisible()
		await page.getByRole('button', { name: 'Show all calls' }).click()
		await expect(cards(page).first()).toBeVisible()
	})
})

test.describe('a sales rep', () => {
	test.beforeEach(({ page }) => untilAllScored(page))

	test('sees the own calls alone', async ({ page }) => {
		await page.goto('/recordings')
		await expect(cards(page).first()).toBeVisible()
		await page.getByLabel('Search recordings').fill('patrick nguyen')
		await expect(page.getByRole('heading', { name: 'No calls match' })).toBeVisible()
	})

	test('sees a call’s score and transcript', async ({ page }) => {
		await page.goto('/recordings?q=kowalczyk')
		const card = cards(page)
		await expect(card).toHaveCount(1)
		for (const column of ['Strengths', 'Areas for Improvement', 'Recommended Actions'])
			await expect(card).toContainText(column)
		await expect(card).toContainText('Irene Kowalczyk')
		await card.getByRole('button', { name: 'View transcript' }).click()
		const transcript = card.getByRole('region', { name: /^Transcript of/ })
		await expect(transcript).toContainText('I would like my son to look at the papers.')
		await expect(transcript.locator('mark').first()).toBeVisible()
		await transcript.hover()
		await page.mouse.wheel(0, 120)
		const bar = transcript.locator('xpath=following-sibling::*[@data-orientation="vertical"]')
		await expect(bar).toBeVisible()
		// Hides 600 ms after the last scroll, even while the mouse is over the transcript.
		await expect(bar).toBeHidden()
		await card.getByRole('button', { name: 'Hide transcript' }).click()
		await expect(transcript).toBeHidden()
	})

	test('deletes a call after being asked', async ({ page }) => {
		await addCall(page, '1699999999-123456-to_be_deleted.txt')
		await page.goto('/recordings?q=deleted')
		const card = cards(page).filter({ hasText: 'to_be_deleted.txt' })
		await expect(card).not.toContainText('1699999999')
		await card.getByRole('button', { name: /^Delete/ }).click()
		const question = page.getByRole('alertdialog')
		await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
		await question.getByRole('button', { name: 'Cancel' }).click()
		await expect(card).toBeVisible()
		await card.getByRole('button', { name: /^Delete/ }).click()
		await question.getByRole('button', { name: 'Delete' }).click()
		const toast = page.getByRole('status').filter({ hasText: 'Recording deleted' })
		await expect(toast).toContainText('The audio recording has been permanently deleted.')
		await expect(card).toHaveCount(0)
	})

	test('goes through the list by keyboard', async ({ page }) => {
		await page.goto('/recordings')
		await cards(page).first().focus()
		await page.keyboard.press('ArrowDown')
		await expect(cards(page).nth(1)).toBeFocused()
		await page.keyboard.press('t')
		await expect(cards(page).nth(1).getByRole('button', { name: 'Hide transcript' })).toBeVisible()
		await page.keyboard.press('Enter')
		await expect(page).toHaveURL(/\/recordings\/[0-9a-f-]{36}$/)
	})
})

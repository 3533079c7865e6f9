import type { Page } from '@playwright/test'
import { barriers, looks } from './barriers.ts'
import { expect, test } from './candor.ts'
import { card, say, start } from './practice.ts'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { colorScheme, viewport } of looks)
	test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
		test.use({ colorScheme, viewport })

		test('lobby, session, results and dialogs have no barrier and fit', async ({ page }) => {
			const check = async (where: string) =>
				expect([where, await barriers(page), await widthOf(page)]).toEqual([where, [], viewport.width])
			await start(page)
			await say(page, 'I guarantee we will cut your debt in half.')
			await check('session')
			await page.getByRole('button', { name: 'Save' }).click()
			await check('save')
			await page.keyboard.press('Escape')
			await page.getByRole('button', { name: 'Load' }).click()
			await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0)
			await check('load')
			await page
				.getByRole('button', { name: /^Rename/ })
				.first()
				.click()
			await check('rename')
			await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
			await page.getByRole('button', { name: 'Erase' }).click()
			await check('erase')
			await page.keyboard.press('Escape')
			await page.getByRole('button', { name: 'Complete Session' }).click()
			await expect(card(page, 'Replay')).toBeVisible()
			await check('results')
			await page.goto('/role-play')
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
			await check('lobby')
			await page.getByRole('button', { name: 'Start Price Objection as an exam' }).click()
			await check('exam')
		})
	})

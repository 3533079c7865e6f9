import type { Page } from '@playwright/test'
import { barriers, looks } from './barriers.ts'
import { expect, test } from './candor.ts'
import { ask, log, notice, spouse } from './coach.ts'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { colorScheme, viewport } of looks)
	test.describe(`${colorScheme}, ${viewport.width} pixels wide`, () => {
		test.use({ colorScheme, viewport })

		test('conversation, sources, dialogs and card have no barrier and fit', async ({ page }) => {
			const check = async (where: string) =>
				expect([where, await barriers(page), await widthOf(page)]).toEqual([where, [], viewport.width])
			await page.goto('/ai-coach')
			await ask(page, 'Can I say “we guarantee to cut your debt in half”?')
			await check('conversation')
			await log(page).getByRole('link').first().click()
			await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible()
			await check('guide entry')
			await page.keyboard.press('Escape')
			await page.getByRole('button', { name: 'Save conversation' }).click()
			await check('save')
			await page.getByLabel('Conversation name').fill('Half of it')
			await page.keyboard.press('Enter')
			await expect(notice(page, 'Session saved')).toBeVisible()
			await page.getByRole('button', { name: 'Load saved conversation' }).click()
			await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0)
			await check('load')
			await page.getByRole('button', { name: 'Close' }).first().click()
			await page.goto('/')
			await ask(page, spouse)
			await page.getByRole('button', { name: 'Expand chat' }).click()
			await check('full screen')
			await page.keyboard.press('Escape')
			await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
			await check('home')
		})
	})

import type { Page } from '@playwright/test'
import { expect } from './candor.ts'

export const opening =
	'Thanks for taking the call, I am Maya on a recorded line. What made you look for help today?'
export const empathy =
	'That sounds hard. Tell me more about what happened, and what worries you most about it?'

export const scenario = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const box = (page: Page) => page.getByLabel('Your reply')
export const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
export const repliesOf = (page: Page) => log(page).getByText(/^You, \d/)
export const notice = (page: Page, title: string) =>
	page.getByRole(/Failed|Error|Not|Name/.test(title) ? 'alert' : 'status').filter({ hasText: title })

export async function start(page: Page, title = 'Hesitant Prospect') {
	await page.goto('/role-play')
	await scenario(page, title).getByRole('button', { name: 'Start Role-Play' }).click()
	await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
	await expect(box(page)).toBeFocused()
}

export async function say(page: Page, message: string) {
	const before = await repliesOf(page).count()
	await box(page).fill(message)
	await box(page).press('Enter')
	await expect(repliesOf(page)).toHaveCount(before + 1)
}

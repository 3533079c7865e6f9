import type { Page } from '@playwright/test'
import { expect } from './candor.ts'

export const box = (page: Page) => page.getByLabel('Message', { exact: true })
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const answers = (page: Page) => log(page).getByRole('button', { name: 'Copy answer' })
export const notice = (page: Page, title: string, role: 'status' | 'alert' = 'status') =>
	page.getByRole(role).filter({ hasText: title })

export const spouse = 'What do I say when he wants to ask his wife first?'

/** Asks, and waits for the whole answer. */
export async function ask(page: Page, question: string) {
	const before = await answers(page).count()
	await box(page).fill(question)
	await box(page).press('Enter')
	await expect(answers(page)).toHaveCount(before + 1)
}

import type { Page } from '@playwright/test'

export const box = (page: Page) => page.getByLabel('What content do you need?')
export const list = (page: Page) => page.getByRole('region', { name: 'Saved content' })
export const row = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title })
export const detail = (page: Page) => page.getByRole('region', { name: 'Selected content' })
export const button = (page: Page, name: string) => detail(page).getByRole('button', { name, exact: true })

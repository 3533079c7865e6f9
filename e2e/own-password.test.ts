import type { Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { test as base, expect, ownPassword } from './candor.ts'

/** Other tests need the passwords of the demo accounts unchanged. */
const ownPeople = [{ name: 'Ida Cole', email: 'ida.cole@acme.example', role: 'rep' }]
const test = base.extend({ ownPeople: [ownPeople, { scope: 'worker' }] })

test.use({ person: null, mayComplain: /status of (400|401|403)/ })

const newPassword = 'eight quiet otters'

async function signIn(page: Page) {
	await page.goto('/')
	await page.getByLabel('Username').fill('ida.cole')
	await page.getByLabel('Password', { exact: true }).fill(ownPassword)
	await page.getByRole('button', { name: 'Access Platform' }).click()
	await expect(page.getByText('Login Successful')).toBeVisible()
}

/** Makes the server reject the next new token because the sign-in is too old. */
const requireRecentSignIn = (page: Page) =>
	page.route(
		'/api/tokens',
		(route) =>
			route.request().method() === 'POST'
				? route.fulfill({
						status: 403,
						json: { error: 'Confirm that it’s you to continue.', code: 'recent-sign-in-required' },
					})
				: route.fallback(),
		{ times: 1 },
	)

test('changing the password, then confirming a new token with it without losing the form', async ({
	page,
}) => {
	await signIn(page)
	await page.goto('/account-security')
	await page.getByRole('button', { name: 'Change password' }).click()
	const dialog = page.getByRole('dialog', { name: 'Change password' })
	const change = async (current: string, next: string) => {
		await dialog.getByLabel('Current password').fill(current)
		await dialog.getByLabel('New password').fill(next)
		await dialog.getByRole('button', { name: 'Change password' }).click()
	}
	await change('a guess', newPassword)
	await expect(dialog.getByText('Incorrect password.')).toBeVisible()
	await expect(dialog.getByLabel('Current password')).toBeFocused()
	await change(ownPassword, 'Password1234')
	await expect(dialog.getByText('This password is too easy to guess.')).toBeVisible()
	await expect(dialog.getByLabel('New password')).toBeFocused()
	expect(await barriers(page)).toEqual([])
	await change(ownPassword, newPassword)
	await expect(page.getByText('You’re signed out everywhere else.')).toBeVisible()
	await expect(dialog).toBeHidden()

	await page.goto('/integrations')
	await page.getByRole('button', { name: 'New token' }).first().click()
	await page.getByLabel('Name').fill('Nightly import')
	await requireRecentSignIn(page)
	await page.getByRole('button', { name: 'Create token' }).click()
	const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' })
	await expect(confirm.getByLabel('Your password')).toBeFocused()
	await confirm.getByLabel('Your password').fill(ownPassword)
	await confirm.getByRole('button', { name: 'Confirm', exact: true }).click()
	await expect(confirm.getByText('Incorrect password.')).toBeVisible()
	expect(await barriers(page)).toEqual([])
	await confirm.getByRole('button', { name: 'Cancel' }).click()
	await expect(page.getByText('Confirm that it’s you to continue.')).toBeVisible()
	await expect(page.getByLabel('Name')).toHaveValue('Nightly import')

	await requireRecentSignIn(page)
	await page.getByRole('button', { name: 'Create token' }).click()
	await confirm.getByLabel('Your password').fill(newPassword)
	await page.keyboard.press('Enter')
	await expect(page.getByRole('dialog', { name: 'Token “Nightly import”' })).toBeVisible()
})

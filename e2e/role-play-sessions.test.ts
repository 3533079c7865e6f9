import { expect, test } from './candor.ts'
import { box, card, log, notice, opening, say, start } from './practice.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a session is saved under a name, found again, renamed and erased', async ({ page }) => {
	await start(page, 'Skeptical Prospect')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(notice(page, 'Nothing to save')).toBeVisible()
	await say(page, opening)
	await page.getByRole('button', { name: 'Save' }).click()
	const saving = page.getByRole('dialog', { name: 'Save Role-Play Session' })
	await saving.getByRole('button', { name: 'Save' }).click()
	await expect(notice(page, 'Name required')).toContainText('Please enter a name for your role-play session')
	await saving.getByLabel('Session name').fill('Tuesday with Greg')
	await page.keyboard.press('Enter')
	await expect(saving).toBeHidden()
	await expect(page.getByText('Saved as Tuesday with Greg')).toBeVisible()

	await page.getByRole('button', { name: 'New' }).click()
	await expect(card(page, 'Sessions in Progress')).toContainText('Tuesday with Greg')
	await page.getByRole('button', { name: 'All sessions' }).click()
	const loading = page.getByRole('dialog', { name: 'Load Role-Play Session' })
	await loading.getByRole('button', { name: 'Rename Tuesday with Greg' }).click()
	await page.keyboard.type(' and more')
	await page.keyboard.press('Escape')
	await expect(loading.getByRole('button', { name: 'Rename Tuesday with Greg', exact: true })).toBeFocused()
	await page.keyboard.press('Enter')
	await page.keyboard.press('ControlOrMeta+a')
	await page.keyboard.type('Wednesday with Greg')
	await page.keyboard.press('Enter')
	await expect(notice(page, 'Session renamed')).toBeVisible()
	await loading.getByRole('button', { name: /^Wednesday with Greg/ }).click()
	await expect(notice(page, 'Session loaded')).toBeVisible()
	await expect(log(page)).toContainText(opening)

	await page.getByRole('button', { name: 'Erase' }).click()
	await expect(page.getByRole('alertdialog')).toContainText(
		'Are you sure you want to permanently erase this session? This cannot be undone.',
	)
	await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
	await expect(notice(page, 'Session Erased')).toContainText(
		'The role-play session has been permanently deleted.',
	)
	await expect(page.getByRole('heading', { level: 1, name: 'AI Role-Play Training' })).toBeVisible()
	await expect(page.getByText('Wednesday with Greg')).toHaveCount(0)
})

test('a session is deleted from the list, and a new one begun there', async ({ page }) => {
	await start(page)
	await say(page, opening)
	await page.getByRole('button', { name: 'Save' }).click()
	await page.getByRole('dialog').getByLabel('Session name').fill('To be deleted')
	await page.keyboard.press('Enter')
	await expect(page.getByText('Saved as To be deleted')).toBeVisible()
	await page.getByRole('button', { name: 'Load' }).click()
	const loading = page.getByRole('dialog', { name: 'Load Role-Play Session' })
	await loading.getByRole('button', { name: 'Delete To be deleted' }).click()
	await expect(page.getByRole('alertdialog')).toContainText(
		'Are you sure you want to delete this role-play session?',
	)
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expect(page).toHaveURL(/\/role-play$/)
	await start(page)
	await page.getByRole('button', { name: 'Load' }).click()
	await loading.getByRole('button', { name: 'Start New' }).click()
	await expect(page).toHaveURL(/\/role-play$/)
})

test('a conversation and what is typed survive a reload', async ({ page }) => {
	await start(page)
	await say(page, opening)
	await box(page).fill('Not sent yet')
	await page.reload()
	await expect(box(page)).toHaveValue('Not sent yet')
	await expect(log(page)).toContainText(opening)
	await page.getByRole('button', { name: 'Complete Session' }).click()
	await expect(page.getByRole('alertdialog')).toContainText('Not sent yet')
	await page.getByRole('button', { name: 'Cancel' }).click()
	await expect(box(page)).toHaveValue('Not sent yet')
})

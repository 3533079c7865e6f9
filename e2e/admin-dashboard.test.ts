import { readFile, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { RepCompliance, TeamOverview } from '#features/team/contract.ts'
import { barriers } from './barriers.ts'
import { expect, test, untilAllScored } from './candor.ts'

test.use({ person: 'dana.whitfield' })

/** What is shown this once, and what must be waited for, goes by none of the ways in which a dialog usually does. */
async function staysForAll(page: Page, shown: Locator) {
	await expect(shown).toBeVisible()
	await page.keyboard.press('Escape')
	await page.mouse.click(5, 5)
	await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeHidden()
	await expect(shown).toBeVisible()
}

test('an administrator sees how the team does, goes to the call behind a figure, and looks after the reps', async ({
	page,
}, testInfo) => {
	await untilAllScored(page)
	const read = async (what: string) => (await page.request.get(`/api/admin/${what}`)).json()
	const { cards }: TeamOverview = await read('overview?timeZone=UTC')
	await page.goto('/admin-dashboard')

	const performance = page.getByRole('button', { name: 'How average team performance is calculated' })
	await expect(page.getByText(`${cards.averagePerformance}%`).first()).toBeVisible()
	await performance.focus()
	await expect(page.getByRole('tooltip')).toContainText('The mean score of all scored rep calls')
	await expect(page.getByRole('region', { name: 'Compliance by rep' })).toContainText('Maya Ortiz')
	await page.getByRole('radio', { name: '7 days' }).click()
	await expect(page).toHaveURL(/days=7/)

	await page.getByRole('tab', { name: 'Performance Analytics' }).click()
	const analytics = await read('analytics?timeZone=UTC')
	await expect(page.getByRole('region', { name: 'Last 12 weeks' })).toContainText(
		`${analytics.scoredCalls} scored call`,
	)
	await expect(page.getByRole('region', { name: 'Most-broken rules' })).toContainText(
		analytics.rules[0].title,
	)

	const [worst]: RepCompliance[] = await read('compliance?days=7&timeZone=UTC')
	const [rule] = worst?.rules ?? []
	await page.getByRole('tab', { name: 'Compliance Monitoring' }).click()
	await expect(page).toHaveURL(/days=7/)
	await page.getByRole('button', { name: `of ${worst?.name}, ${rule?.title}: show them` }).click()
	const behind = page.getByRole('dialog', { name: 'Calls behind the figure' })
	await expect(
		behind
			.getByRole('listitem')
			.filter({ hasText: rule?.title ?? '' })
			.first(),
	).toBeVisible()
	await behind.getByRole('button', { name: 'Show all scored calls' }).click()
	await behind
		.getByRole('link', { name: /^Open the call at/ })
		.first()
		.click()
	await expect(page).toHaveURL(/\/recordings\/[\w-]+\?t=/)
	await page.goto('/admin-dashboard?tab=reps')

	const name = 'Nadia Rahman'
	await page.getByRole('button', { name: 'Add rep' }).click()
	await page.getByLabel('Full name').fill(name)
	await page.getByLabel('Email').fill('nadia.rahman@northfield.example')
	await page.getByRole('dialog').getByRole('button', { name: 'Add rep' }).click()
	const link = page.getByLabel(`Link for ${name}`, { exact: true })
	await expect(link).toHaveValue(/^http/)
	await staysForAll(page, link)
	await page.getByRole('button', { name: 'Done' }).click()

	const row = page.getByRole('row', { name: new RegExp(name) })
	await row.getByText('of 50').click()
	const [nadia] = await (await page.request.get('/api/employees?q=nadia')).json()
	const elsewhere = { data: { isActive: false } }
	expect((await page.request.patch(`/api/employees/${nadia.id}`, elsewhere)).ok()).toBe(true)
	await page.getByRole('spinbutton', { name: 'Weekly call target' }).fill('35')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(row).toContainText('0 of 35')
	await expect(row).toContainText('Inactive')
	await row.getByText('of 35').click()
	await page.getByRole('dialog').getByLabel('Status').selectOption('active')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(row).not.toContainText('Inactive')

	const desk = page.viewportSize()
	await page.setViewportSize({ width: 390, height: 844 })
	await page.getByRole('button', { name: 'Score', exact: true }).click()
	await expect(page).toHaveURL(/sort=score/)
	await page.getByRole('button', { name: 'How closing rate is calculated' }).click()
	await expect(page.getByRole('tooltip')).toContainText('Closed deals divided by scored calls')
	const reps = page.getByRole('list', { name: 'Individual reps' }).getByRole('listitem')
	await expect(reps.first()).toContainText('Maya Ortiz')
	await reps
		.filter({ hasText: name })
		.getByRole('button', { name: `Edit goals for ${name}` })
		.click()
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
	if (desk) await page.setViewportSize(desk)

	await page.getByRole('tab', { name: 'User Management' }).click()
	await page.getByRole('button', { name: 'Import people' }).click()
	const importing = page.getByRole('dialog', { name: 'Import people' })
	const people = testInfo.outputPath('people.csv')
	const choose = async (...rows: string[]) => {
		await writeFile(people, ['Name,Email,Shoe size', ...rows].join('\n'))
		const chooser = page.waitForEvent('filechooser')
		const input = page.getByLabel('File', { exact: true })
		await input.click()
		await expect(input).toHaveValue('')
		await (await chooser).setFiles(people)
	}
	await choose('Omar Haddad,no address,43', 'Nobody,no address,40')
	await expect(importing).toContainText('people.csv: 0 new, 0 changed, 0 unchanged, 2 refused')
	await choose('Omar Haddad,omar.haddad@northfield.example,43', 'Nobody,no address,40')
	await expect(importing).toContainText('people.csv: 1 new, 0 changed, 0 unchanged, 1 refused')
	// What is in the file by now was not tried.
	await writeFile(people, 'Name,Email\nSomebody Else,somebody.else@northfield.example\n')
	await expect(importing).toContainText('Ignored columns: Shoe size')
	expect(await barriers(page, { within: '[role=dialog]' })).toEqual([])
	await importing.getByRole('button', { name: 'Import 1 row' }).click()
	const omars = page.getByLabel('Link for Omar Haddad', { exact: true })
	await expect(omars).toHaveValue(/^http/)
	await staysForAll(page, omars)
	await page.getByRole('button', { name: 'Done' }).click()
	await expect(page.getByRole('row', { name: /Omar Haddad/ })).toBeVisible()

	await page.getByLabel(`Select ${name}`).check()
	const actions = page.getByRole('region', { name: 'Actions on the selected users' })
	await actions.getByRole('button', { name: 'Update team goals' }).click()
	await page.getByRole('spinbutton', { name: 'Weekly call target' }).fill('60')
	await page.getByRole('button', { name: 'Update goals' }).click()
	await expect(page.getByRole('dialog')).toBeHidden()
	await expect(row).toContainText('60')

	await actions.getByRole('button', { name: 'Force password reset' }).click()
	const question = page.getByRole('alertdialog', { name: `Force a password reset for ${name}?` })
	await expect(question).toContainText('signed out everywhere')
	const mailed = Promise.withResolvers<void>()
	await page.route('**/api/employees/password-resets', async (route) => {
		await mailed.promise
		await route.continue()
	})
	await question.getByRole('button', { name: 'Force password reset' }).click()
	await staysForAll(page, page.getByRole('dialog', { name: 'Resetting 1 password…' }))
	mailed.resolve()
	await expect(link).toHaveValue(/^http/)
	await staysForAll(page, link)
	await page.getByRole('button', { name: 'Done' }).click()

	await actions.getByRole('button', { name: 'Export report' }).click()
	const download = page.waitForEvent('download')
	await page.getByRole('menuitem', { name: 'Download as CSV' }).click()
	const lines = await readFile(await (await download).path(), 'utf8')
	expect(lines).toContain(name)
	expect(lines).not.toContain('Maya Ortiz')
	await actions.getByRole('button', { name: 'Export report' }).click()
	await page.getByRole('menuitem', { name: 'Printable page' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Team report' })).toBeVisible()
	await expect(page.getByRole('rowheader', { name })).toBeVisible()
	await page.emulateMedia({ media: 'print' })
	await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
	await expect(page.getByRole('rowheader', { name })).toBeVisible()
})

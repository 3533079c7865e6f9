import { expect, test } from './candor.ts'

test.use({ person: 'dana.whitfield', mayComplain: /status of (401|404|410)/ })

test('a rep who was added sets a password by the link, signs in, and is signed out when deactivated', async ({
	page,
	browser,
	server,
}) => {
	await page.goto('/employees')
	await page.getByRole('button', { name: 'Add rep' }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog.getByLabel('Weekly call target')).toHaveValue('50')
	await dialog.getByRole('button', { name: 'Add rep' }).click()
	await expect(dialog).toContainText('Please enter the full name')
	await expect(dialog).toContainText('Please enter an email address')
	await dialog.getByLabel('Full name').fill('Noor Haddad')
	await dialog.getByLabel('Email').fill('noor.haddad@northfield.example')
	await dialog.getByLabel('Weekly call target').fill('35')
	await dialog.getByRole('button', { name: 'Add rep' }).click()
	await expect(dialog).toContainText('Noor Haddad was added')
	const mistyped = await dialog.getByRole('textbox', { name: 'Link for Noor Haddad' }).inputValue()
	await dialog.getByRole('button', { name: 'Done' }).click()
	await expect(page.getByRole('row', { name: /Noor Haddad/ })).toContainText('Invited')

	// The address was mistyped: the link that went there is dead, and a new one is offered at once.
	await page.getByRole('link', { name: 'Noor Haddad' }).click()
	await page.getByRole('button', { name: 'Edit' }).click()
	await dialog.getByLabel('Email').fill('noor@northfield.example')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog).toContainText('The link they were given no longer works')
	await dialog.getByRole('button', { name: 'Make a new link' }).click()
	const link = await dialog.getByRole('textbox', { name: 'Link for Noor Haddad' }).inputValue()
	expect(link).not.toBe(mistyped)
	await dialog.getByRole('button', { name: 'Done' }).click()

	const noors = await browser.newContext({ baseURL: server.address })
	const desk = await noors.newPage()
	await desk.goto(link)
	await expect(desk.getByLabel('Username')).toHaveValue('noor.haddad')
	await desk.getByLabel('New password').fill('short')
	await desk.getByRole('button', { name: 'Set password' }).click()
	await expect(desk.getByText('A password has at least 10 characters.')).toBeVisible()
	await desk.getByLabel('New password').fill('four quiet words here')
	await desk.getByRole('button', { name: 'Set password' }).click()
	await expect(desk).toHaveURL(`${server.address}/`)
	await expect(desk.getByText('Noor Haddad')).toBeVisible()
	const again = await noors.newPage()
	await again.goto(link)
	await expect(again.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
	await expect(again.getByText('This link was used already. Please sign in.')).toBeVisible()

	await expect(page.getByText('35 calls a week')).toBeVisible()
	await page.getByRole('button', { name: 'Edit' }).click()
	const id = page.url().split('/').at(-1)
	// Somebody else changes two things while the dialog is open.
	const elsewhere = { data: { role: 'manager', department: 'Night desk' } }
	expect((await page.request.patch(`/api/employees/${id}`, elsewhere)).ok()).toBe(true)
	await dialog.getByLabel('Title').fill('Enrollment Specialist')
	await dialog.getByLabel('Phone').fill('who knows')
	await dialog.getByLabel('Active').click()
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog).toContainText('Please enter a phone number')
	await dialog.getByLabel('Phone').fill('(480) 555-0126')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog).toHaveCount(0)
	await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
	await expect(page.getByText('Enrollment Specialist, Night desk')).toBeVisible()
	await expect(page.locator('header').getByText('Manager', { exact: true })).toBeVisible()

	await desk.getByRole('link', { name: 'Recordings' }).first().click()
	await expect(desk.getByRole('button', { name: 'Access Platform' })).toBeVisible()
	await noors.close()
})

test('an administrator finds a rep, reads how they do beside the team, and opens a call of theirs', async ({
	page,
}) => {
	await page.goto('/employees')
	await page.getByRole('searchbox', { name: 'Search employees' }).fill('maya')
	await expect(page).toHaveURL(/q=maya/)
	await page.getByLabel('Role', { exact: true }).selectOption('admin')
	await expect(page.getByText('Nobody matches')).toBeVisible()
	await page.getByLabel('Role', { exact: true }).selectOption('rep')
	const listed = await page.getByRole('row', { name: /Maya Ortiz/ }).textContent()
	await page.getByRole('link', { name: 'Maya Ortiz' }).click()

	const id = page.url().split('/').at(-1)
	const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
	const answer = await page.request.get(`/api/employees/${id}/performance?timeZone=${zone}`)
	const { averageScore, skillsBreakdown, recordings, chats } = await answer.json()
	expect(listed).toContain(`${averageScore.toFixed(1)}/10`)
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maya Ortiz')
	await expect(page.locator('header').getByText('Rep', { exact: true })).toBeVisible()
	await expect(page.getByText(`${averageScore.toFixed(1)}/10`).first()).toBeVisible()
	await expect(page.getByRole('img', { name: /^Skills of Maya to the team's/ })).toBeVisible()
	const [[skill, score]] = Object.entries(skillsBreakdown) as [[string, number]]
	const bar = page.getByRole('progressbar', { name: skill, exact: true })
	await expect(bar.locator('> *')).toHaveAttribute('style', `width: ${Math.round(score * 10)}%;`)
	await page.getByRole('button', { name: 'How the average score comes about' }).focus()
	await expect(page.getByRole('tooltip')).toContainText('of 10')

	await page.getByRole('tab', { name: 'Performance' }).click()
	await expect(page.getByText('coming soon')).toBeVisible()
	await page.getByRole('tab', { name: `Chat History ${chats.total}` }).click()
	await expect(page).toHaveURL(/tab=chats/)
	await page.getByRole('tab', { name: `Call Recordings ${recordings.total}` }).click()
	await expect(page).toHaveURL(/tab=recordings/)
	await page.getByRole('feed').getByRole('link').first().click()
	await expect(page).toHaveURL(/\/recordings\//)

	await page.goto('/employees/nobody')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee Not Found')
	await expect(page.getByText("The employee you're looking for doesn't exist.")).toBeVisible()
	await page.getByRole('link', { name: 'Back to Employees' }).click()
	await expect(page).toHaveURL(/\/employees$/)
})

import type { Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { expect, signedIn, test, untilAllScored } from './candor.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an administrator coaches a rep on a call, and both see what is open until it is done', async ({
	page,
	server,
	browser,
}) => {
	await untilAllScored(page)
	const [call] = await (await page.request.get('/api/recordings?q=kowalczyk')).json()
	const context = await browser.newContext({
		baseURL: server.address,
		storageState: await signedIn(server.address, 'dana.whitfield'),
		reducedMotion: 'reduce',
	})
	const dana = await context.newPage()
	const dialog = dana.getByRole('dialog')

	await test.step('she comments on a moment from its turn in the transcript', async () => {
		await dana.goto(`/recordings/${call.id}`)
		await dana
			.locator('#turn-4')
			.getByRole('button', { name: /^Comment at/ })
			.click()
		await dialog.getByRole('button', { name: 'Comment' }).click()
		await expect(dialog).toContainText('Please enter a comment.')
		await dialog.getByLabel('Comment').fill('You guarantee a result here.')
		expect(await barriers(dana)).toEqual([])
		await dialog.getByRole('button', { name: 'Comment' }).click()
		await expect(dialog).toHaveCount(0)
		await dana.getByRole('tab', { name: 'Coaching' }).click()
		await expect(card(dana, 'Comments')).toContainText('Not acknowledged yet')
		await expect(dana.locator('#turn-4').getByRole('button', { name: /1 comment so far/ })).toBeVisible()
	})

	await test.step('she assigns the lesson that trains what was said', async () => {
		const { title } = call.analysis.findings.find(({ level }: { level: string }) => level === 'certain')
		await dana.getByRole('tab', { name: /^Findings/ }).click()
		const issue = card(dana, 'Prohibited statements').getByRole('listitem').filter({ hasText: title }).first()
		await issue.locator('h3 button').click()
		await issue.getByRole('button', { name: `Learn and practice: ${title}` }).click()
		await dana.getByRole('menuitem', { name: 'Assign' }).click()
		await expect(dialog.getByLabel('Lesson')).not.toHaveValue('')
		await dialog.getByLabel('Lesson').selectOption({ label: 'The first ten seconds of a call (6 min)' })
		await dialog.getByLabel('Note (optional)').fill('Before your next shift, please.')
		await dialog.getByLabel('Due on').fill('')
		await dialog.getByRole('button', { name: 'Assign' }).click()
		await expect(dialog.getByRole('alert')).toContainText('Please choose a due date.')
		await expect(dialog.getByLabel('Note (optional)')).toHaveValue('Before your next shift, please.')
		await dialog.getByLabel('Due on').fill(new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10))
		expect(await barriers(dana)).toEqual([])
		await dialog.getByRole('button', { name: 'Assign' }).click()
		await expect(dialog).toHaveCount(0)
	})

	await test.step('the rep finds both at home, hears the moment, acknowledges and answers', async () => {
		await page.goto('/')
		const assigned = card(page, 'Assigned to you')
		await expect(assigned).toContainText('2 open')
		await expect(assigned).toContainText('Before your next shift, please.')
		expect(await barriers(page)).toEqual([])
		await assigned.getByRole('button', { name: 'Acknowledge: The first ten seconds of a call' }).click()
		await expect(assigned).toContainText('Acknowledged')
		await assigned.getByRole('link', { name: /Kowalczyk at 0:/ }).click()
		await expect(page.locator('#turn-4')).toBeInViewport()
		await page.getByRole('tab', { name: 'Coaching' }).click()
		const comment = card(page, 'Comments').getByRole('listitem').filter({ hasText: 'You guarantee' })
		await comment.getByRole('button', { name: /^Play at/ }).click()
		await expect.poll(() => page.getByRole('button', { name: 'Pause' }).count()).toBe(1)
		await comment.getByRole('button', { name: 'Acknowledge' }).click()
		await expect(comment).toContainText('Acknowledged')
		await comment.getByRole('button', { name: 'Reply' }).click()
		await page.getByRole('dialog').getByLabel('Comment').fill('Results vary, I will say so.')
		await page.getByRole('dialog').getByRole('button', { name: 'Comment' }).click()
		await expect(card(page, 'Comments')).toContainText('Results vary, I will say so.')
	})

	await test.step('the assignment is over once the lesson is read to its end', async () => {
		const { id } = await (await page.request.get('/api/user')).json()
		await dana.goto(`/employees/${id}`)
		await expect(card(dana, 'Open coaching')).toContainText('The first ten seconds of a call')
		await expect(card(dana, 'Open coaching')).not.toContainText('You guarantee')
		await page.goto('/sales-education')
		await card(page, 'Assigned to you').getByRole('link', { name: 'The first ten seconds of a call' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Done, next lesson' }).click()
		await expect(page.getByRole('dialog')).toContainText('Lesson 3 of 5')
		await page.keyboard.press('Escape')
		await expect(card(page, 'Assigned to you')).toHaveCount(0)
		await dana.reload()
		await expect(card(dana, 'Open coaching')).toContainText('No open coaching')
	})

	await test.step('she assigns a role-play from the profile, and withdraws it', async () => {
		await card(dana, 'Open coaching').getByRole('button', { name: 'Assign' }).click()
		await dialog.getByRole('radio', { name: 'Role-play' }).click()
		await dialog.getByRole('button', { name: 'Assign' }).click()
		await expect(dialog.getByRole('alert')).toContainText('Please choose a scenario.')
		await dialog.getByLabel('Scenario').selectOption({ label: 'Hesitant Prospect (beginner)' })
		await dialog.getByRole('button', { name: 'Assign' }).click()
		await dana.goto('/admin-dashboard')
		const open = card(dana, 'Open coaching')
		await expect(open).toContainText('Hesitant Prospect')
		expect(await barriers(dana)).toEqual([])
		await open.getByRole('button', { name: 'Withdraw: Hesitant Prospect, Maya Ortiz' }).click()
		await dana.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
		await expect(open).toContainText('No open coaching')
		await expect(dana.locator('#open-coaching')).toBeFocused()
	})
	await context.close()
})

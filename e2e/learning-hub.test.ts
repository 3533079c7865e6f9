import { barriers, looks } from './barriers.ts'
import { expect, signedIn, test, untilAllScored } from './candor.ts'

/** The last thing that every lesson has is a question; these are the right answers of the module on ethics. */
const rightAnswers = [/I can't tell you to stop/, /Don't say it/, /call the customer back/] as const

test('a rep goes through a module, comes back to it, completes and rates it', async ({ page }) => {
	await page.goto('/sales-education')
	await expect(page.getByRole('tab')).toHaveText(/Training Modules.*8/)
	await expect(page.getByRole('button', { name: /^(?:Start Training|Continue): / })).toHaveCount(8)
	const card = page.getByRole('region', { name: 'Ethics' })
	for (const words of ['Candor Academy', 'Beginner', 'No ratings yet', 'Suitability', /\d+ min/])
		await expect(card).toContainText(words)
	await expect(page.getByRole('list', { name: 'Key points of Ethics' }).getByRole('listitem')).toHaveCount(3)
	await expect(page.getByRole('list', { name: 'Best practices' }).getByRole('listitem')).toHaveCount(6)

	await card.getByRole('button', { name: 'Start Training' }).click()
	const dialog = page.getByRole('dialog', { name: 'Ethics' })
	await expect(dialog.getByRole('heading', { name: 'Overview' })).toBeFocused()
	await dialog.getByRole('button', { name: 'Begin the first lesson' }).press('Enter')
	await expect(dialog).toContainText('Lesson 1 of 3')
	await dialog.getByText('Show an answer').click()
	await dialog.getByLabel(rightAnswers[0]).check()
	await expect(dialog.getByText('Right.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Done, next lesson' }).click()
	await expect(dialog).toContainText('Lesson 2 of 3')
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()

	await expect(card).toContainText('1 of 3 lessons')
	await page.reload()
	await card.getByRole('button', { name: 'Continue' }).click()
	await dialog.getByRole('button', { name: /^Continue: / }).click()
	await dialog.getByLabel(rightAnswers[1]).check()
	await dialog.getByRole('button', { name: 'Done, next lesson' }).click()
	await dialog.getByLabel(rightAnswers[2]).check()
	await dialog.getByRole('button', { name: 'Complete Module' }).click()
	await expect(dialog.getByRole('heading', { name: 'Overview' })).toBeVisible()
	await expect(dialog).toContainText(/Completed \w+ \d+, 20\d\d/)
	await dialog.getByLabel('4 stars for Ethics').check({ force: true })
	await expect(dialog).toContainText('4.0')
	await dialog.getByRole('button', { name: 'Close' }).first().click()
	await expect(card).toContainText('1 rating')
	await expect(card.getByRole('button', { name: 'Review' })).toBeVisible()
	const row = page.getByRole('row', { name: /Compliance.*Lesson/ })
	await expect(row).toContainText('Mean score')
	await expect(row).toContainText('No scored calls yet')
})

test('a gap on a call leads to the lesson, the guide and a prospect that train it', async ({ page }) => {
	await untilAllScored(page)
	const [call] = await (await page.request.get('/api/recordings?q=kowalczyk')).json()
	const found = call.analysis.findings.find(({ status }: { status: string }) => status === 'found')
	await page.goto(`/recordings/${call.id}`)
	await page.getByRole('tab', { name: /^Findings/ }).click()
	const issues = page.getByRole('region', { name: 'Prohibited statements' })
	await issues.getByRole('button', { name: found.title }).first().click()
	await issues.getByRole('button', { name: `Learn and practice: ${found.title}` }).click()
	await expect(page.getByRole('menuitem', { name: 'Lesson' })).toHaveAttribute(
		'href',
		new RegExp(`=${found.code}$`),
	)
	await page.getByRole('menuitem', { name: 'Lesson' }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText(/Lesson \d of \d/)
	await expect(dialog.getByRole('link', { name: /^Said on your call of / }).first()).toBeVisible()
	await dialog.getByRole('link', { name: 'Read what the guide says about it' }).click()
	await expect(page).toHaveURL(/debt-settlement-compliance\?statement=/)

	await page.goBack()
	await dialog.getByRole('link', { name: 'Try it on a prospect in a role-play' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'AI Role-Play Training' })).toBeVisible()

	await page.goto('/sales-education?objection=scam_fear')
	await expect(dialog.getByRole('heading', { name: /Is this a scam/ })).toBeFocused()
	await page.goto('/sales-education?objection=no-such')
	await expect(page.getByRole('region', { name: 'Closing' })).toBeVisible()
	await expect(dialog).toBeHidden()
})

test.describe('for an administrator', () => {
	test.use({ person: 'dana.whitfield' })
	test('practice stands beside a rep’s calls, and nothing of it has a barrier', async ({ page, server }) => {
		await untilAllScored(page)
		const maya = (await signedIn(server.address, 'maya.ortiz')).cookies
		const cookie = maya.map(({ name, value }) => `${name}=${value}`).join('; ')
		const lesson = `${server.address}/api/learning/modules/sales-compliance/lessons/the-fee-test`
		const headers = { cookie, 'content-type': 'application/json' }
		await fetch(lesson, { method: 'PUT', headers, body: JSON.stringify({ isDone: true }) })

		for (const { colorScheme, viewport } of looks) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			await page.setViewportSize(viewport)
			await page.goto('/sales-education')
			const practice = page.getByRole('region', { name: 'After practice' })
			await expect(practice).toContainText('No practice yet')
			await practice.getByLabel('Calls of').selectOption('Maya Ortiz')
			const row = practice.getByRole('row', { name: /Fee before a debt is settled/ })
			await expect(row).toContainText(/\d of \d+ calls/)
			await expect(row).toContainText('No scored calls yet')
			expect(await barriers(page)).toEqual([])

			for (const address of ['?module=closing', '?disclosure=fees_and_total_cost']) {
				await page.goto(`/sales-education${address}`)
				await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible()
				expect([address, await barriers(page)]).toEqual([address, []])
			}
		}
	})
})

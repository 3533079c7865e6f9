import { barriers } from './barriers.ts'
import { expect, test, untilAllScored } from './candor.ts'
import { box, card, empathy, log, notice, opening, repliesOf, say, scenario, start } from './practice.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a rep practices from the lobby to the results without a pointer', async ({ page }) => {
	await page.goto('/role-play')
	await expect(page.getByRole('article')).not.toHaveCount(0)
	expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(15)
	const completed = page.getByText('Completed sessions').locator('..')
	const before = Number((await completed.innerText()).match(/\d+$/)?.[0])
	await page.getByRole('radio', { name: 'Beginner' }).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('article').filter({ hasText: 'Advanced' })).toHaveCount(0)
	await scenario(page, 'Hesitant Prospect').getByRole('button', { name: 'Start Role-Play' }).focus()
	await page.keyboard.press('Enter')
	await expect(box(page)).toBeFocused()
	await expect(log(page)).toContainText('Scenario.')

	await page.keyboard.type('Hello Walter,')
	await page.keyboard.press('Shift+Enter')
	await page.keyboard.type(opening)
	await page.keyboard.press('Enter')
	await expect(repliesOf(page)).toHaveCount(1)
	await expect(log(page)).toContainText(/Tone: \w+/)
	await expect(log(page)).toContainText(/Effectiveness \d+\/10/)
	await expect(box(page)).toBeFocused()
	await expect(box(page)).toHaveValue('')
	await page.keyboard.press('Enter')
	await expect(repliesOf(page)).toHaveCount(1)
	await say(page, empathy)
	for (const skill of ['Rapport', 'Discovery', 'Objection handling', 'Compliance', 'Closing'])
		await expect(card(page, 'Current Performance').getByText(skill, { exact: true })).toBeVisible()

	await page.getByRole('button', { name: 'Complete Session' }).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByText('Session Completed!')).toBeVisible()
	await expect(page.getByText(/You scored \d+% in this roleplay session\./)).toBeVisible()
	await expect(page.getByRole('img', { name: /^Overall score \d+%$/ })).toBeVisible()
	for (const name of ['Skill breakdown', 'Strengths', 'Improvements', 'Action Items', 'Learning objectives'])
		await expect(card(page, name)).toBeVisible()
	await expect(card(page, 'Replay')).toContainText(opening)
	await expect(card(page, 'Replay').getByText(/^(Better|Good as it was)$/)).toHaveCount(2)
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(notice(page, 'Already saved')).toBeVisible()

	await page.getByRole('button', { name: 'Retry This Scenario' }).click()
	await expect(box(page)).toBeFocused()
	await expect(repliesOf(page)).toHaveCount(0)
	await page.getByRole('link', { name: 'AI Role-Play Training' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'AI Role-Play Training' })).toBeFocused()
	await expect(completed).toContainText(String(before + 1))
	await card(page, 'Recent Sessions')
		.getByRole('row', { name: /Completed/ })
		.first()
		.getByRole('link')
		.click()
	await page.getByRole('link', { name: 'Try Another Scenario' }).click()
	await expect(page.getByRole('heading', { name: /^Available Scenarios/ })).toBeVisible()
})

test('an exam plays the same for everybody with its seed, and keeps the coaching back', async ({ page }) => {
	const heard: string[] = []
	for (const round of [1, 2]) {
		if (round === 1) {
			await page.goto('/role-play')
			await page.getByRole('button', { name: 'Start Price Objection as an exam' }).click()
			await page.getByLabel('Seed').fill('forty')
			await page.getByRole('button', { name: 'Start Exam' }).click()
			await expect(page.getByText(/^Please enter a whole number/)).toBeVisible()
			await page.getByLabel('Seed').fill('42')
		} else {
			await page.goto('/role-play?scenario=price-objection&seed=42&exam=true')
			await expect(page.getByLabel('Seed')).toHaveValue('42')
		}
		await page.getByRole('button', { name: 'Start Exam' }).click()
		await expect(page.getByText('Exam, seed 42')).toBeVisible()
		await say(page, opening)
		await expect(log(page).getByText('Coaching:')).toHaveCount(0)
		heard.push((await log(page).locator('p.bg-card').allInnerTexts()).join('\n'))
	}
	expect(heard[1]).toBe(heard[0])
	await page.getByRole('button', { name: 'Complete Session' }).click()
	await expect(card(page, 'Replay').getByText(/^(Better|Good as it was)$/)).toHaveCount(1)
})

test('practice or exam is chosen by keyboard before a scenario starts', async ({ page }) => {
	await page.goto('/role-play')
	const practice = page.getByRole('radio', { name: 'Practice', exact: true })
	const exam = page.getByRole('radio', { name: 'Exam', exact: true })
	await expect(practice).toBeChecked()
	await expect(practice).toHaveAccessibleDescription(/^Coaching after each reply/)
	await expect(exam).toHaveAccessibleDescription(/^No coaching until the end/)
	await practice.focus()
	await page.keyboard.press('ArrowDown')
	await expect(exam).toBeChecked()
	expect(await barriers(page)).toEqual([])
	await scenario(page, 'Price Objection').getByRole('button', { name: 'Start Exam' }).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByText(/^Exam, seed \d+$/)).toBeVisible()
	await say(page, opening)
	await expect(log(page).getByText('Coaching:')).toHaveCount(0)
	await page.getByRole('button', { name: 'Complete Session' }).click()
	await expect(page.getByText(/You scored \d+% in this roleplay session\./)).toBeVisible()
	await page.getByRole('link', { name: 'AI Role-Play Training' }).click()
	await expect(card(page, 'Recent Sessions').getByRole('row').nth(1)).toContainText('Exam')
})

test('a prohibited claim is shown at once with its rule', async ({ page }) => {
	await start(page)
	await say(page, 'I guarantee we will cut your debt in half. It will not hurt your credit at all.')
	await expect(log(page)).toContainText('Say instead:')
	await expect(log(page)).toContainText(/16 CFR|310\./)
	await expect(log(page)).toContainText('I guarantee')
	await page.getByRole('button', { name: 'Complete Session' }).click()
	await expect(page.getByText('Not passed')).toBeVisible()
	await expect(card(page, 'Replay')).toContainText(/16 CFR|310\./)
})

test('a scenario is made from a call, and the prospects learn from all of them', async ({ page }) => {
	await untilAllScored(page)
	const [call] = await (await page.request.get('/api/recordings?q=kowalczyk')).json()
	await page.goto(`/role-play?recording=${call.id}`)
	const dialog = page.getByRole('dialog', { name: 'Create Scenario from Your Calls' })
	await expect(dialog.getByRole('radio').first()).toBeChecked()
	await dialog.getByRole('button', { name: 'Create Scenario' }).click()
	await expect(dialog).toContainText('Please enter a client name.')
	await dialog.getByLabel('Client name').fill('The careful client')
	expect(await barriers(page)).toEqual([])
	await dialog.getByRole('button', { name: 'Create Scenario' }).click()
	await expect(notice(page, 'AI Learning Enhanced!')).toContainText(
		'Custom scenario created. AI will continuously learn from this and all your recordings.',
	)
	const made = page.getByRole('article').filter({ hasText: 'The careful client' })
	await expect(made).toContainText('Real call')

	await page.getByRole('button', { name: /^Update AI Learning \d/ }).click()
	await expect(notice(page, 'AI Learning Updated!')).toContainText(
		/Analyzed \d+ recordings\. AI prospects now more realistic\./,
	)
	await expect(card(page, 'What the prospects learned from your calls')).toBeVisible()
	await expect(page.getByRole('article').filter({ hasText: 'Adaptive' })).not.toHaveCount(0)
	await made.getByRole('button', { name: 'Start Role-Play' }).click()
	await say(page, opening)
})

test('other pages lead to the scenario that practices what they are about', async ({ page }) => {
	await page.goto('/role-play')
	await expect(page.getByRole('article')).not.toHaveCount(0)
	const all = await page.getByRole('article').count()
	await page.goto('/role-play?objection=spouse')
	await expect(page.getByText('Scenarios in which the prospect raises: spouse.')).toBeVisible()
	await expect(page.getByRole('article')).not.toHaveCount(0)
	const fitting = await page.getByRole('article').count()
	expect(fitting).toBeLessThan(all)
	await page.getByRole('link', { name: 'Show all scenarios' }).click()
	await expect(page.getByRole('article')).toHaveCount(all)

	await page.goto('/')
	const widget = card(page, 'AI Role-Play Training')
	await expect(widget).toContainText('15+ scenarios available')
	await expect(widget.getByRole('link', { name: 'Browse All' })).toHaveAttribute('href', '/role-play')
	await widget.getByLabel(/Skeptical Prospect/).check()
	await widget.getByRole('button', { name: 'Start Role-Play' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Skeptical Prospect' })).toBeVisible()

	await page.keyboard.press('Control+k')
	await page.getByRole('combobox').fill('price objection')
	await page.getByRole('option', { name: /^Price Objection.*Scenario/ }).click()
	await expect(
		scenario(page, 'Price Objection').getByRole('button', { name: 'Start Role-Play' }),
	).toBeFocused()
})

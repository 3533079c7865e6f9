import { barriers } from './barriers.ts'
import { expect, test } from './candor.ts'

test('a rep completes a module with its quiz and the completion date stays', async ({ page }) => {
	await page.goto('/debt-settlement-compliance')
	await expect(page.getByRole('heading', { level: 1, name: 'Sales Rep Compliance Guide' })).toBeVisible()
	await expect(page.getByText('0% training complete')).toBeVisible()
	await expect(page.getByText('0 of 6 modules, about 120 minutes left')).toBeVisible()

	const open = page.getByRole('button', { name: 'Open module: Ethical Boundaries' })
	await open.click()
	const dialog = page.getByRole('dialog', { name: 'Ethical Boundaries' })
	const text = dialog.getByRole('region', { name: 'Ethical Boundaries, text' })
	await expect(text).toBeFocused()
	expect(await barriers(page)).toEqual([])
	await page.keyboard.press('End')
	const bottom = () => text.evaluate(({ scrollTop }) => scrollTop)
	const distanceToEnd = () => text.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
	await expect.poll(distanceToEnd).toBeLessThan(1)
	const left = await bottom()
	expect(left).toBeGreaterThan(1_000)
	// The Close button in the footer, not the X.
	await dialog.getByRole('button', { name: 'Close' }).last().click()
	await expect(open).toBeFocused()
	await page.keyboard.press('Enter')
	await expect.poll(bottom).toBe(left)

	await dialog.getByRole('radio', { name: 'Ask them to hold off on the mortgage' }).check()
	await expect(dialog.getByText('Not quite.')).toBeVisible()
	for (const answer of [
		'A store card without collateral',
		'“Yes, I earn a commission if you enroll.”',
		"Say you can't tell, and send them to an attorney before they pay or sign anything on it",
		'“About four hundred a month goes to interest. Can I show you what the program costs next to that?”',
	])
		await dialog.getByRole('radio', { name: answer }).check()
	await expect(dialog.getByText('4 of 5 right on the first try.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Complete Module' }).click()
	await expect(dialog).toBeHidden()

	const card = page.getByRole('region', { name: 'Ethical Boundaries' })
	await expect(card.getByText(/^Completed \w{3} \d{1,2}, 20\d\d$/)).toBeVisible()
	await expect(page.getByText('17% training complete')).toBeVisible()
	await page.reload()
	await expect(page.getByText('1 of 6 modules, about 105 minutes left')).toBeVisible()
	await page.getByRole('button', { name: 'Review: Ethical Boundaries' }).click()
	await expect(dialog.getByText(/^Completed .*, 4 of 5 right on the first try$/)).toBeVisible()
})

test('a rule leads to its section; checklist, updates, resources and sources are there', async ({ page }) => {
	await page.goto('/debt-settlement-compliance?statement=lawsuit_denial')
	const dialog = page.getByRole('dialog', { name: 'Prohibited Statements' })
	const heading = dialog.getByRole('heading', { name: 'Lawsuits, garnishment and collection' })
	await expect(heading).toBeFocused()
	await expect(heading).toBeInViewport()
	await dialog.getByRole('button', { name: 'Tax on forgiven debt' }).click()
	await expect(dialog.getByRole('heading', { name: 'Tax on forgiven debt' })).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await page.goto('/debt-settlement-compliance?disclosure=no_such_rule')
	await expect(page.getByText('training complete')).toBeVisible()
	await expect(page.getByRole('dialog')).toHaveCount(0)

	await page.getByRole('tab', { name: 'Compliance Checklist 8' }).click()
	await expect(page.getByRole('checkbox')).toHaveCount(8)
	const first = page.getByRole('checkbox', { name: /^Lists and hours checked/ })
	await first.check()
	await page.getByRole('checkbox', { name: /^The three risks disclosed together/ }).check()
	await expect(page.getByText('2 of 8 done on this call')).toBeVisible()
	await expect(async () => {
		const { checklist } = await (await page.request.get('/api/learning/progress')).json()
		expect(checklist).toHaveLength(2)
	}).toPass()
	await page.reload()
	await expect(first).toBeChecked()
	await page.getByRole('button', { name: 'Clear for the next call' }).click()
	await expect(page.getByText('0 of 8 done on this call')).toBeVisible()
	await expect(first).not.toBeChecked()

	await page.getByRole('tab', { name: 'Recent Updates 3' }).click()
	await expect(page.getByRole('tabpanel').locator('time')).toHaveText([
		'Jun 2, 2025',
		'Apr 11, 2025',
		'Apr 16, 2024',
	])
	await page.getByRole('tab', { name: 'Resources' }).click()
	await expect(
		page.getByRole('link', { name: 'File a complaint with the CFPB (opens in a new tab)' }),
	).toHaveAttribute('href', 'https://www.consumerfinance.gov/complaint/')
	await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible()
	await expect(page.getByText('Primary text').first()).toBeVisible()
	await page.getByRole('link', { name: 'Credit insights' }).click()
	await expect(page.getByRole('heading', { level: 1, name: 'Credit Insights' })).toBeVisible()
})

test('credit insights explain a score and compare two payoff methods', async ({ page }) => {
	await page.goto('/credit-insights')
	const panel = page.getByRole('tabpanel')
	await expect(panel.getByRole('heading', { level: 2 })).toHaveText([
		'Payment history',
		'Credit utilization',
		'History length',
		'Credit mix',
		'New credit',
	])
	for (const weight of ['35%', '30%', '15%', '10%'])
		await expect(panel.getByText(weight).first()).toBeVisible()
	for (const range of ['800-850', '740-799', '670-739', '580-669', '300-579'])
		await expect(page.getByText(range)).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Emergency resources' })).toBeVisible()

	await page.getByRole('tab', { name: 'Debt Prevention' }).click()
	await expect(panel.getByText(/^(High|Medium) priority$/)).toHaveCount(6)
	await page.getByRole('tab', { name: 'Common Mistakes' }).click()
	await expect(panel.getByText('Solution:')).toHaveCount(5)

	await page.getByRole('tab', { name: 'Payoff Strategies' }).click()
	for (const name of ['Avalanche', 'Snowball', 'Consolidation'])
		await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible()
	await expect(page.getByText(/the avalanche costs \$\d+ less in interest/)).toBeVisible()
	await page.getByRole('button', { name: 'Remove Store card' }).click()
	await page.getByRole('button', { name: 'Remove Personal loan' }).click()
	await page.getByRole('textbox', { name: 'Balance, $' }).fill('20,000')
	await page.getByRole('textbox', { name: 'APR, %' }).fill('24')
	await page.getByRole('textbox', { name: 'Minimum, $' }).fill('450')
	await expect(panel.getByRole('region', { name: 'Avalanche' })).toContainText('debt-free in 56 months')
	await page.getByRole('textbox', { name: 'Extra each month, in dollars' }).fill('-')
	await expect(page.getByText('Enter a dollar amount.')).toBeVisible()
	await page.getByRole('textbox', { name: 'Minimum, $' }).fill('300')
	await expect(page.getByText(/won’t be paid off within 50 years/)).toBeVisible()
})

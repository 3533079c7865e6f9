import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { RecordingSummary } from '#features/analysis/contract.ts'
import { addCall } from './add-call.ts'
import { barriers, looks } from './barriers.ts'
import { expect, test, untilAllScored } from './candor.ts'

const table = (page: Page) => page.getByRole('table')
/** The rows of the table without its head. */
const rows = (page: Page) =>
	table(page)
		.getByRole('row')
		.filter({ hasNot: page.getByRole('columnheader') })
const bar = (page: Page) => page.getByRole('region', { name: 'Actions on the selected calls' })
const list = async (page: Page, query: string) =>
	(await (
		await page.request.get(`/api/recordings?view=summary&limit=200&${query}`)
	).json()) as RecordingSummary[]

async function openCompact(page: Page, query = '') {
	await page.goto(`/recordings${query}`)
	await page.getByRole('radio', { name: 'Compact' }).click()
}

test.describe('an administrator', () => {
	test.use({ person: 'dana.whitfield' })
	test.beforeEach(({ page }) => untilAllScored(page))

	test('sees calls as a table, which this browser remembers with its columns', async ({ page }) => {
		const calls = await list(page, '')
		await page.goto('/recordings')
		await expect(page.getByRole('radio', { name: 'Cards' })).toBeChecked()
		await page.getByRole('radio', { name: 'Compact' }).click()
		await expect(rows(page)).toHaveCount(Math.min(50, calls.length))
		await expect(page.getByRole('status').filter({ hasText: / of / })).toContainText(`of ${calls.length}`)
		await page.getByRole('button', { name: 'Columns' }).click()
		await page.getByRole('menuitemcheckbox', { name: 'Length' }).click()
		await page.keyboard.press('Escape')
		await page.reload()
		await expect(table(page).getByRole('columnheader', { name: 'Rep' })).toBeVisible()
		await expect(table(page).getByRole('columnheader', { name: 'Length' })).toHaveCount(0)
	})

	test('sorts the table by score from its head', async ({ page }) => {
		await openCompact(page)
		const score = table(page).getByRole('columnheader', { name: 'Score' })
		for (const [order, sort] of [
			['descending', 'highest'],
			['ascending', 'lowest'],
		] as const) {
			await score.getByRole('button').click()
			await expect(score).toHaveAttribute('aria-sort', order)
			await expect(page).toHaveURL(new RegExp(`sort=${sort}`))
			const [first] = await list(page, `sort=${sort}`)
			await expect(rows(page).first()).toContainText(`${first?.analysis?.overallScore}%`)
		}
	})

	test('filters by rep, score and rule; the address keeps it, and the tabs count it', async ({ page }) => {
		const [broken] = (await list(page, '')).filter(({ brokenRules }) => brokenRules.length)
		const [rule] = broken?.brokenRules ?? []
		if (!broken || !rule) throw new Error('no call broke a rule')
		await openCompact(page)
		await page.getByRole('button', { name: /^Filters/ }).click()
		const filters = page.getByRole('dialog', { name: 'Filters' })
		await filters.getByLabel('Rep', { exact: true }).selectOption(broken.owner.name)
		await filters.getByLabel('Rule broken').selectOption(rule.title)
		await filters.getByLabel('Highest score').fill('99')
		await page.keyboard.press('Escape')
		await expect(page.getByRole('button', { name: 'Filters 3 in use' })).toBeFocused()
		const query = `rep=${broken.owner.id}&rule=${rule.code}&maxScore=99`
		for (const pair of query.split('&')) await expect(page).toHaveURL(new RegExp(pair))
		await page.reload()
		const calls = await list(page, query)
		await expect(rows(page)).toHaveCount(calls.length)
		const counts = await (await page.request.get(`/api/recordings/counts?${query}`)).json()
		expect(counts.all).toBe(calls.length)
		for (const [tab, count] of [
			['All Calls', counts.all],
			['70%+ Calls', counts.passing],
			['Below 70%', counts.failed],
		])
			await expect(page.getByRole('tab', { name: tab })).toContainText(String(count))
		await page.getByRole('button', { name: `Remove filter: ${broken.owner.name}` }).click()
		await expect(page).not.toHaveURL(/rep=/)
		await expect(rows(page)).toHaveCount((await list(page, `rule=${rule.code}&maxScore=99`)).length)
	})

	test('filters by date: the last days, and a span of days', async ({ page }) => {
		await page.goto('/recordings?from=2019-01-01&to=2019-12-31')
		await expect(page.getByRole('heading', { name: 'No calls match these filters' })).toBeVisible()
		await expect(page.getByRole('tab', { name: 'All Calls' })).toContainText('0')
		await page.getByRole('button', { name: /^Filters/ }).click()
		await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Date').selectOption('Last 90 days')
		await page.keyboard.press('Escape')
		await expect(page).toHaveURL(/\?days=90$/)
		await expect(page.getByRole('article').first()).toBeVisible()
		await page.goto('/recordings?from=2019-01-01&to=2019-12-31')
		await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
		await expect(page).toHaveURL(/\/recordings$/)
		await expect(page.getByRole('article').first()).toBeVisible()
	})

	test('deletes what is selected, but for a call under a legal hold, and reads why', async ({ page }) => {
		const held = await addCall(page, 'bulk_held.txt')
		const other = await addCall(page, 'bulk_other.txt')
		const reason = { data: { reason: 'The attorney general asked for it.' } }
		expect((await page.request.post(`/api/recordings/${held}/hold`, reason)).ok()).toBe(true)
		await openCompact(page, '?q=bulk')
		await expect(rows(page)).toHaveCount(2)
		await page.getByRole('checkbox', { name: 'Select all on this page' }).focus()
		await page.keyboard.press('Space')
		await expect(bar(page)).toContainText('2 selected')
		await bar(page).getByRole('button', { name: 'Delete' }).click()
		const question = page.getByRole('alertdialog', { name: 'Delete 1 call?' })
		await expect(question).toContainText('1 call under a legal hold will be kept')
		await question.getByRole('button', { name: 'Delete 1 call' }).click()
		const report = page.getByRole('dialog', { name: '1 of 2 calls deleted' })
		await expect(report).toContainText('This call is under a legal hold and cannot be deleted.')
		await report.getByRole('button', { name: 'Close' }).last().click()
		await expect(rows(page)).toHaveCount(1)
		await expect(bar(page)).toContainText('1 selected')
		expect((await page.request.get(`/api/recordings/${other}`)).status()).toBe(404)
		expect((await page.request.get(`/api/recordings/${held}`)).status()).toBe(200)
	})

	test('exports what is selected as CSV, and assigns it', async ({ page }) => {
		await openCompact(page)
		for (const at of [0, 1]) await rows(page).nth(at).getByRole('checkbox').check()
		await expect(bar(page)).toContainText('2 selected')
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			bar(page).getByRole('button', { name: 'Export CSV' }).click(),
		])
		expect(download.suggestedFilename()).toMatch(/^calls-.+\.csv$/)
		expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toHaveLength(3)
		await expect(page.getByRole('status').filter({ hasText: '2 calls exported' })).toBeVisible()
		await bar(page).getByRole('button', { name: 'Assign coaching' }).click()
		await expect(page.getByRole('dialog', { name: /^Assign to/ })).toBeVisible()
	})
})

test.describe('a sales rep', () => {
	test.beforeEach(({ page }) => untilAllScored(page))

	test('filters the own calls, by no rep, and assigns nothing', async ({ page }) => {
		await openCompact(page, '?state=scored')
		await expect(rows(page)).toHaveCount((await list(page, 'state=scored')).length)
		await rows(page).first().getByRole('checkbox').check()
		await expect(bar(page).getByRole('button', { name: 'Export CSV' })).toBeVisible()
		await expect(bar(page).getByRole('button', { name: 'Assign coaching' })).toHaveCount(0)
		await page.getByRole('button', { name: /^Filters/ }).click()
		await expect(page.getByLabel('State')).toHaveValue('scored')
		await expect(page.getByLabel('Rep', { exact: true })).toHaveCount(0)
	})

	test('deletes several calls together and keeps the focus in the list', async ({ page }) => {
		for (const name of ['several_one.txt', 'several_two.txt', 'several_three.txt']) await addCall(page, name)
		await openCompact(page, '?q=several')
		await expect(rows(page)).toHaveCount(3)
		for (const at of [0, 1]) await rows(page).nth(at).getByRole('checkbox').check()
		await bar(page).getByRole('button', { name: 'Delete' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 calls' }).click()
		await expect(page.getByRole('status').filter({ hasText: '2 calls deleted' })).toBeVisible()
		await expect(rows(page)).toHaveCount(1)
		await expect(bar(page)).toHaveCount(0)
		await expect(page.getByLabel('Calls', { exact: true })).toBeFocused()
	})
})

for (const { colorScheme, viewport } of looks)
	test.describe(`${viewport.width} pixels wide, ${colorScheme}`, () => {
		test.use({ person: 'dana.whitfield', colorScheme, viewport })

		test('the compact list is accessible with filters open and calls selected', async ({ page }) => {
			await untilAllScored(page)
			await openCompact(page, '?minScore=1')
			const isPhone = viewport.width < 640
			const calls = isPhone
				? page.getByRole('list', { name: 'Recordings' }).getByRole('listitem')
				: rows(page)
			await calls.first().getByRole('checkbox').check()
			await expect(bar(page)).toBeVisible()
			expect(await barriers(page)).toEqual([])
			const overflow = () =>
				page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
			expect(await overflow()).toBe(0)
			await page.getByRole('button', { name: /^Filters/ }).click()
			await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
			expect(await barriers(page, { within: '[role=dialog]' })).toEqual([])
			await page.keyboard.press('Escape')
			await calls.first().getByRole('link').click()
			await expect(page).toHaveURL(/\/recordings\/[0-9a-f-]{36}/)
		})
	})

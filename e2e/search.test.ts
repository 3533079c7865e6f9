import { callTitle } from '#features/recordings/ui/call-title.ts'
import { barriers } from './barriers.ts'
import { expect, test, untilAllScored } from './candor.ts'

test('a spoken phrase is found by keyboard and heard where it was said', async ({ page }) => {
	await untilAllScored(page)
	const [call] = await (await page.request.get('/api/recordings?view=summary&q=brandt')).json()
	await page.goto('/')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await page.keyboard.press('Control+k')
	const palette = page.getByRole('dialog', { name: 'Search and commands' })
	const group = (name: string) => palette.getByRole('group', { name, exact: true })

	await page.getByRole('combobox').fill('brandt')
	await expect(group('Calls').getByRole('option').first()).toContainText(callTitle(call))
	await expect(palette.getByRole('option', { name: 'Ask AI Candor about “brandt”' })).toBeVisible()

	await page.getByRole('combobox').fill('advance fee')
	await expect(group('Guide and lessons').getByRole('option').first()).toBeVisible()
	await expect(group('People')).toHaveCount(0)
	expect(await barriers(page)).toEqual([])

	await page.getByRole('combobox').fill('"went to a collections pl')
	const said = group('Said on a call').getByRole('option')
	await expect(said).toHaveCount(1)
	await expect(said).toContainText('One of them went to a collections place.')
	await expect(said).toContainText('0:22')
	await expect(said).toContainText(callTitle(call))
	await expect(said.getByText('collections', { exact: true })).toHaveJSProperty('tagName', 'MARK')
	await expect(said).toHaveAttribute('aria-selected', 'true')
	await expect(palette.getByRole('status')).toContainText(/^\d results$/)
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(`/recordings/${call.id}?t=22`)
	await expect(palette).toBeHidden()
	await expect(page.getByRole('region', { name: 'Audio player' })).toContainText('0:22')
})

test('the calls opened last come first before anything is typed, and removed ones drop out', async ({
	page,
}) => {
	await untilAllScored(page)
	const calls = await (await page.request.get('/api/recordings?view=summary')).json()
	const opened = calls.slice(0, 2)
	for (const call of opened) {
		await page.goto(`/recordings/${call.id}`)
		await expect(page.getByRole('heading', { level: 1 })).toContainText(callTitle(call))
	}
	const gone = '0e7f3b4e-90de-4ad5-9b8d-3a7c41f9e07a'
	await page.evaluate((id) => {
		const key = Object.keys(localStorage).find((each) => each.startsWith('recent calls')) ?? ''
		localStorage.setItem(key, JSON.stringify([id, ...JSON.parse(localStorage.getItem(key) ?? '[]')]))
	}, gone)
	await page.goto('/')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await page.keyboard.press('Control+k')
	const palette = page.getByRole('dialog', { name: 'Search and commands' })
	const recent = palette.getByRole('group').first()
	await expect(recent).toHaveAccessibleName('Recent calls')
	await expect(recent.getByRole('option')).toHaveText(
		opened.toReversed().map((call: Parameters<typeof callTitle>[0]) => new RegExp(callTitle(call))),
	)
	expect(await barriers(page)).toEqual([])
	await page.getByRole('combobox').fill('upload')
	await expect(palette.getByRole('group', { name: 'Recent calls' })).toHaveCount(0)
	await page.getByRole('combobox').fill('')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(`/recordings/${opened[1].id}`)
})

test.describe('without an answer', () => {
	test.use({ mayComplain: /Failed to load resource/ })
	test('pages and actions stay, and the search is tried again', async ({ page }) => {
		await untilAllScored(page)
		await page.goto('/')
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
		await page.route('/api/search?*', (route) => route.abort())
		await page.keyboard.press('Control+k')
		await page.getByRole('combobox').fill('deni')
		const palette = page.getByRole('dialog', { name: 'Search and commands' })
		await expect(palette.getByRole('alert')).toContainText('The search gave no answer.')
		await expect(palette.getByRole('option', { name: /Upload a call/ })).toBeVisible()

		await page.unroute('/api/search?*')
		await palette.getByRole('button', { name: 'Try again' }).click()
		await expect(palette.getByRole('group', { name: 'Calls', exact: true })).toContainText(
			'Maya Ortiz with Denise Alvarado',
		)
		await expect(palette.getByRole('alert')).toHaveCount(0)
	})
})

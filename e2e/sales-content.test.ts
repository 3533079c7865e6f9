import type { Page } from '@playwright/test'
import { barriers, looks } from './barriers.ts'
import { expect, signedIn, test } from './candor.ts'
import { notice } from './coach.ts'
import { box, button, detail, list, row } from './content.ts'

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function generate(page: Page, request: string) {
	await page.goto('/sales-content')
	await box(page).fill(request)
	await page.getByRole('button', { name: 'Generate Content', exact: true }).click()
	await expect(notice(page, 'Content Generated!')).toBeVisible()
	await expect(detail(page)).toContainText(request)
}

test.use({
	contextOptions: { reducedMotion: 'reduce' },
	permissions: ['clipboard-read', 'clipboard-write'],
})

test('a rep has content written, and finds, uses, changes, prints, copies and deletes it', async ({
	page,
}) => {
	await page.addInitScript(() => {
		window.print = () => document.body.setAttribute('data-printed', '')
	})
	const check = async (where: string) =>
		expect([where, await barriers(page), await widthOf(page)]).toEqual([
			where,
			[],
			page.viewportSize()?.width,
		])

	await page.goto('/sales-content?tab=library')
	await expect(list(page)).toContainText('No content generated yet')
	await expect(page.getByText('Select content from your library to view details')).toBeVisible()
	await list(page).getByRole('button', { name: 'Generate Content' }).click()
	const submit = page.getByRole('button', { name: 'Generate Content', exact: true })
	await box(page).fill('An email')
	await expect(page.getByText('8 of at least 10 characters')).toBeVisible()
	await submit.click()
	await expect(box(page)).toHaveAccessibleDescription(
		/Please describe what content you need \(minimum 10 characters\)/,
	)
	await expect(box(page)).toBeFocused()
	const examples = page.getByRole('region', { name: 'Example requests' }).getByRole('button')
	await expect(examples).toHaveCount(7)
	const request = await examples.first().innerText()
	await examples.first().click()
	await page.reload()
	await expect(box(page)).toHaveValue(request)
	await check('generator')

	await submit.click()
	await expect(notice(page, 'Content Generated!')).toBeVisible()
	const tab = page.getByRole('tab', { name: 'Content Library' })
	await expect(tab).toHaveAttribute('aria-selected', 'true')
	await expect(tab).toHaveText('Content Library1')
	const [item] = await (await page.request.get('/api/sales-content')).json()
	await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(item.title)
	await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused()
	await expect(detail(page)).toContainText(`Original request${request}`)
	await expect(detail(page)).toContainText('EmailCreated')
	await expect(detail(page)).toContainText('AI-written. Read it before you send it.')
	await expect(detail(page).getByRole('heading', { level: 3, name: /^Subject:/ })).toBeVisible()
	const facts = detail(page).getByRole('complementary')
	await expect(facts).toContainText(`Lines${item.content.split('\n').length}`)
	await expect(facts).toContainText(`Characters${item.content.length.toLocaleString('en-US')}`)
	await expect(facts).toContainText(/Words\d+Read time\d min/)
	await expect(facts).toContainText('Times used0Last usedNever')
	await check('library')

	await button(page, 'Copy').click()
	await expect(notice(page, 'Copied!')).toBeVisible()
	expect(await clipboard(page)).toBe(item.content)
	await expect(facts).toContainText('Times used1')
	await expect(row(page, item.title)).toContainText('Used 1x')
	await button(page, 'Favorite').click()
	await expect(notice(page, 'Updated!')).toBeVisible()
	await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true')
	await button(page, 'Print').click()
	await expect(page.locator('body[data-printed]')).toBeAttached()
	await expect(facts).toContainText('Times used2')
	await page.emulateMedia({ media: 'print' })
	await expect(page.getByRole('main')).toBeHidden()
	await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(item.title)
	await page.emulateMedia({ media: 'screen' })

	await button(page, 'Edit').click()
	await page.getByLabel('Title').fill('After the call, for both')
	await page.reload()
	await expect(page.getByLabel('Title')).toHaveValue('After the call, for both')
	await check('edit')
	await page
		.getByRole('textbox', { name: 'Content' })
		.fill('Hi Denise,\n\nI call you at [time] on [day].\n\n- Paper\n- Pen')
	await button(page, 'Save').click()
	await expect(detail(page)).toContainText('2 blanks to fill in')
	await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused()
	await expect(detail(page).locator('mark')).toHaveText(['[time]', '[day]'])
	await expect(detail(page).locator('ul:not([aria-label="Brief"]) > li')).toHaveText(['Paper', 'Pen'])
	await button(page, 'Fill in').click()
	await page.keyboard.type('5 pm')
	await button(page, 'Cancel').click()
	await expect(detail(page)).toContainText('2 blanks to fill in')

	await button(page, 'Duplicate').click()
	await expect(notice(page, 'Duplicated!')).toBeVisible()
	await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('After the call, for both (copy)')
	await expect(tab).toHaveText('Content Library2')
	await list(page).getByRole('button', { name: 'Favorites only' }).click()
	await expect(list(page).getByRole('listitem')).toHaveCount(1)
	await list(page).getByLabel('Type').selectOption('Script')
	await expect(list(page)).toContainText('No matching content')
	await page.reload()
	await list(page).getByRole('button', { name: 'Show all content' }).click()
	await expect(list(page).getByRole('listitem')).toHaveCount(2)
	await list(page).getByLabel('Search content').fill('zebra')
	await expect(list(page)).toContainText('No matching content')
	await list(page).getByLabel('Search content').fill('denise')
	await expect(list(page).getByRole('listitem')).toHaveCount(2)

	await page.keyboard.press('ControlOrMeta+K')
	await page.getByRole('dialog').getByRole('combobox').fill('after the call')
	await page.getByRole('option', { name: '(copy)' }).click()
	await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(/\(copy\)$/)
	await page.setViewportSize(looks[1].viewport)
	await check('detail on a phone')
	await detail(page).getByRole('button', { name: 'Back' }).click()
	await expect(row(page, '(copy)').getByRole('button').first()).toBeFocused()
	await expect(detail(page)).toBeHidden()
	await check('list on a phone')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('Enter')
	await expect(detail(page).getByRole('heading', { level: 2 })).toBeFocused()
	await button(page, 'Delete').click()
	await expect(page.getByRole('alertdialog')).toContainText('Are you sure you want to delete this content?')
	await page.getByRole('button', { name: 'Delete', exact: true }).click()
	await expect(notice(page, 'Deleted!')).toBeVisible()
	await expect(list(page)).toBeFocused()
	await expect(tab).toHaveText('Content Library1')
	await page.setViewportSize(looks[0].viewport)
	await expect(page.getByText('Select content from your library to view details')).toBeVisible()
})

test('what may not be said is not written, nor used once it is edited in; an approved piece is the team’s', async ({
	page,
	server,
	browser,
}) => {
	await generate(page, 'Email to Denise that promises we will cut her debt in half, guaranteed')
	const note = detail(page).getByText('What was changed, and why')
	await expect(note).toBeVisible()
	await expect(detail(page)).toContainText(/16 CFR 310\.\d/)
	const [item] = await (await page.request.get('/api/sales-content')).json()
	const promise = 'We guarantee that we will cut your debt in half.'
	await button(page, 'Edit').click()
	const text = page.getByRole('textbox', { name: 'Content' })
	await text.fill(`${await text.inputValue()}\n\n${promise}`)
	await button(page, 'Save').click()
	const alert = detail(page).getByRole('alert')
	await expect(alert).toContainText('Say instead:')
	await expect(row(page, item.title)).toContainText('Don’t use')
	for (const use of ['Copy', 'Print'])
		await expect(button(page, use)).toHaveAttribute('aria-disabled', 'true')
	expect(await barriers(page)).toEqual([])

	const context = await browser.newContext({
		baseURL: server.address,
		storageState: await signedIn(server.address, 'dana.whitfield'),
	})
	const admin = await context.newPage()
	await admin.goto('/sales-content?tab=library')
	await expect(row(admin, item.title)).toHaveCount(0)
	await list(admin).getByLabel('Whose content').selectOption('Everyone')
	await row(admin, item.title).getByRole('button').first().click()
	await expect(button(admin, 'Approve for the team')).toHaveAttribute('aria-disabled', 'true')
	for (const owners of ['Edit', 'Delete']) await expect(button(admin, owners)).toHaveCount(0)

	while (await alert.isVisible()) {
		const before = await alert.getByRole('listitem').count()
		await alert.getByRole('button').first().click()
		await expect.poll(() => alert.getByRole('listitem').count()).toBeLessThan(before)
	}
	await expect(detail(page)).not.toContainText(promise)
	await expect(button(page, 'Copy')).not.toHaveAttribute('aria-disabled')
	await admin.reload()
	await button(admin, 'Approve for the team').click()
	await expect(detail(admin)).toContainText('Approved for the team')
	await context.close()
	const colleague = await browser.newContext({
		baseURL: server.address,
		storageState: await signedIn(server.address, 'sam.okafor'),
	})
	const team = await colleague.newPage()
	await team.goto('/sales-content?tab=library&scope=team')
	await expect(row(team, item.title)).toContainText('Maya Ortiz')
	await row(team, item.title).getByRole('button').first().click()
	await button(team, 'Duplicate').click()
	await expect(detail(team).getByRole('heading', { level: 2 })).toHaveText(`${item.title} (copy)`)
	await expect(button(team, 'Edit')).toBeVisible()
	await colleague.close()
})

test('the home page writes a piece from one line', async ({ page }) => {
	const card = page.getByRole('region', { name: 'Quick content generator' })
	const line = card.getByLabel('What do you need?')
	const write = card.getByRole('button', { name: 'Generate Content' })
	const required = 'Please describe what type of sales content you need.'
	await page.goto('/')
	await write.click()
	await expect(notice(page, 'Content Request Required', 'alert')).toContainText(required)
	await expect(line).toHaveAccessibleDescription(required)
	await line.fill('Answer to Luis, who says “I need to talk to my wife”')
	await write.click()
	const result = card.getByRole('region', { name: 'Generated content' })
	await expect(result).toContainText('Objection Response')
	await page.reload()
	await expect(result).toContainText('Objection Response')
	await result.getByRole('button', { name: 'Copy' }).click()
	await expect(notice(page, 'Copied!')).toBeVisible()
	expect(await clipboard(page)).toContain('wife')
	await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
	expect(await barriers(page)).toEqual([])
	await card.getByRole('link', { name: 'Open in Sales Content' }).click()
	await expect(box(page)).toHaveValue('Answer to Luis, who says “I need to talk to my wife”')
	await expect(page).toHaveURL(/\/sales-content$/)
})

test('a rep checks the brief of a piece, edits it and has the piece rewritten', async ({ page }) => {
	await generate(page, 'Email to Denise about the fee: 25% on $31,480. Tell her she can leave at any time')
	const brief = detail(page).getByRole('list', { name: 'Brief' })
	await expect(brief).toContainText('KindEmail')
	await expect(brief).toContainText('Total debt$31,480')
	await expect(brief).toContainText('Fee if every debt is settled$7,87025% × $31,480')
	await expect(detail(page)).toContainText('You can leave at any time.')

	await button(page, 'Edit brief').click()
	const form = page.getByRole('dialog', { name: 'Edit brief' })
	await form.getByLabel('Customer').fill('Marcus')
	await form.getByRole('textbox', { name: 'Figure 1' }).fill('20')
	await form.getByLabel('Must include').fill('My direct line is open until six.')
	expect(await barriers(page)).toEqual([])
	await form.getByRole('button', { name: 'Rewrite' }).click()
	await expect(brief).toContainText('ToMarcus')
	await expect(detail(page)).toContainText('My direct line is open until six.')
	await expect(detail(page)).not.toContainText('Denise,')
})

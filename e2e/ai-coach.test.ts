import { expect, test, untilAllScored } from './candor.ts'
import { answers, ask, box, log, notice, spouse } from './coach.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an answer names its source, which opens beside it', async ({ page }) => {
	await page.goto('/ai-coach')
	const send = page.getByRole('button', { name: 'Send' })
	await expect(send).toBeDisabled()
	await box(page).fill('  ')
	await expect(send).toBeDisabled()
	await ask(page, 'Can I say “we guarantee to cut your debt in half”?')
	await expect(box(page)).toBeFocused()
	await expect(log(page).getByRole('columnheader', { name: 'Instead of' })).toBeVisible()
	await expect(log(page)).not.toContainText('**')

	await log(page).getByRole('list', { name: 'Sources' }).getByRole('link').first().click()
	const sheet = page.getByRole('dialog', { name: 'From the guides' })
	await expect(sheet.getByRole('heading', { level: 3 })).toBeVisible()
	await expect(page).toHaveURL(/\/ai-coach\?entry=/)
	const title = await sheet.getByRole('heading', { level: 3 }).innerText()
	await page.reload()
	await expect(sheet.getByRole('heading', { level: 3, name: title })).toBeVisible()
	await page.keyboard.press('Escape')
	await expect(sheet).toBeHidden()
	await expect(page).toHaveURL(/\/ai-coach$/)
	await expect(answers(page)).toHaveCount(1)
})

test('a topic asks its question and leaves what is typed; an address fills the box and asks nothing', async ({
	page,
}) => {
	await page.goto(`/ai-coach?ask=${encodeURIComponent('Is this fine to say?')}`)
	await expect(box(page)).toHaveValue('Is this fine to say?')
	await expect(page).toHaveURL(/\/ai-coach$/)
	await page.getByRole('button', { name: /^Legal Protection Messaging/ }).click()
	await expect(answers(page)).toHaveCount(1)
	await expect(log(page)).toContainText('What can I say about lawsuits and garnishment?')
	await expect(box(page)).toHaveValue('Is this fine to say?')
	await box(page).fill('a'.repeat(4001))
	await expect(
		page.getByText('A message can have at most 4,000 characters. Remove 1 character.'),
	).toBeVisible()
	await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test.describe('somebody who has saved nothing yet', () => {
	test.use({ person: 'sam.okafor' })

	test('a conversation is saved under a name, found again, renamed and deleted', async ({ page }) => {
		await page.goto('/ai-coach')
		const save = page.getByRole('button', { name: 'Save conversation' })
		const load = page.getByRole('button', { name: 'Load saved conversation' })
		await save.click()
		await expect(notice(page, 'Nothing to save', 'alert')).toContainText('Start a conversation before saving')
		await load.click()
		const loading = page.getByRole('dialog', { name: 'Load Conversation' })
		await expect(loading).toContainText('No saved conversations yet')
		await page.keyboard.press('Escape')

		await ask(page, spouse)
		await save.click()
		const saving = page.getByRole('dialog', { name: 'Save Conversation' })
		await saving.getByRole('button', { name: 'Save' }).click()
		await expect(notice(page, 'Name required', 'alert')).toContainText(
			'Please enter a name for your conversation',
		)
		await saving.getByLabel('Conversation name').fill('Asking the wife')
		await page.keyboard.press('Enter')
		await expect(notice(page, 'Session saved')).toBeVisible()
		await expect(answers(page)).toHaveCount(0)

		await load.click()
		await loading.getByRole('button', { name: 'Rename Asking the wife' }).click()
		await page.keyboard.type(' and more')
		await page.keyboard.press('Escape')
		await expect(loading.getByRole('button', { name: 'Rename Asking the wife', exact: true })).toBeFocused()
		await page.keyboard.press('Enter')
		await page.keyboard.press('ControlOrMeta+a')
		await page.keyboard.type('The spouse')
		await page.keyboard.press('Enter')
		await expect(notice(page, 'Session renamed')).toBeVisible()
		await loading.getByRole('button', { name: /^The spouse/ }).click()
		await expect(notice(page, 'Session loaded')).toBeVisible()
		const card = page.getByRole('region', { name: 'AI Candor' })
		await expect(card).toContainText('The spouse')
		await expect(card.getByText('Saved', { exact: true })).toBeVisible()
		await save.click()
		await expect(notice(page, 'Already saved')).toBeVisible()
		await ask(page, 'And if she says no?')
		await page.getByRole('button', { name: 'Start new conversation' }).click()
		await expect(answers(page)).toHaveCount(0)

		await load.click()
		await loading.getByRole('button', { name: /^The spouse/ }).click()
		await expect(answers(page)).toHaveCount(2)
		await expect(log(page)).toContainText('And if she says no?')
		await load.click()
		await loading.getByRole('button', { name: 'Delete The spouse' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
		await expect(notice(page, 'Session deleted')).toBeVisible()
		await expect(loading).toContainText('No saved conversations yet')
		await page.keyboard.press('Escape')
		await expect(answers(page)).toHaveCount(0)
	})
})

test('the conversation and what is typed go along to the home page, through a reload, and fill the window', async ({
	page,
	context,
}) => {
	await page.goto('/ai-coach')
	await ask(page, spouse)
	await box(page).fill('Not sent yet')
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
	await expect(answers(page)).toHaveCount(1)
	await expect(box(page)).toHaveValue('Not sent yet')
	await page.reload()
	await expect(answers(page)).toHaveCount(1)
	await expect(box(page)).toHaveValue('Not sent yet')
	expect((await log(page).boundingBox())?.height).toBe(384)
	await log(page)
		.getByRole('link', { name: /spouse/i })
		.click()
	await expect(page.getByRole('dialog', { name: 'From the guides' })).toBeVisible()
	await expect(page).toHaveURL(/\/$/)
	await page.keyboard.press('Escape')

	await page.getByRole('button', { name: 'Expand chat' }).click()
	const full = page.getByRole('dialog', { name: 'AI Candor' })
	expect(await full.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
	await expect(page.locator('[inert] h1')).toHaveCount(1)
	await box(page).press('Escape')
	await expect(full).toBeHidden()
	await expect(box(page)).toBeFocused()

	const other = await context.newPage()
	await other.goto('/ai-coach')
	await expect(other.getByText('It is training, not legal advice.')).toBeVisible()
})

test('an answer about an own call opens it at the moment, and plays nothing', async ({ page }) => {
	await untilAllScored(page)
	await page.goto('/ai-coach')
	await ask(page, 'Where did I lose Kowalczyk?')
	const link = log(page).locator('a[href*="/recordings/"][href*="t="]').first()
	const seconds = Number(
		new URL((await link.getAttribute('href')) ?? '', 'http://candor').searchParams.get('t'),
	)
	expect(seconds).toBeGreaterThan(0)
	await link.click()
	const turn = page.getByRole('region', { name: 'Transcript', exact: true }).locator('[aria-current=true]')
	await expect(turn).toBeInViewport()
	await expect(turn.getByRole('button', { name: /^Play from/ })).toBeFocused()
	const player = page.getByRole('region', { name: 'Audio player', exact: true })
	await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test.describe('when the server cannot be reached', () => {
	// A service worker that takes over meanwhile would let the request through.
	test.use({ mayComplain: /ERR_FAILED|Failed to load/, serviceWorkers: 'block' })

	test('the question returns to the box, and sent again it is answered', async ({ page }) => {
		await page.goto('/ai-coach')
		await page.route('**/api/chat', (route) => route.abort())
		await box(page).fill(spouse)
		await box(page).press('Enter')
		await expect(notice(page, 'Message failed', 'alert')).toContainText(
			'Unable to send message. Please try again.',
		)
		await expect(box(page)).toHaveValue(spouse)
		await expect(log(page)).not.toContainText(spouse)
		await page.unroute('**/api/chat')
		await box(page).press('Enter')
		await expect(answers(page)).toHaveCount(1)
		await expect(box(page)).toHaveValue('')
	})
})

test.describe('when another tab deletes the conversation', () => {
	test.use({ mayComplain: /404 \(Not Found\)/ })

	test('a new one takes its place, and the question is not lost', async ({ page }) => {
		await page.goto('/ai-coach')
		await ask(page, spouse)
		const id = await page.evaluate(
			() => Object.values(sessionStorage).map((kept) => JSON.parse(kept).sessionId as string)[0],
		)
		expect((await page.request.delete(`/api/chat/sessions/${id}`)).status()).toBe(200)
		await box(page).fill('And if she says no?')
		await box(page).press('Enter')
		await expect(notice(page, 'Message failed', 'alert')).toBeVisible()
		await expect(answers(page)).toHaveCount(0)
		await expect(box(page)).toHaveValue('And if she says no?')
		await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
		await box(page).press('Enter')
		await expect(answers(page)).toHaveCount(1)
	})
})

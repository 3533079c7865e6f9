import { expect, test } from './candor.ts'
import { box, notice, opening, repliesOf, say, start } from './practice.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a bad connection', () => {
	test.use({ mayComplain: /Failed to load resource/ })

	test('a message that fails comes back to the box, and sent again it is taken once', async ({ page }) => {
		await start(page)
		const ids: string[] = []
		let isDown = true
		await page.route('**/message', (route) => {
			ids.push(route.request().postDataJSON().clientMessageId)
			return isDown ? route.abort() : route.continue()
		})
		await box(page).fill(opening)
		await box(page).press('Enter')
		await expect(notice(page, 'Message Failed')).toContainText(
			"Your message couldn't be sent. Please try again.",
		)
		await expect(box(page)).toHaveValue(opening)
		await expect(box(page)).toBeFocused()
		await page.reload()
		await expect(box(page)).toHaveValue(opening)
		isDown = false
		await page.getByRole('button', { name: 'Send' }).click()
		await expect(repliesOf(page)).toHaveCount(1)
		await expect(box(page)).toHaveValue('')
		expect(new Set(ids).size).toBe(1)
	})

	test('an answer lost on its way neither loses nor doubles the message', async ({ page }) => {
		await start(page)
		await page.route('**/message', async (route) => {
			await route.fetch()
			await route.abort()
		})
		await say(page, opening)
		await expect(box(page)).toHaveValue('')
		await page.reload()
		await expect(repliesOf(page)).toHaveCount(1)
	})

	test('a page left while the answer is on its way finds it when it is opened again', async ({ page }) => {
		await start(page)
		let answer = () => {}
		const isAnswered = new Promise<void>((resolve) => {
			answer = resolve
		})
		await page.route('**/message', async (route) => {
			const response = await route.fetch()
			await isAnswered
			await route.fulfill({ response }).catch(() => null)
		})
		await box(page).fill(opening)
		await box(page).press('Enter')
		await expect(page.getByText('Walter is typing')).toBeAttached()
		await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
		await page.keyboard.type('And the next')
		await page.reload()
		answer()
		await expect(repliesOf(page)).toHaveCount(1)
		await expect(box(page)).toHaveValue('And the next')
	})

	test('a message that fails while the session is to be completed without the next is not dropped', async ({
		page,
	}) => {
		await start(page)
		const { promise: isLost, resolve: lose } = Promise.withResolvers<void>()
		await page.route('**/message', async (route) => {
			await isLost
			await route.abort()
		})
		await box(page).fill(opening)
		await box(page).press('Enter')
		await page.keyboard.type('And the next')
		await page.getByRole('button', { name: 'Complete Session' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
		await expect(page.getByRole('button', { name: 'Scoring…' })).toBeDisabled()
		lose()
		await expect(box(page)).toHaveValue(`${opening}\nAnd the next`)
		await expect(page.getByRole('button', { name: 'Complete Session' })).toBeEnabled()
	})

	test('what cannot be completed, erased, renamed or loaded says so and stays', async ({ page }) => {
		await start(page)
		await say(page, opening)
		await page.route('**/api/roleplay/sessions/*{,/complete}', (route) => route.abort())
		await page.getByRole('button', { name: 'Complete Session' }).click()
		await expect(page.getByRole('alert').filter({ hasText: 'Session not completed' })).toBeVisible()
		await page.getByRole('button', { name: 'Erase' }).click()
		await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
		await expect(page.getByRole('alert').filter({ hasText: 'Session not erased' })).toBeVisible()
		await page.getByRole('button', { name: 'Load' }).click()
		const loading = page.getByRole('dialog', { name: 'Load Role-Play Session' })
		await loading
			.getByRole('button', { name: /^Rename/ })
			.first()
			.click()
		await page.keyboard.type(' again')
		await page.keyboard.press('Enter')
		await expect(page.getByRole('alert').filter({ hasText: 'Session not renamed' })).toBeVisible()
		await page.keyboard.press('Escape')
		await loading.getByRole('listitem').first().getByRole('button').first().click()
		await expect(notice(page, 'Failed to load')).toContainText('Could not load the role-play session')
	})
})

import { expect, test } from './candor.ts'

test('the theme is chosen, kept, and there from the first paint', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' })
	await page.goto('/')
	const root = page.locator('html')
	await expect(root).not.toHaveClass(/dark/)
	await page.getByRole('button', { name: 'Theme' }).click()
	await page.getByRole('menuitemradio', { name: 'Dark' }).click()
	await expect(root).toHaveClass(/dark/)
	await page.reload({ waitUntil: 'commit' })
	await expect(root).toHaveClass(/dark/)
	await page.getByRole('button', { name: 'Theme' }).click()
	await page.getByRole('menuitemradio', { name: 'System' }).click()
	await expect(root).not.toHaveClass(/dark/)
	await page.emulateMedia({ colorScheme: 'dark' })
	await expect(root).toHaveClass(/dark/)
})

test('the sidebar folds away and stays so', async ({ page }) => {
	await page.goto('/')
	await page.getByRole('button', { name: 'Collapse sidebar' }).click()
	await page.reload()
	await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
	await page.keyboard.press('[')
	await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
})

test('keys lead to pages, to search and to the list of keys', async ({ page }) => {
	await page.goto('/')
	await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
	await page.keyboard.press('g')
	await page.keyboard.press('r')
	await expect(page).toHaveURL(/\/recordings$/)
	await page.keyboard.press('?')
	await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
	await page.keyboard.press('Escape')
	await page.keyboard.press('Control+k')
	await page.getByRole('combobox').fill('learning')
	await expect(page.getByRole('option', { name: 'Learning Hub', selected: true })).toBeVisible()
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(/\/sales-education$/)
})

test('the keyboard reaches the content first', async ({ page }) => {
	await page.goto('/ai-coach')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
	await page.keyboard.press('Tab')
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('main')).toBeFocused()
})

test('another page begins at its top', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 500 })
	await page.goto('/')
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await page.mouse.wheel(0, 600)
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learning Hub' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Learning Hub')
	expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the service worker is registered and keeps no answer of the API', async ({ page }) => {
	await page.goto('/')
	await page.evaluate(() => navigator.serviceWorker.ready)
	await page.reload()
	const kept = await page.evaluate(async () => {
		const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
		const requests = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat()
		return requests.map(({ url }) => new URL(url).pathname)
	})
	expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
})

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

	test('the menu slides out, names who is signed in, and leads on', async ({ page }) => {
		await page.goto('/')
		await page.getByRole('button', { name: 'Open menu' }).click()
		const menu = page.getByRole('dialog', { name: 'Menu' })
		await expect(menu).toContainText('Maya Ortiz')
		await expect(menu).toContainText('Sales Rep')
		await menu.getByRole('link', { name: 'Recordings' }).click()
		await expect(page).toHaveURL(/\/recordings/)
		await expect(menu).toBeHidden()
	})

	test('the menu closes with Escape and logs out', async ({ page }) => {
		await page.goto('/')
		await page.getByRole('button', { name: 'Open menu' }).click()
		await page.keyboard.press('Escape')
		await expect(page.getByRole('dialog')).toBeHidden()
		await page.getByRole('button', { name: 'Open menu' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
		await expect(page.getByRole('button', { name: 'Access Platform' })).toBeVisible()
	})

	test('no page is wider than the screen', async ({ page }) => {
		for (const address of ['/', '/recordings', '/pricing', '/no-such-page']) {
			await page.goto(address)
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			)
			expect([address, overflow]).toEqual([address, 0])
		}
	})
})

import type { Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { expect, test } from './candor.ts'
import { fakeRecognition, listening, panel, say, someDialer, transcript } from './live-call.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ context }) => context.addInitScript(fakeRecognition))

const line = (page: Page, speaker: string, text: string) =>
	transcript(page)
		.getByRole('listitem')
		.filter({ hasText: `${speaker} ${text}` })
const disclosure = (page: Page, title: string) =>
	panel(page).getByRole('region', { name: 'Remaining disclosures' }).getByRole('button', { name: title })
const placeOf = async (page: Page) => {
	const box = await panel(page).boundingBox()
	if (!box) throw new Error('the panel is not there')
	return { left: Math.round(box.x), top: Math.round(box.y), width: box.width, height: box.height }
}
const isAt = (page: Page, left: number, top: number) =>
	expect.poll(() => placeOf(page)).toMatchObject({ left, top })

test('a call is heard, hinted, warned of and ended', async ({ page, server }) => {
	const dialer = await someDialer(server.address, page)
	await page.goto('/recordings')
	await test.step('the panel appears, takes no focus, and listens after a moment', async () => {
		await dialer.start('M1')
		await expect(panel(page)).toContainText('(602) 555-0148')
		await expect(panel(page)).toContainText('Agent 2041')
		await expect(panel(page)).toContainText('Live AI Coaching Active')
		await expect(transcript(page)).toHaveText('Live transcription will appear here')
		expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(false)
		await expect(listening(page)).toBeVisible()
		expect(await page.evaluate(() => window.recognizers)).toEqual([
			{ isOn: true, settings: { lang: 'en-US', continuous: true, interimResults: true } },
		])
		await expect(
			page.getByRole('status').getByText('Live Coaching opened for (602) 555-0148.'),
		).toBeAttached()
		await expect(panel(page).getByRole('timer')).toHaveText(/^0:0[2-9]$/)
	})
	await test.step('the customer speaks first, and a hint answers what they say', async () => {
		await expect(panel(page)).toContainText('Speaking: Customer')
		await say(page, 'I need to', false)
		await expect(transcript(page)).toContainText('Possibly customer I need to')
		await say(page, 'I need to think about it.')
		await expect(line(page, 'Possibly customer', 'I need to think about it.')).toHaveCount(1)
		const hint = panel(page).getByRole('region', { name: 'Hint' })
		await expect(hint).toContainText('Heard “think about it”')
		await expect(panel(page)).toContainText('Speaking: Rep')
		await page.keyboard.press('Alt+h')
		await expect(hint).toHaveCount(0)
		await expect.poll(() => dialer.hints('Think about it')).toEqual({ shown: 1, dismissed: 1 })
	})
	await test.step('a disclosure ticks itself, and a prohibited claim is repaired', async () => {
		await expect(disclosure(page, 'Not given: Recording notice')).toBeVisible()
		await say(page, 'Before we start, this call is recorded.')
		await expect(disclosure(page, 'Given: Recording notice')).toBeVisible()
		await panel(page).getByRole('button', { name: 'Speaking: Customer' }).click()
		await say(page, 'I guarantee that every one of your creditors will settle.')
		const words = 'I guarantee that every one of your creditors will settle.'
		await expect(line(page, 'Possibly you', words)).toHaveCount(1)
		const warning = panel(page).getByRole('region', { name: 'Correct this now' })
		await expect(warning).toContainText(`We’re not sure who said it. Did you say “${words}”?`)
		await expect(warning).toContainText('CFR')
		await line(page, 'Possibly you', words).getByRole('button', { name: 'Possibly you' }).press('Enter')
		await expect(line(page, 'Customer', words)).toHaveCount(1)
		await expect(warning).toHaveCount(0)
		await page.keyboard.press('Alt+s')
		await expect(line(page, 'You', words)).toHaveCount(1)
		await expect(warning).toContainText(`You said “${words}”`)
		// One sentence may be wrong in several ways, each with its own repair.
		const dismiss = warning.getByRole('button', { name: 'Dismiss warning' })
		while (await dismiss.isVisible()) await dismiss.click()
		await expect(warning).toHaveCount(0)
	})
	await test.step('Swap all swaps every guessed speaker and keeps corrected lines', async () => {
		await panel(page).getByRole('button', { name: 'Swap all' }).click()
		await expect(line(page, 'Possibly you', 'I need to think about it.')).toHaveCount(1)
		await expect(line(page, 'You', 'I guarantee that every one of your creditors will settle.')).toHaveCount(
			1,
		)
		await panel(page).getByRole('button', { name: 'Swap all' }).click()
	})
	await test.step('a recognizer that falls silent is started again', async () => {
		await page.evaluate(() => window.fallSilent())
		await expect.poll(() => page.evaluate(() => window.recognizers.length)).toBe(2)
		await say(page, 'Are you still there?')
		await expect(line(page, 'Possibly customer', 'Are you still there?')).toHaveCount(1)
	})
	await test.step('it goes on over pages and reloads, and remembers that it was stopped', async () => {
		await page.getByRole('link', { name: 'Role-Play' }).click()
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
		await expect(line(page, 'Possibly customer', 'Are you still there?')).toBeVisible()
		await expect(listening(page)).toBeVisible()
		await panel(page).getByRole('button', { name: 'Stop' }).click()
		await expect(listening(page)).toHaveCount(0)
		await page.reload()
		await expect(line(page, 'Possibly customer', 'Are you still there?')).toBeVisible()
		await expect(disclosure(page, 'Given: Recording notice')).toBeVisible()
		await expect(panel(page)).toContainText('Not listening')
		await page.keyboard.press('Alt+l')
		await expect(listening(page)).toBeVisible()
	})
	await test.step('the end of the call hides the panel, and no word of it stays', async () => {
		await dialer.end('M1')
		await expect(panel(page)).toHaveCount(0)
		expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('guarantee')
		expect(await page.evaluate(() => window.recognizers.at(-1)?.isOn)).toBe(false)
	})
})

test('the panel is moved, minimized and closed', async ({ page, server }) => {
	const dialer = await someDialer(server.address, page)
	await page.goto('/recordings')
	await dialer.start('P1')
	await expect(disclosure(page, 'Recording notice')).toBeVisible()
	await expect(listening(page)).toBeVisible()
	const grip = panel(page).getByRole('button', { name: /^Move panel/ })
	await test.step('dragged by its handle, by arrow keys and to corners', async () => {
		const before = await placeOf(page)
		await grip.hover()
		await page.mouse.down()
		await page.mouse.move(before.left - 400, before.top - 150, { steps: 4 })
		await page.mouse.up()
		await expect.poll(async () => (await placeOf(page)).left).toBeLessThan(before.left - 300)
		const dragged = await placeOf(page)
		expect(dragged.top).toBeLessThan(before.top - 100)
		await grip.focus()
		await page.keyboard.press('ArrowRight')
		await page.keyboard.press('ArrowDown')
		await isAt(page, dragged.left + 16, dragged.top + 16)
		await page.keyboard.press('Shift+ArrowLeft')
		await page.keyboard.press('Shift+ArrowUp')
		await isAt(page, 24, 24)
	})
	await test.step('where it was is remembered, and stays in the window', async () => {
		await page.reload()
		await expect(panel(page)).toBeVisible()
		await isAt(page, 24, 24)
		await grip.focus()
		await page.keyboard.press('Shift+ArrowDown')
		await page.setViewportSize({ width: 700, height: 420 })
		const leastGap = async () => {
			const { left, top, width, height } = await placeOf(page)
			return Math.min(left, top, 700 - left - width, 420 - top - height)
		}
		await expect.poll(leastGap).toBeGreaterThanOrEqual(0)
		await page.setViewportSize({ width: 1440, height: 900 })
	})
	await test.step('minimized to a pill with the timer, and expanded again', async () => {
		await panel(page).getByRole('button', { name: 'Minimize' }).press('Enter')
		const pill = panel(page).getByRole('button', { name: /^Live Coaching/ })
		await expect(pill).toBeFocused()
		await expect(pill.getByText(/^\d:\d\d$/)).toBeVisible()
		await expect(grip).toHaveCount(0)
		await page.keyboard.press('Alt+m')
		await expect(panel(page).getByRole('button', { name: 'Minimize' })).toBeFocused()
	})
	await test.step('closed, it stays closed for this call', async () => {
		await panel(page).getByRole('button', { name: 'Close' }).click()
		await expect(panel(page)).toHaveCount(0)
		await page.reload()
		await expect(page.getByText('Dialer connected')).toBeVisible()
		await expect(panel(page)).toHaveCount(0)
		await dialer.start('P2')
		await expect(panel(page)).toBeVisible()
		await dialer.end('P2')
		await expect(panel(page)).toHaveCount(0)
	})
})

test('a dialer that does not start coaching opens no panel', async ({ page, server }) => {
	const quiet = await someDialer(server.address, page, { autoStartCoaching: false })
	const frames: string[] = []
	page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
	await page.goto('/')
	await expect(page.getByText('Dialer connected')).toBeVisible()
	await quiet.start('Q1')
	await expect.poll(() => frames.join()).toContain('"Q1"')
	await expect(panel(page)).toHaveCount(0)
	await quiet.end('Q1')
})

test('in an all-party consent state, listening starts after the recording notice', async ({
	page,
	server,
}) => {
	const dialer = await someDialer(server.address, page)
	await page.goto('/')
	await dialer.start('C1', '8185550148')
	await expect(panel(page)).toContainText('The number is from California')
	await expect(panel(page)).toContainText('this call is recorded. Is that okay with you?')
	await expect(panel(page).getByRole('button', { name: 'Listen' })).toBeDisabled()
	await page.keyboard.press('Alt+l')
	await expect(disclosure(page, 'Not given: Recording notice')).toBeVisible()
	expect(await page.evaluate(() => window.recognizers)).toEqual([])
	await panel(page).getByRole('button', { name: 'They were told and agreed' }).click()
	await expect(listening(page)).toBeVisible()
	await expect(disclosure(page, 'Given: Recording notice')).toBeVisible()
	await dialer.end('C1')
	await expect(panel(page)).toHaveCount(0)
})

test('of two windows one listens, and the other when that one is closed', async ({
	page,
	context,
	server,
}) => {
	const dialer = await someDialer(server.address, page)
	await page.goto('/')
	await dialer.start('W1')
	await expect(listening(page)).toBeVisible()
	const other = await context.newPage()
	await other.goto('/')
	await expect(panel(other)).toContainText('Another window is listening')
	await page.close()
	await expect(listening(other)).toBeVisible()
	await dialer.end('W1')
	await expect(panel(other)).toHaveCount(0)
})

test('a browser that recognizes no speech says so', async ({ page, server }) => {
	await page.addInitScript(() => {
		for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
			Object.defineProperty(window, name, { value: undefined })
	})
	const dialer = await someDialer(server.address, page)
	await page.goto('/')
	await dialer.start('U1')
	await expect(panel(page).getByRole('alert')).toHaveText(
		'Speech recognition not supported. Use Chrome for best results.',
	)
	await dialer.end('U1')
	await expect(panel(page)).toHaveCount(0)
})

test('shows a call that started while the connection was lost', async ({ page, server }) => {
	let cut = async () => {}
	await page.routeWebSocket('**/ws/vicidial**', (socket) => {
		socket.connectToServer()
		cut = () => socket.close()
	})
	const dialer = await someDialer(server.address, page)
	await page.goto('/')
	await expect(page.getByText('Dialer connected')).toBeVisible()
	await cut()
	await expect(page.getByText('Reconnecting')).toBeVisible()
	await dialer.start('R0')
	await dialer.end('R0')
	await dialer.start('R1', '')
	await expect(panel(page)).toContainText('Prospect')
	await expect(page.getByText('Dialer connected')).toBeVisible()
	await dialer.end('R1')
	await expect(panel(page)).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const)
	test.describe(colorScheme, () => {
		test.use({ colorScheme })

		test('the panel has no barrier and fits, wide and on a phone', async ({ page, server }, {
			outputDir,
		}) => {
			const dialer = await someDialer(server.address, page)
			await page.goto('/recordings')
			await dialer.start(`L-${colorScheme}`)
			await expect(listening(page)).toBeVisible()
			await say(page, 'So it is one deposit instead of five payments.')
			await say(page, 'I guarantee that every one of your creditors will settle.')
			await say(page, 'I do not know. I need to think about it.')
			await say(page, 'Of course', false)
			await expect(panel(page).getByRole('region', { name: 'Correct this now' })).toBeVisible()
			for (const [width, height] of [
				[1440, 900],
				[390, 844],
			] as const) {
				await page.setViewportSize({ width, height })
				expect(await barriers(page, { within: 'section[aria-labelledby=live-coaching]' })).toEqual([])
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
				await page.screenshot({ path: `${outputDir}/${colorScheme}-${width}.png` })
			}
			// The hint is fully visible, whatever is shown above it.
			await expect(panel(page).getByRole('region', { name: 'Hint' }).locator('p')).toBeInViewport({
				ratio: 1,
			})
			const { left, top, width, height } = await placeOf(page)
			expect([left, width]).toEqual([12, 366])
			expect(Math.round(top + height)).toBe(844 - 24)
			await panel(page).getByRole('button', { name: 'Minimize' }).click()
			expect(await barriers(page, { within: 'section[aria-labelledby=live-coaching]' })).toEqual([])
			await dialer.end(`L-${colorScheme}`)
			await expect(panel(page)).toHaveCount(0)
		})
	})

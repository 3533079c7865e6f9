import { callTitle } from '#features/recordings/ui/call-title.ts'
import { expect, test, untilAllScored } from './candor.ts'

test.beforeEach(({ page }) => untilAllScored(page))

test('the home page says how many calls pass', async ({ page }) => {
	const stats = await (await page.request.get('/api/stats')).json()
	await page.goto('/')
	const strip = page.getByRole('region', { name: 'Call statistics' })
	await expect(strip).toContainText(new RegExp(`Passing Calls.*${stats.passingCalls}`))
	await expect(strip).toContainText(new RegExp(`Failed Calls.*${stats.failedCalls}`))
	await expect(strip).toContainText(new RegExp(`Pass Rate.*${Math.round(stats.passRate)}%`))
})

test('the most recently scored call is shown whole, and opens', async ({ page }) => {
	const list = await (await page.request.get('/api/recordings')).json()
	const latest = list.find(
		(call: { analysis?: unknown; transcription: unknown }) => call.analysis && call.transcription,
	)
	await page.goto('/')
	const card = page.getByRole('region', { name: 'Most Recently Scored Calls' })
	await expect(card).toContainText(latest.originalName)
	await expect(card).toContainText('Strengths')
	await expect(card).toContainText('Missing required disclosures')
	await card.getByRole('button', { name: /transcript/i }).click()
	await expect(card.getByRole('region', { name: /^Transcript of/ })).toBeVisible()
	await card.getByRole('link', { name: 'Open call' }).click()
	await expect(page.getByRole('heading', { level: 1, name: callTitle(latest) })).toBeVisible()
})

test('the latest call comes before quotes and tips, with one strength, one thing to fix and its page', async ({
	page,
}) => {
	const strength = 'Asked about income'
	const fix = 'Name the next step and its day: your last words were “Talk soon” at 2:10'
	const [latest] = await (await page.request.get('/api/recordings?view=summary')).json()
	await page.route('**/api/recordings?*limit=50*', async (route) => {
		const response = await route.fetch()
		const [newest, ...others] = await response.json()
		const analysis = { ...newest.analysis, strengths: [strength], actions: [fix] }
		await route.fulfill({ response, json: [{ ...newest, analysis }, ...others] })
	})
	await page.goto('/')
	const brief = page.getByRole('region', { name: /^(Your|Team’s) latest call$/ })
	await expect(brief.getByRole('img', { name: /^Overall score \d+%/ })).toBeVisible()
	await expect(brief).toContainText(strength)
	await expect(brief).toContainText(fix)
	const names = await page
		.getByRole('region')
		.evaluateAll((regions) =>
			regions.map(
				(region) => document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent,
			),
		)
	const placeOf = (name: RegExp) => names.findIndex((each) => name.test(each ?? ''))
	expect(placeOf(/latest call$/)).toBeGreaterThanOrEqual(0)
	expect(placeOf(/latest call$/)).toBeLessThan(placeOf(/^Daily Inspiration/))
	expect(placeOf(/latest call$/)).toBeLessThan(placeOf(/^Daily Health/))
	await brief.getByRole('link', { name: callTitle(latest) }).click()
	await expect(page.getByRole('heading', { level: 1, name: callTitle(latest) })).toBeVisible()
})

test('a newer call without a score does not take its place', async ({ page }) => {
	await page.route('**/api/recordings?*limit=50*', async (route) => {
		const response = await route.fetch()
		const [newest, ...others] = await response.json()
		const analysis = { ...newest.analysis, overallScore: null }
		const voicemail = {
			...newest,
			id: '5a0c2c52-6d2f-4b0e-9c54-1f6f1f1f4c11',
			originalName: 'voicemail.txt',
			analysis,
		}
		await route.fulfill({ response, json: [voicemail, newest, ...others] })
	})
	await page.goto('/')
	const card = page.getByRole('region', { name: 'Most Recently Scored Calls' })
	await expect(card.getByRole('link', { name: 'Open call' })).toBeVisible()
	await expect(card).not.toContainText('voicemail.txt')
	await expect(card).not.toContainText('Not scored')
	await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a call can be uploaded from here, and the latest upload stands beside it', async ({ page }) => {
	await page.goto('/')
	const panel = page.getByRole('region', { name: 'Upload Audio Recording' })
	await expect(panel.getByRole('button', { name: 'Choose File' })).toBeVisible()
	await expect(panel).toContainText('1.5GB')
	await expect(panel).toContainText('120 minutes')
	await expect(panel.getByRole('region', { name: 'Latest Upload' })).toContainText('Analyzed')
})

test.describe('the cards of the day', () => {
	test.use({ mayComplain: /503/, serviceWorkers: 'block' })

	test('say who wrote the line and whose advice the tip is, and stand still for who stops them', async ({
		page,
	}) => {
		await page.clock.install()
		await page.route('**/api/health-tips*', (route) => route.fulfill({ status: 503 }))
		const said = page.waitForResponse('**/api/motivation*')
		await page.goto('/')
		const line = page.getByRole('region', { name: 'Daily Inspiration' })
		const { quote, author, company, category } = await (await said).json()
		for (const words of [quote, author, company, category.replaceAll('_', ' ').toUpperCase()])
			await expect(line).toContainText(words)

		const tip = page.getByRole('region', { name: 'Daily Health & Fitness Tip' })
		const tryAgain = tip.getByRole('button', { name: 'Try again' })
		await expect(async () => {
			await page.clock.runFor(2000)
			await expect(tryAgain).toBeVisible({ timeout: 500 })
		}).toPass()
		await page.unroute('**/api/health-tips*')
		const answered = page.waitForResponse(
			(answer) => answer.url().includes('/api/health-tips') && answer.ok(),
		)
		await tryAgain.click()
		const advice = await (await answered).json()
		for (const words of [advice.tip, `Sales Performance Benefit. ${advice.benefitsFor}`, advice.duration])
			await expect(tip).toContainText(words)
		await expect(tip).toContainText(`Source: ${advice.author}`)

		const next = page.waitForRequest('**/api/motivation*')
		await page.clock.runFor(61_000)
		await next
		await line.getByRole('button', { name: 'Stop changing the inspiration' }).click()
		let asked = 0
		page.on('request', (request) => {
			if (request.url().includes('/api/motivation')) asked += 1
		})
		await page.clock.runFor(180_000)
		expect(asked).toBe(0)
		await page.reload()
		await expect(line.getByRole('button', { name: 'Change the inspiration each minute' })).toBeVisible()
	})
})

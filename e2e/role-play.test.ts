import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, untilAllScored } from './candor.ts'

const opening = 'Thanks for taking the call, I am Maya on a recorded line. What made you look for help today?'
const empathy = 'That sounds hard. Tell me more about what happened, and what worries you most about it?'

const scenario = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const box = (page: Page) => page.getByLabel('Your reply')
const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
const repliesOf = (page: Page) => log(page).getByText(/^You, \d/)
const notice = (page: Page, title: string) =>
	page.getByRole(/Failed|Error|Not|Name/.test(title) ? 'alert' : 'status').filter({ hasText: title })

async function start(page: Page, title = 'Hesitant Prospect') {
	await page.goto('/role-play')
	await scenario(page, title).getByRole('button', { name: 'Start Role-Play' }).click()
	await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
	await expect(box(page)).toBeFocused()
}

async function say(page: Page, message: string) {
	const before = await repliesOf(page).count()
	await box(page).fill(message)
	await box(page).press('Enter')
	await expect(repliesOf(page)).toHaveCount(before + 1)
}

async function barriers(page: Page) {
	const { violations } = await new AxeBuilder({ page }).analyze()
	return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

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

test('a session is saved under a name, found again, renamed and erased', async ({ page }) => {
	await start(page, 'Skeptical Prospect')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(notice(page, 'Nothing to save')).toBeVisible()
	await say(page, opening)
	await page.getByRole('button', { name: 'Save' }).click()
	const saving = page.getByRole('dialog', { name: 'Save Role-Play Session' })
	await saving.getByRole('button', { name: 'Save' }).click()
	await expect(notice(page, 'Name required')).toContainText('Please enter a name for your role-play session')
	await saving.getByLabel('Session name').fill('Tuesday with Greg')
	await page.keyboard.press('Enter')
	await expect(saving).toBeHidden()
	await expect(page.getByText('Saved as Tuesday with Greg')).toBeVisible()

	await page.getByRole('button', { name: 'New' }).click()
	await expect(card(page, 'Sessions in Progress')).toContainText('Tuesday with Greg')
	await page.getByRole('button', { name: 'All sessions' }).click()
	const loading = page.getByRole('dialog', { name: 'Load Role-Play Session' })
	await loading.getByRole('button', { name: 'Rename Tuesday with Greg' }).click()
	await page.keyboard.type(' and more')
	await page.keyboard.press('Escape')
	await expect(loading.getByRole('button', { name: 'Rename Tuesday with Greg', exact: true })).toBeFocused()
	await page.keyboard.press('Enter')
	await page.keyboard.press('ControlOrMeta+a')
	await page.keyboard.type('Wednesday with Greg')
	await page.keyboard.press('Enter')
	await expect(notice(page, 'Session renamed')).toBeVisible()
	await loading.getByRole('button', { name: /^Wednesday with Greg/ }).click()
	await expect(notice(page, 'Session loaded')).toBeVisible()
	await expect(log(page)).toContainText(opening)

	await page.getByRole('button', { name: 'Erase' }).click()
	await expect(page.getByRole('alertdialog')).toContainText(
		'Are you sure you want to permanently erase this session? This cannot be undone.',
	)
	await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click()
	await expect(notice(page, 'Session Erased')).toContainText(
		'The role-play session has been permanently deleted.',
	)
	await expect(page.getByRole('heading', { level: 1, name: 'AI Role-Play Training' })).toBeVisible()
	await expect(page.getByText('Wednesday with Greg')).toHaveCount(0)
})

test('a session is deleted from the list, and a new one begun there', async ({ page }) => {
	await start(page)
	await say(page, opening)
	await page.getByRole('button', { name: 'Load' }).click()
	const loading = page.getByRole('dialog', { name: 'Load Role-Play Session' })
	await loading
		.getByRole('button', { name: /^Delete/ })
		.first()
		.click()
	await expect(page.getByRole('alertdialog')).toContainText(
		'Are you sure you want to delete this role-play session?',
	)
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
	await expect(page).toHaveURL(/\/role-play$/)
	await start(page)
	await page.getByRole('button', { name: 'Load' }).click()
	await loading.getByRole('button', { name: 'Start New' }).click()
	await expect(page).toHaveURL(/\/role-play$/)
})

test('a prohibited claim is shown at once with its rule', async ({ page }) => {
	await start(page)
	await say(page, 'I guarantee we will cut your debt in half, and it will not hurt your credit at all.')
	await expect(log(page)).toContainText('Say instead:')
	await expect(log(page)).toContainText(/16 CFR|310\./)
	await expect(log(page)).toContainText('I guarantee')
	await page.getByRole('button', { name: 'Complete Session' }).click()
	await expect(page.getByText('Not passed')).toBeVisible()
	await expect(card(page, 'Replay')).toContainText(/16 CFR|310\./)
})

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

test('a conversation and what is typed survive a reload', async ({ page }) => {
	await start(page)
	await say(page, opening)
	await box(page).fill('Not sent yet')
	await page.reload()
	await expect(box(page)).toHaveValue('Not sent yet')
	await expect(log(page)).toContainText(opening)
	await page.getByRole('button', { name: 'Complete Session' }).click()
	await expect(page.getByRole('alertdialog')).toContainText('Not sent yet')
	await page.getByRole('button', { name: 'Cancel' }).click()
	await expect(box(page)).toHaveValue('Not sent yet')
})

test.describe('with a voice', () => {
	test('speaks the replies of the prospect, and stops', async ({ page }) => {
		await page.addInitScript(fakeSpeech)
		await start(page)
		const voice = page.getByRole('switch', { name: /Voice/ })
		await voice.click()
		await expect(notice(page, 'Voice Enabled')).toBeVisible()
		expect(await page.evaluate(() => localStorage.getItem('roleplayVoiceEnabled'))).toBe('true')
		await say(page, opening)
		const last = await log(page).locator('p.bg-card').last().innerText()
		const [spoken] = await page.evaluate(() => window.spoken)
		expect(spoken?.text).toBe(last)
		expect(spoken).toMatchObject({ lang: 'en-US', volume: 0.95, voice: 'Microsoft David' })
		expect(spoken?.rate).toBeGreaterThanOrEqual(0.8)
		expect(spoken?.rate).toBeLessThanOrEqual(0.88)
		await page.getByRole('button', { name: 'Stop' }).click()
		await expect(page.getByRole('button', { name: 'Stop' })).toHaveAttribute('aria-disabled', 'true')
		await page.evaluate(() => {
			window.speechFails = true
		})
		await say(page, empathy)
		await expect(notice(page, 'Voice Error')).toContainText(
			'Could not play AI voice. Check your browser settings.',
		)
		await voice.click()
		await expect(notice(page, 'Voice Disabled')).toBeVisible()
		expect(await page.evaluate(() => localStorage.getItem('roleplayVoiceEnabled'))).toBe('false')
	})

	test('turned off while the answer is on its way, says nothing', async ({ page }) => {
		await page.addInitScript(fakeSpeech)
		await start(page)
		const voice = page.getByRole('switch', { name: /Voice/ })
		await voice.click()
		const { promise: isDue, resolve: answer } = Promise.withResolvers<void>()
		await page.route('**/message', async (route) => {
			await isDue
			await route.continue()
		})
		await box(page).fill(opening)
		await box(page).press('Enter')
		await voice.click()
		answer()
		await expect(repliesOf(page)).toHaveCount(1)
		expect(await page.evaluate(() => window.spoken)).toEqual([])
	})

	test('hears the rep, and says what went wrong when it does not', async ({ page }) => {
		await page.addInitScript(fakeSpeech)
		await start(page)
		const speak = page.getByRole('button', { name: /^(Speak|Listening…)$/ })
		await box(page).fill('First typed.')
		await speak.click()
		await expect(speak).toHaveText('Listening…')
		await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
		await page.evaluate(() => window.hear({ text: 'Then spoken.' }))
		await expect(speak).toHaveText('Speak')
		await expect(box(page)).toHaveValue('First typed. Then spoken.')
		await speak.click()
		await page.evaluate(() => window.hear({ error: 'no-speech' }))
		await expect(notice(page, 'Speech Recognition Error')).toContainText('no-speech')
		await page.getByRole('button', { name: 'Dismiss' }).click()
		await speak.click()
		await page.evaluate(() => window.hear({ error: 'aborted' }))
		await expect(speak).toHaveText('Speak')
		await expect(page.getByText('Speech Recognition Error')).toHaveCount(0)
		await speak.click()
		await page.getByRole('button', { name: 'Stop' }).click()
		await expect(speak).toHaveText('Speak')
		await box(page).press('Enter')
		await expect(repliesOf(page)).toHaveCount(1)
	})

	test('is not to be had in every browser, and typing always works', async ({ page }) => {
		await page.addInitScript(() => {
			for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
				Object.defineProperty(window, name, { value: undefined })
		})
		await start(page)
		await page.getByRole('button', { name: 'Speak' }).click()
		await expect(notice(page, 'Speech Recognition Not Supported')).toContainText(
			"Your browser doesn't support speech recognition. Please use Chrome or Edge.",
		)
		await say(page, opening)
	})
})

test('a scenario is made from a call, and the prospects learn from all of them', async ({ page }) => {
	test.setTimeout(120_000)
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
	await page.getByRole('option', { name: /Price Objection/ }).click()
	await expect(
		scenario(page, 'Price Objection').getByRole('button', { name: 'Start Role-Play' }),
	).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const)
	for (const width of [1440, 390])
		test.describe(`${colorScheme}, ${width} pixels wide`, () => {
			test.use({ colorScheme, viewport: { width, height: 844 } })

			test('lobby, session, results and dialogs have no barrier and fit', async ({ page }) => {
				test.setTimeout(90_000)
				const check = async (where: string) =>
					expect([where, await barriers(page), await widthOf(page)]).toEqual([where, [], width])
				await start(page)
				await say(page, 'I guarantee we will cut your debt in half.')
				await check('session')
				await page.getByRole('button', { name: 'Save' }).click()
				await check('save')
				await page.keyboard.press('Escape')
				await page.getByRole('button', { name: 'Load' }).click()
				await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0)
				await check('load')
				await page
					.getByRole('button', { name: /^Rename/ })
					.first()
					.click()
				await check('rename')
				await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
				await page.getByRole('button', { name: 'Erase' }).click()
				await check('erase')
				await page.keyboard.press('Escape')
				await page.getByRole('button', { name: 'Complete Session' }).click()
				await expect(card(page, 'Replay')).toBeVisible()
				await check('results')
				await page.goto('/role-play')
				await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
				await check('lobby')
				await page.getByRole('button', { name: 'Start Price Objection as an exam' }).click()
				await check('exam')
			})
		})

declare global {
	interface Window {
		spoken: { text: string; lang: string; rate: number; volume: number; voice: string | undefined }[]
		speechFails: boolean
		hear: (heard: { text?: string; error?: string }) => void
	}
}

/** Runs in the page: a browser that speaks into `spoken` and hears what `hear` is given. */
function fakeSpeech() {
	window.spoken = []
	window.speechFails = false
	const voices = [
		{ name: 'Microsoft Zira', lang: 'en-US' },
		{ name: 'Microsoft David', lang: 'en-US' },
	]
	class Utterance {
		lang = ''
		rate = 1
		volume = 1
		voice: { name: string } | null = null
		onend: () => void = () => {}
		onerror: (event: { error: string }) => void = () => {}
		text: string
		constructor(text: string) {
			this.text = text
		}
	}
	const speechSynthesis = {
		getVoices: () => voices,
		cancel: () => {},
		speak({ text, lang, rate, volume, voice, onerror }: Utterance) {
			if (window.speechFails) onerror({ error: 'synthesis-failed' })
			else window.spoken.push({ text, lang, rate, volume, voice: voice?.name })
		},
	}
	class Recognition {
		onresult: (event: { results: { transcript: string }[][] }) => void = () => {}
		onerror: (event: { error: string }) => void = () => {}
		onend: () => void = () => {}
		start() {
			window.hear = ({ text, error }) => {
				if (text) this.onresult({ results: [[{ transcript: text }]] })
				if (error) this.onerror({ error })
				this.onend()
			}
		}
		abort() {
			this.onerror({ error: 'aborted' })
			this.onend()
		}
	}
	for (const [name, value] of Object.entries({
		SpeechSynthesisUtterance: Utterance,
		speechSynthesis,
		SpeechRecognition: Recognition,
		webkitSpeechRecognition: Recognition,
	}))
		Object.defineProperty(window, name, { value })
}

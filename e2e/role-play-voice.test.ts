import { expect, test } from './candor.ts'
import { box, empathy, log, notice, opening, repliesOf, say, start } from './practice.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

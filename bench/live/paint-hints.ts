import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import browser from '../../playwright.config.ts'
import type { Agent } from './fill-floor.ts'

/** What the page's own script adds: see `heard-in-page.js`. */
type Page = { isListening: () => boolean; timeHint: (words: string) => Promise<number | null> }

/** Runs in the page: what it keeps of a sign-in beside the cookie. */
function rememberSignIn(username: string) {
	const { localStorage } = globalThis as unknown as { localStorage: Record<string, string> }
	const remembered = {
		auth: JSON.stringify({ username }),
		isAuthenticated: 'true',
		loginTime: String(Date.now()),
		username,
		userRole: 'salesrep',
	}
	Object.assign(localStorage, remembered)
}

/** What customers say that brings a hint, each another one than the line before. */
const lines = [
	'I just cannot see how I pay that, it sounds really expensive to me.',
	'Let me think about it and call you back next week, okay?',
	'I would have to talk to my wife first, she does the bills.',
	'Another company quoted me less than that yesterday.',
	'Honestly it is not a good time, we just moved.',
	'Can I speak with your supervisor about this?',
	'I am not sure this is for me.',
	'It is not my decision, the accounts are my mother’s.',
	'We live on a fixed income, you know.',
	'And what is the fee for all of this?',
	'I can’t afford another payment on top of the rent.',
	'I want to sleep on it before I say yes.',
	'My husband would kill me if I did this without him.',
	'I was going to shop around a little more.',
	'Maybe later in the year, when the car is paid off.',
	'Is there a manager I could talk to?',
	'I am on the fence, to be honest with you.',
	'That account is not in my name, so I don’t know.',
	'Money is tight since they cut my hours.',
	'What would that cost me every month?',
]

/** Milliseconds between lines: nobody says two in less. */
const pause = { least: 150, most: 350 }

/**
 * Milliseconds from the recognizer's final result to the painted hint, in a real browser on an agent's page with
 * the panel over it, `count` times. `startCall` has the dialer tell of a call of theirs. `missed` brought no hint.
 */
export async function paintHints(
	root: string,
	{ cookie, agentId }: Agent,
	startCall: () => Promise<unknown>,
	count: number,
) {
	const chrome = await chromium.launch(browser.use?.launchOptions)
	try {
		const context = await chrome.newContext({ viewport: browser.use?.viewport ?? null })
		const [name = '', value = ''] = cookie.split('=')
		await context.addCookies([{ name, value, url: root }])
		await context.addInitScript(rememberSignIn, agentId)
		await context.addInitScript({ path: join(import.meta.dirname, 'heard-in-page.js') })
		const page = await context.newPage()
		await page.goto(`${root}/recordings`)
		await page.getByText('Dialer connected').waitFor()
		await startCall()
		await page.waitForFunction(() => (globalThis as unknown as Page).isListening())
		const milliseconds: number[] = []
		for (let said = 0; said < count; said++) {
			const line = lines[said % lines.length] ?? ''
			const time = await page.evaluate((words) => (globalThis as unknown as Page).timeHint(words), line)
			if (time !== null) milliseconds.push(time)
			await wait(pause.least + Math.random() * (pause.most - pause.least))
		}
		return { milliseconds, missed: count - milliseconds.length }
	} finally {
		await chrome.close()
	}
}

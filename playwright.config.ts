import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** Chromium without a window: the same engine, a quarter quicker. It is there where bin/test could install it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** The browser that the system brings (see bin/test), told to call nobody. */
const chromium = {
	executablePath: existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium',
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-sync',
	],
}

export default defineConfig({
	testDir: 'e2e',
	outputDir: 'test-results/journeys',
	globalSetup: './e2e/prepare-company.ts',
	// Each has a server of its own, shared by the stories of several files. Twice the cores of CI: stories often wait.
	workers: 4,
	retries: 0,
	// On a busy machine the longest story takes more than three minutes.
	timeout: 300_000,
	// Up to four tests share two cores, and some of them decode audio.
	expect: { timeout: 60_000 },
	reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
	// Without animations, tests need not wait for elements to stop moving.
	use: {
		launchOptions: chromium,
		viewport: { width: 1440, height: 900 },
		contextOptions: { reducedMotion: 'reduce' },
	},
})

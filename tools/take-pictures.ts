import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, request } from '@playwright/test'
import { startServer } from '#app/fixtures/server.ts'
import { signedIn } from '#app/fixtures/signed-in.ts'
import playwright from '../playwright.config.ts'
import { findSampleCall } from './find-sample-call.ts'

/*
 * Takes the pictures of docs/pictures, which the README and the help show: `npm run pictures`, after `npx vite build`.
 * Starts the server with the sample company and waits until its calls are scored.
 */

const folder = join(import.meta.dirname, '../docs/pictures')
/** File name, and the page it shows; `{call}` is replaced by the id of a call with findings. */
const pages = {
	'call-page': '/recordings/{call}?tab=findings',
	'role-play': '/role-play',
	'sales-content': '/sales-content',
	'compliance-review': '/compliance-review',
	'admin-dashboard': '/admin-dashboard',
}

const dataDir = await mkdtemp(join(tmpdir(), 'candor-pictures-'))
const server = await startServer(dataDir, { DEMO: 'on' })
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
	const storageState = await signedIn(server.address, 'dana.whitfield')
	const api = await request.newContext({ baseURL: server.address, storageState })
	const call = await findSampleCall(api)
	const context = await browser.newContext({
		baseURL: server.address,
		storageState,
		viewport: { width: 1280, height: 800 },
		reducedMotion: 'reduce',
		colorScheme: 'light',
	})
	const page = await context.newPage()
	await page.goto('/')
	await page.getByRole('button', { name: 'Close the tour' }).click()
	for (const [name, address] of Object.entries(pages)) {
		await page.goto(address.replace('{call}', call))
		await page.getByRole('heading', { level: 1 }).waitFor()
		await page.waitForLoadState('networkidle')
		await page.screenshot({ path: join(folder, `${name}.png`) })
	}
} finally {
	await browser.close()
	await server.stop()
	await rm(dataDir, { recursive: true, force: true })
}

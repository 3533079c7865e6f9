import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, request } from '@playwright/test'
import { startServer } from '#app/fixtures/server.ts'
import playwright from '../playwright.config.ts'

/*
 * Takes the pictures of docs/pictures, which the README and the help show: `npm run pictures`, after `npx vite build`.
 * Starts the program with the sample company and waits until they are scored.
 */

const folder = join(import.meta.dirname, '../docs/pictures')
const credentials = { username: 'dana.whitfield', password: 'candor-demo' }

/** File name, and the page it shows; `{call}` stands for a call with findings. */
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
	const api = await request.newContext({ baseURL: server.address })
	await api.post('/api/login', { data: credentials })
	const call = await scoredCall()
	const context = await browser.newContext({
		baseURL: server.address,
		viewport: { width: 1280, height: 800 },
		reducedMotion: 'reduce',
		colorScheme: 'light',
	})
	const page = await context.newPage()
	await page.goto('/')
	await page.getByLabel('Username').fill(credentials.username)
	await page.getByLabel('Password', { exact: true }).fill(credentials.password)
	await page.getByRole('button', { name: 'Access Platform' }).click()
	await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
	await page.getByRole('button', { name: 'Close the tour' }).click()
	for (const [name, address] of Object.entries(pages)) {
		await page.goto(address.replace('{call}', call))
		await page.getByRole('heading', { level: 1 }).waitFor()
		await page.waitForLoadState('networkidle')
		await page.screenshot({ path: join(folder, `${name}.png`) })
	}

	/** The id of the sample call with findings, once the sample company is scored. */
	async function scoredCall(): Promise<string> {
		for (;;) {
			const { state } = await (await api.get('/api/sample-company')).json()
			if (state === 'loaded') break
			await new Promise((resolve) => setTimeout(resolve, 1000))
		}
		const [found] = await (await api.get('/api/recordings?view=summary&q=kowalczyk')).json()
		return found.id
	}
} finally {
	await browser.close()
	await server.stop()
	await rm(dataDir, { recursive: true, force: true })
}

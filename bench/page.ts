/**
 * What people wait for in a browser, on the pages they open most, with the sample company: JavaScript transferred,
 * largest contentful paint, time from a click to the next paint, layout shift; cold and with a warm cache.
 * Medians of five visits. `npm run bench:page [-- 5]`. Needs Chromium.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, request } from '@playwright/test'
import { build } from 'vite'
import { startServer } from '#app/fixtures/server.ts'
import playwright from '../playwright.config.ts'
import { type MeasuredPage, measuredPages } from './page/pages.ts'
import { type Visit, visitPage } from './page/visit-page.ts'
import { percentile, table } from './report.ts'

const rounds = Number(process.argv[2] ?? 5)
const credentials = { username: 'dana.whitfield', password: 'candor-demo' }
/** Milliseconds. */
const goals = { largestPaint: 1000, interaction: 100 }

await build({ logLevel: 'error' })
await build({ configFile: 'vite.server.config.ts', logLevel: 'error' })
process.env.CANDOR_SERVER = 'dist-server/server.js'
const dataDir = await mkdtemp(join(tmpdir(), 'candor-bench-'))
const server = await startServer(dataDir, { DEMO: 'on' })
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
	const call = await scoredCall()
	const signedIn = await signIn()
	const rows = []
	const missed = []
	for (const page of measuredPages) {
		const { cold, warm } = await measure(page, call, signedIn)
		rows.push(row(page.name, cold), row(`${page.name}, warm`, warm))
		missed.push(...missedGoals(page, cold), ...missedGoals(page, warm))
	}
	console.log(table(['page', 'JavaScript', 'largest paint', 'interaction', 'layout shift'], rows))
	console.log(missed.length ? `Goals missed: ${missed.join('; ')}` : 'All goals are reached.')
	process.exitCode = missed.length ? 1 : 0
} finally {
	await browser.close()
	await server.stop()
	await rm(dataDir, { recursive: true, force: true })
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

async function measure(page: MeasuredPage, call: string, signedIn: State) {
	const address = server.address + page.address.replace('{call}', call)
	const cold: Visit[] = []
	const warm: Visit[] = []
	for (let round = 0; round < rounds; round++) {
		const context = await newContext(page.isSignedOut ? undefined : signedIn)
		cold.push(await visitPage(context, page, address))
		warm.push(await visitPage(context, page, address))
		await context.close()
	}
	return { cold: medians(cold), warm: medians(warm) }
}

async function newContext(storageState?: State) {
	const context = await browser.newContext({
		...(storageState && { storageState }),
		viewport: playwright.use?.viewport ?? null,
	})
	await context.addInitScript({ path: join(import.meta.dirname, 'page/observe-page.js') })
	return context
}

function medians(visits: Visit[]): Visit {
	const median = (figure: keyof Visit) =>
		percentile(
			visits.map((visit) => visit[figure]),
			50,
		)
	return {
		javaScript: median('javaScript'),
		largestPaint: median('largestPaint'),
		interaction: median('interaction'),
		layoutShift: median('layoutShift'),
	}
}

function row(name: string, { javaScript, largestPaint, interaction, layoutShift }: Visit) {
	const milliseconds = (time: number) => `${time.toFixed(0)} ms`
	return [
		name,
		`${javaScript.toFixed(0)} kB`,
		milliseconds(largestPaint),
		milliseconds(interaction),
		layoutShift.toFixed(3),
	]
}

function missedGoals({ name, mostJavaScript = Number.POSITIVE_INFINITY }: MeasuredPage, visit: Visit) {
	return [
		visit.javaScript > mostJavaScript && `${name} loads more than ${mostJavaScript} kB`,
		visit.largestPaint > goals.largestPaint && `${name} paints after more than ${goals.largestPaint} ms`,
		visit.interaction > goals.interaction &&
			`${name} answers a click after more than ${goals.interaction} ms`,
	].filter((goal) => goal !== false)
}

/** The id of a sample call with findings, once the sample company is loaded. */
async function scoredCall(): Promise<string> {
	const api = await request.newContext({ baseURL: server.address })
	await api.post('/api/login', { data: credentials })
	const state = async () => (await (await api.get('/api/sample-company')).json()).state
	while ((await state()) !== 'loaded') await wait(1000)
	const [found] = await (await api.get('/api/recordings?view=summary&q=kowalczyk')).json()
	await api.dispose()
	return found.id
}

/** The cookie, and what the app keeps in the browser's storage. */
async function signIn(): Promise<State> {
	const context = await browser.newContext({ baseURL: server.address })
	const page = await context.newPage()
	await page.goto('/')
	await page.getByLabel('Username').fill(credentials.username)
	await page.getByLabel('Password', { exact: true }).fill(credentials.password)
	await page.getByRole('button', { name: 'Access Platform' }).click()
	await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
	const state = await context.storageState()
	await context.close()
	return state
}

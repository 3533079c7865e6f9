/**
 * What people wait for in a browser, on the pages they open most, with the sample company: JavaScript transferred,
 * largest contentful paint, time from a click to the next paint, layout shift; cold and with a warm cache.
 * Medians of five visits. `npm run bench:page [-- 5]`. Needs Chromium.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, request } from '@playwright/test'
import { build } from 'vite'
import { startServer } from '#app/fixtures/server.ts'
import { signedIn } from '#app/fixtures/signed-in.ts'
import playwright from '../playwright.config.ts'
import { findSampleCall } from '../tools/find-sample-call.ts'
import { type MeasuredPage, measuredPages } from './page/pages.ts'
import { type Visit, visitPage } from './page/visit-page.ts'
import { percentile, table } from './report.ts'

const rounds = Number(process.argv[2] ?? 5)
/** Milliseconds. */
const goals = { largestPaint: 1000, interaction: 100 }

await build({ logLevel: 'error' })
await build({ configFile: 'vite.server.config.ts', logLevel: 'error' })
process.env.CANDOR_SERVER = 'dist-server/server.js'
const dataDir = await mkdtemp(join(tmpdir(), 'candor-bench-'))
const server = await startServer(dataDir, { DEMO: 'on' })
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
	const storageState = await signedIn(server.address, 'dana.whitfield')
	const api = await request.newContext({ baseURL: server.address, storageState })
	const call = await findSampleCall(api)
	await api.dispose()
	const rows = []
	const missed = []
	for (const page of measuredPages) {
		const { cold, warm } = await measure(page, call, storageState)
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

type State = Awaited<ReturnType<typeof signedIn>>

async function measure(page: MeasuredPage, call: string, storageState: State) {
	const address = server.address + page.address.replace('{call}', call)
	const cold: Visit[] = []
	const warm: Visit[] = []
	for (let round = 0; round < rounds; round++) {
		const context = await newContext(page.isSignedOut ? undefined : storageState)
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

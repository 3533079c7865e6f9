import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { MeasuredPage } from './pages.ts'

/** Milliseconds; `javaScript` in kilobytes of what came over the network, compressed with gzip. */
export type Visit = { javaScript: number; largestPaint: number; interaction: number; layoutShift: number }

/** What `observe-page.js` reports. */
type Figures = {
	largestPaint: number
	layoutShift: number
	interactions: number[]
	scripts: { path: string; isCached: boolean }[]
}

const built = join(import.meta.dirname, '../../dist')
/** The browser reports an interaction after its paint. */
const reportMilliseconds = 400
/** Faster interactions are not reported. */
const leastInteraction = 16

/** Opens the page in a new tab of this context, waits until it has loaded everything and clicks its control. */
export async function visitPage(
	context: BrowserContext,
	page: MeasuredPage,
	address: string,
): Promise<Visit> {
	const tab = await context.newPage()
	const readFigures = () =>
		tab.evaluate(() => (globalThis as unknown as { readFigures: () => Figures }).readFigures())
	await tab.goto(address)
	await page.isShown(tab)
	await tab.waitForLoadState('networkidle')
	const loaded = await readFigures()
	await page.control(tab).click({ noWaitAfter: true })
	await tab.waitForTimeout(reportMilliseconds)
	const { interactions } = await readFigures()
	await tab.close()
	return {
		javaScript: gzippedKilobytes(loaded.scripts.filter(({ isCached }) => !isCached).map(({ path }) => path)),
		largestPaint: loaded.largestPaint,
		interaction: Math.max(leastInteraction, ...interactions),
		layoutShift: loaded.layoutShift,
	}
}

/** The browser may have asked for Brotli; the sizes are those of the gzipped files beside. Small files have none. */
function gzippedKilobytes(paths: string[]) {
	const sizes = paths.map((path) => {
		const file = join(built, path)
		return statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? statSync(file).size
	})
	return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

import { readMetrics } from '#platform/http/metrics.ts'
import type { App } from './compose-app.ts'

type Health = { metricsToken: string | null; isStopping: () => boolean }

const retryHeaders = { 'retry-after': '5' }

/**
 * Serves liveness, readiness and, to requests with the configured bearer token, Prometheus metrics. Without a configured
 * token `/metrics` is 404.
 */
export function serveHealth({ api, database }: App, { metricsToken, isStopping }: Health) {
	api.get('/healthz', (c) => c.text('ok'))
	api.get('/readyz', async (c) => {
		if (isStopping()) return c.text('stopping', 503, retryHeaders)
		try {
			await database.pool.query('select 1')
			return c.text('ready')
		} catch {
			return c.text('no database', 503, retryHeaders)
		}
	})
	api.get('/metrics', async (c) => {
		if (!metricsToken || c.req.header('authorization') !== `Bearer ${metricsToken}`) return c.notFound()
		const { text, contentType } = await readMetrics()
		return c.text(text, 200, { 'content-type': contentType })
	})
}

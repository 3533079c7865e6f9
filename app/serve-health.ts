import { readMetrics } from '#platform/http/metrics.ts'
import type { House } from './house.ts'

/** A load balancer asks these by whatever address it knows. */
export const healthPaths = ['/healthz', '/readyz', '/metrics']

type Health = { metricsToken: string | null; isStopping: () => boolean }

const laterHeaders = { 'retry-after': '5' }

/**
 * What those who run the server ask it: whether it lives, whether it takes requests, and, with the token of the
 * settings, its figures. Where there is no token, or another one is shown, there are no figures.
 */
export function serveHealth({ api, database }: House, { metricsToken, isStopping }: Health) {
	api.get('/healthz', (c) => c.text('ok'))
	api.get('/readyz', async (c) => {
		if (isStopping()) return c.text('stopping', 503, laterHeaders)
		const isAnswering = await database.pool.query('select 1').then(
			() => true,
			() => false,
		)
		return isAnswering ? c.text('ready') : c.text('no database', 503, laterHeaders)
	})
	api.get('/metrics', async (c) => {
		if (!metricsToken || c.req.header('authorization') !== `Bearer ${metricsToken}`) return c.notFound()
		const { text, contentType } = await readMetrics()
		return c.text(text, 200, { 'content-type': contentType })
	})
}

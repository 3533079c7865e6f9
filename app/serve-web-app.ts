import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'

const year = 365 * 24 * 60 * 60

/** Serves the built web app: hashed files for ever, the page itself fresh, and the page for every other path. */
export function serveWebApp(api: Hono<never>, built = join(import.meta.dirname, '../dist')) {
	if (!existsSync(join(built, 'index.html'))) return false
	api.use('*', compress())
	api.use('/assets/*', async (c, next) => {
		await next()
		if (c.res.ok) c.header('cache-control', `public, max-age=${year}, immutable`)
	})
	api.use('*', serveStatic({ root: built, precompressed: true }))
	api.get('*', async (c) => {
		if (c.req.path.startsWith('/assets/')) return c.notFound()
		return c.html(await readFile(join(built, 'index.html'), 'utf8'), 200, { 'cache-control': 'no-cache' })
	})
	return true
}

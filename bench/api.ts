/**
 * How fast the API answers at 100 and at 100,000 recordings: p50, p99 and the ratio of the two sizes.
 * `npm run bench:api [-- 100 100000]`; DATABASE_URL measures a PostgreSQL server (an empty database).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { startApp } from '#app/compose-app.ts'
import { people } from '#features/people/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import { readSettings } from '#platform/settings/read-settings.ts'
import { fillCompany } from './fill-company.ts'
import { percentile, table } from './report.ts'

const sizes = process.argv.slice(2).map(Number).filter(Boolean)
const [small = 100, large = 100_000] = sizes
const rounds = Number(process.env.ROUNDS ?? 200)

const dataDir = await mkdtemp(join(tmpdir(), 'candor-bench-'))
const settings = readSettings({ ...process.env, DATA_DIR: dataDir })
const app = await startApp(settings, pino({ level: 'warn' }))
app.database.onFailure((error) => console.error('the embedded database ended', error))
const server = serve({ fetch: app.api.fetch, hostname: '127.0.0.1', port: 0 })
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
const root = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
const cookie = await signIn('dana.whitfield')

const results: Record<string, Record<number, number[]>> = {}
let stored = 0
for (const size of [small, large]) {
	const [owner] = await app.services.db
		.select({ id: people.id })
		.from(people)
		.where(sql`username = 'maya.ortiz'`)
	if (!owner) throw new Error('no demo people')
	await fillCompany(app.services.db, { ownerId: owner.id, from: stored, to: size })
	stored = size
	await app.database.pool.query('VACUUM (ANALYZE)')
	for (const [name, path] of Object.entries(await requests())) {
		const times = await measure(path)
		results[name] = { ...results[name], [size]: times }
	}
}
console.log(
	table(
		['request', `p50 ${small}`, `p99 ${small}`, `p50 ${large}`, `p99 ${large}`, 'p99 ratio'],
		Object.entries(results).map(([name, times]) => {
			const [few = [], many = []] = [times[small], times[large]]
			const ratio = percentile(many, 99) / percentile(few, 99)
			const figures = [percentile(few, 50), percentile(few, 99), percentile(many, 50), percentile(many, 99)]
			return [name, ...figures.map((milliseconds) => `${milliseconds.toFixed(1)} ms`), ratio.toFixed(2)]
		}),
	),
)
server.close()
await app.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)

/** The middle of the list is what a keyset cursor must reach as fast as its beginning. */
async function requests() {
	const { db } = app.services
	const [middle] = await db
		.select({ id: recordings.id })
		.from(recordings)
		.offset(Math.floor(stored / 2))
		.limit(1)
	const first = await get('/api/recordings?view=summary&limit=50')
	const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '/api/recordings?view=summary'
	return {
		'list, summary': '/api/recordings?view=summary&limit=50',
		'list, summary, next page': next,
		'list, 70%+ calls': '/api/recordings?view=summary&limit=50&filter=passing',
		'list, highest first': '/api/recordings?view=summary&limit=50&sort=highest',
		'list, full': '/api/recordings?limit=50',
		detail: `/api/recordings/${middle?.id}`,
		stats: '/api/stats',
		'search, rare word': '/api/recordings?view=summary&limit=50&q=marigold',
		'search, name': '/api/recordings?view=summary&limit=50&q=alvar',
		'search, word in every call': '/api/recordings?view=summary&limit=50&q=settlement',
	}
}

async function measure(path: string) {
	const times: number[] = []
	for (let round = -10; round < rounds; round++) {
		const started = performance.now()
		await (await get(path)).text()
		if (round >= 0) times.push(performance.now() - started)
	}
	return times
}

async function get(path: string) {
	const answer = await fetch(root + path, { headers: { cookie } })
	if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
	return answer
}

async function signIn(username: string) {
	const answer = await fetch(`${root}/api/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username, password: 'candor-demo' }),
	})
	return answer.headers
		.getSetCookie()
		.map((set) => set.split(';')[0])
		.join('; ')
}

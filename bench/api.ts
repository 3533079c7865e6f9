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
const [{ id: ownerId } = { id: '' }] = await app.services.db
	.select({ id: people.id })
	.from(people)
	.where(sql`username = 'maya.ortiz'`)
for (const size of [small, large]) {
	await fillCompany(app.services.db, { ownerId, from: stored, to: size })
	await varyCalls()
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

/** What filters tell apart: broken rules, one call of a hundred failed, one of seven from a draft recognizer. */
async function varyCalls() {
	const number = sql`substring(original_name from '[0-9]+')::int`
	await app.services.db.execute(sql`
		update recordings set
			broken_rules = case when ${number} % 7 = 0 then array['guaranteed_result', 'recording_notice']
				when ${number} % 1009 = 0 then array['loan_misrepresentation'] else '{}' end,
			status = case when ${number} % 101 = 0 then 'failed'::recording_status else status end,
			overall_score = case when ${number} % 101 = 0 then null else overall_score end`)
	await app.services.db.execute(sql`
		update transcripts set source = source || '{"isDraft": true}'
		where recording_id in (select id from recordings where ${number} % 7 = 1)`)
}

function daysAgo(days: number) {
	return new Date(Date.now() - days * 24 * 3_600_000).toISOString()
}

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
		...filtered({
			rep: `rep=${ownerId}`,
			'7 days': `from=${daysAgo(7)}`,
			'a day, a year ago': `from=${daysAgo(365)}&to=${daysAgo(364)}`,
			'score 90 to 95': 'minScore=90&maxScore=95',
			'common rule': 'rule=guaranteed_result',
			'rare rule': 'rule=loan_misrepresentation',
			'rule that no call broke': 'rule=nonprofit_claim',
			scored: 'state=scored',
			failed: 'state=failed',
			processing: 'state=processing',
			provisional: 'state=provisional',
			'rep, 30 days, rule, score': `rep=${ownerId}&from=${daysAgo(30)}&rule=guaranteed_result&maxScore=69`,
			'rare rule, lowest first': 'rule=loan_misrepresentation&sort=lowest',
		}),
		detail: `/api/recordings/${middle?.id}`,
		stats: '/api/stats',
		'search, rare word': '/api/recordings?view=summary&limit=50&q=marigold',
		'search, name': '/api/recordings?view=summary&limit=50&q=alvar',
		'search, word in every call': '/api/recordings?view=summary&limit=50&q=settlement',
	}
}

/** The list of the page, and the counts on its tabs. */
function filtered(filters: Record<string, string>) {
	return Object.fromEntries(
		Object.entries(filters).flatMap(([name, query]) => [
			[`list, ${name}`, `/api/recordings?view=summary&limit=50&${query}`],
			[`counts, ${name}`, `/api/recordings/counts?${query}`],
		]),
	)
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

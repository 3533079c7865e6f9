/**
 * How fast search everywhere answers with 100,000 calls: p50, p95 and p99 of each kind of query, for an administrator
 * and for a rep with 200 of the calls, as a browser sees them. `npm run bench:search [-- 100000]`; DATABASE_URL measures
 * a PostgreSQL server. The company takes minutes to fill: COMPANY=folder keeps it for the next run (with DATABASE_URL
 * the database is kept in any case).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { startApp } from '#app/compose-app.ts'
import { createPerson } from '#features/people/index.ts'
import { Found } from '#features/search/contract.ts'
import { readSettings } from '#platform/settings/read-settings.ts'
import { fillCompany } from './fill-company.ts'
import { percentile, table } from './report.ts'
import { nowAndThen, prospects, spokenCalls } from './search/spoken-calls.ts'

/** Milliseconds that 95 of 100 answers are to take at most. */
const aim = 150
const size = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.env.ROUNDS ?? 20)
/** One call of so many is the rep's. */
const repsShare = 500

const kinds: Record<string, string[]> = {
	'in all calls': ['settlement', 'program', 'credit'],
	common: ['voicemail', 'thursday', 'husband'],
	'now and then': ['escrow', 'payment schedule', 'houseboat'],
	rare: ['marigold', 'chartreuse', 'glovebox'],
	'in old calls alone': ['facsimile', 'old facsimile'],
	names: ['quackenbush', 'denise alvarado', 'kessler'],
	beginnings: ['se', 'cre', 'marig', 'denise al'],
	'two words': ['husband overtime', 'marigold settlement', 'houseboat escrow'],
	phrases: ['"settlement may be taxed"', '"marigold envelope"', '"leave me a voicemail"'],
	'rare phrases of common words': [
		'"program settlement is what"',
		'"settlement credit"',
		'"taxed settlement program"',
	],
	questions: ['what do i say when she has to ask her husband'],
	nothing: ['xylophone', 'zzyzx qq'],
}

const dataDir = process.env.COMPANY ?? (await mkdtemp(join(tmpdir(), 'candor-bench-')))
const app = await startApp(readSettings({ ...process.env, DATA_DIR: dataDir }), pino({ level: 'fatal' }))
const { pool } = app.database
await fill()
const server = serve({ fetch: app.api.fetch, hostname: '127.0.0.1', port: 0 })
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
const root = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

console.log(`${size} calls, ${app.database.isEmbedded ? 'embedded database' : 'PostgreSQL'}, milliseconds`)
const rows: string[][] = []
for (const [who, username] of Object.entries({ administrator: 'dana.whitfield', rep: 'rae.benchley' })) {
	const cookie = await signIn(username)
	const all: number[] = []
	for (const [kind, queries] of Object.entries(kinds)) {
		const { times, processor } = await measure(queries, cookie)
		all.push(...times)
		rows.push([`${who}: ${kind}`, ...figures(times), processor.toFixed(0)])
	}
	rows.push([`${who}: all`, ...figures(all), '', percentile(all, 95) <= aim ? 'met' : 'missed'])
}
console.log(table(['kind of query', 'p50', 'p95', 'p99', 'processor', `p95 <= ${aim}`], rows))
server.close()
await app.stop()
if (!process.env.COMPANY) await rm(dataDir, { recursive: true, force: true })
process.exit(0)

async function fill() {
	const { rows: counted } = await pool.query('select count(*)::int as stored from recordings')
	if (counted[0].stored >= size) return
	const rep = {
		username: 'rae.benchley',
		name: 'Rae Benchley',
		role: 'salesrep',
		password: 'candor-demo',
	} as const
	await createPerson(app.services.db, app.auth, { ...rep, email: 'rae@fernbrook.example', isDemo: true })
	const { rows: known } = await pool.query(
		`select id from people where username in ('maya.ortiz', $1) order by username`,
		[rep.username],
	)
	// An index is built faster than it is kept.
	await pool.query('drop index recordings_search_index')
	await fillCompany(app.services.db, {
		ownerId: known[0].id,
		other: { ownerId: known[1].id, every: repsShare },
		from: counted[0].stored,
		to: size,
		scripts: spokenCalls(),
		nowAndThen,
		prospects,
	})
	await pool.query('create index recordings_search_index on recordings using gin (search)')
	await pool.query('vacuum (analyze)')
}

/**
 * `processor` is what a search costs this process, milliseconds: on a busy machine it tells more than the clock. The
 * embedded database is part of it, a PostgreSQL server is not.
 */
async function measure(queries: string[], cookie: string) {
	const times: number[] = []
	let before = process.cpuUsage()
	for (let round = -2; round < rounds; round++) {
		if (round === 0) before = process.cpuUsage()
		for (const q of queries) {
			const started = performance.now()
			const answer = await fetch(`${root}/api/search?q=${encodeURIComponent(q)}`, { headers: { cookie } })
			const found = Found.parse(await answer.json())
			if (round >= 0) times.push(performance.now() - started)
			if (process.env.SHOW && round === 0) show(q, found, performance.now() - started)
		}
	}
	const { user, system } = process.cpuUsage(before)
	return { times, processor: (user + system) / 1000 / times.length }
}

function show(q: string, { calls, said, guide }: Found, milliseconds: number) {
	const [first] = said.found
	const quote = first?.quote.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
	console.log(
		`${milliseconds.toFixed(0).padStart(5)} ms ${q}: ${calls.length} calls, ${said.found.length} said${said.isWhole ? '' : ' (of some)'}, ${guide.length} of the guide; ${first?.start} ${quote}`,
	)
}

function figures(times: number[]) {
	return [50, 95, 99].map((share) => percentile(times, share).toFixed(0))
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

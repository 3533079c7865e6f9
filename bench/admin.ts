/**
 * How fast the pages of administrators answer in a company of 500 reps with 100,000 calls in four weeks, so that every
 * figure of 30 days is of all of them: p50 and p95 of each request, one at a time. A page is to open within a second.
 * `npm run bench:admin [-- 500 100000]`; DATABASE_URL measures a PostgreSQL server (an empty database).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { startApp } from '#app/compose-app.ts'
import { readSettings } from '#platform/settings/read-settings.ts'
import { fillTeam } from './admin/fill-team.ts'
import { percentile, table } from './report.ts'

const [reps = 500, calls = 100_000] = process.argv.slice(2).map(Number).filter(Boolean)
const rounds = Number(process.env.ROUNDS ?? 40)
const mostMilliseconds = 1000

const requests = {
	'overview, 30 days': '/api/admin/overview?days=30&timeZone=America/Phoenix',
	'overview, 7 days': '/api/admin/overview?days=7&timeZone=America/Phoenix',
	'reps by name': '/api/admin/reps?days=30',
	'reps by compliance': '/api/admin/reps?days=30&sort=compliance&direction=rising',
	'reps, searched': '/api/admin/reps?days=30&q=rep%2000',
	'compliance, worst first': '/api/admin/compliance?days=30',
	'calls behind a figure': '/api/admin/compliance/bench-rep-7/calls?days=30',
	'calls behind a rule': '/api/admin/compliance/bench-rep-7/calls?days=30&rule=time_to_results',
	'report, all reps': '/api/admin/report?days=30',
	'report as CSV': '/api/admin/report.csv?days=30',
	employees: '/api/employees?limit=50',
	'employees, with scores': '/api/admin/employees?limit=50',
	employee: '/api/employees/bench-rep-7',
	'employee, calls': '/api/employees/bench-rep-7/recordings',
	'employee, chats': '/api/employees/bench-rep-7/chats',
	'employee, performance': '/api/employees/bench-rep-7/performance',
}

const dataDir = await mkdtemp(join(tmpdir(), 'candor-bench-'))
const app = await startApp(readSettings({ ...process.env, DATA_DIR: dataDir }), pino({ level: 'warn' }))
app.database.onFailure((error) => console.error('the embedded database ended', error))
await fillTeam(app.services.db, { reps, calls })
await app.database.pool.query('VACUUM (ANALYZE)')
const cookie = await signIn('dana.whitfield')

const measured = []
for (const [name, path] of Object.entries(requests)) {
	const times: number[] = []
	let size = 0
	for (let round = -3; round < rounds; round++) {
		const started = performance.now()
		size = (await read(path)).length
		if (round >= 0) times.push(performance.now() - started)
	}
	measured.push({ name, size, p50: percentile(times, 50), p95: percentile(times, 95) })
}
const milliseconds = (time: number) => `${time.toFixed(0)} ms`
console.log(
	table(
		['request', 'p50', 'p95', 'size'],
		measured.map(({ name, p50, p95, size }) => [
			name,
			milliseconds(p50),
			milliseconds(p95),
			`${(size / 1000).toFixed(1)} kB`,
		]),
	),
)
const slow = measured.filter(({ p95 }) => p95 > mostMilliseconds)
console.log(
	`${measured.length - slow.length} of ${measured.length} answer within ${mostMilliseconds} ms (p95), ` +
		`with ${reps} reps and ${calls} calls on ${app.database.isEmbedded ? 'the embedded database' : 'a server'}`,
)
await app.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(slow.length === 0 ? 0 : 1)

async function read(path: string) {
	const answer = await app.api.request(path, { headers: { cookie } })
	if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
	return answer.text()
}

async function signIn(username: string) {
	const answer = await app.api.request('/api/login', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username, password: 'candor-demo' }),
	})
	return answer.headers
		.getSetCookie()
		.map((set) => set.split(';')[0])
		.join('; ')
}

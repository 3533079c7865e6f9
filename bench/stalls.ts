/**
 * Response times of `/healthz` while ten slow requests run, with the work in threads and, for comparison, on the web thread;
 * and the memory that the threads use.
 * `npm run bench:stalls`.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { startApp } from '#app/compose-app.ts'
import { createServer } from '#app/create-server.ts'
import { serveHealth } from '#app/serve-health.ts'
import { openSocketServer } from '#platform/live/socket-server.ts'
import { readSettings } from '#platform/settings/read-settings.ts'
import { openThreads } from '#platform/threads/open-threads.ts'
import { runHere } from '#platform/threads/run-here.ts'
import type { Threads } from '#platform/threads/thread-task.ts'
import { percentile, table } from './report.ts'

const atOnce = 10
const askEveryMilliseconds = 10

const entry = (number: number) => ({
	id: String(number),
	speaker: number % 2 ? 'customer' : 'rep',
	text: 'We go through your debts together, and you decide whether the program is right for you. '.repeat(8),
	timestamp: '2026-03-02T15:00:00.000Z',
	confidence: null,
})
const thoughts: Record<string, { path: string; body: unknown }> = {
	'sales content': {
		path: '/api/sales-content/cordoba',
		body: { request: 'A follow-up email to a nurse with $20,000 on four cards who worries about her credit' },
	},
	'coach, a long line': {
		path: '/api/chat',
		body: { message: `can i say "${'we guarantee that you save half of it. '.repeat(60)}"` },
	},
	'live reading': {
		path: '/api/live/read',
		body: { entries: Array.from({ length: 14 }, (_, at) => entry(at)), heard: [] },
	},
}

const rows: string[][] = []
for (const [kind, threads] of Object.entries({ 'in threads': openThreads(), 'in the web thread': runHere() }))
	await measureAll(kind, threads)
console.log(
	table(['ten concurrent requests', 'healthz p50', 'healthz max', 'all finished after', 'memory'], rows),
)
process.exit(0)

async function measureAll(kind: string, threads: Threads) {
	const dataDir = await mkdtemp(join(tmpdir(), 'candor-stalls-'))
	const app = await startApp(readSettings({ DATA_DIR: dataDir }), pino({ level: 'silent' }), threads)
	serveHealth(app, { metricsToken: null, isStopping: () => false })
	const server = createServer(app.api.fetch, openSocketServer())
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	const cookie = await signIn(origin)
	for (const [name, { path, body }] of Object.entries(thoughts)) {
		const think = async () => {
			const headers = { 'content-type': 'application/json', cookie }
			const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
			if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
		}
		// The first loads what the others find loaded.
		await think()
		const began = performance.now()
		const { waits, seconds } = await measureWaits(
			origin,
			Promise.all(Array.from({ length: atOnce }, think)),
			began,
		)
		const figures = [percentile(waits, 50), Math.max(...waits)].map((wait) => `${wait.toFixed(0)} ms`)
		const memory = `${Math.round(process.memoryUsage().rss / 1e6)} MB`
		rows.push([`${name}, ${kind}`, ...figures, `${seconds.toFixed(1)} s`, memory])
	}
	server.closeAllConnections()
	server.close()
	await app.stop()
	await rm(dataDir, { recursive: true, force: true })
}

async function measureWaits(origin: string, thinking: Promise<unknown>, began: number) {
	const waits: number[] = []
	let isDone = false
	const done = thinking.then(() => {
		isDone = true
		return (performance.now() - began) / 1000
	})
	while (!isDone) {
		const asked = performance.now()
		await (await fetch(`${origin}/healthz`)).text()
		waits.push(performance.now() - asked)
		await pause(askEveryMilliseconds)
	}
	return { waits, seconds: await done }
}

async function signIn(origin: string) {
	const answer = await fetch(`${origin}/api/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username: 'maya.ortiz', password: 'candor-demo' }),
	})
	return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

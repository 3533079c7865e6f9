/**
 * Live coaching at the size of a floor of 500 agents: how soon the panels hear of calls, steadily, all at once and
 * with connections that drop; what it costs to read calls in progress; how soon a hint is painted. `npm run bench:live
 * [-- 500]`; DATABASE_URL measures a PostgreSQL server (an empty database). Dialer, panels and browser share this
 * machine with the server: the load is printed beside the figures.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { someDialer } from '#app/some-dialer.ts'
import { startServer } from '#app/some-server.ts'
import type { TriggerInUse } from '#features/live-coaching/contract.ts'
import { fillFloor } from './live/fill-floor.ts'
import { paintHints } from './live/paint-hints.ts'
import { openPanel, type Panel } from './live/panels.ts'
import { compare, createFloor } from './live/play-calls.ts'
import { readCalls } from './live/read-calls.ts'
import { percentile } from './report.ts'

const agentCount = Number(process.argv[2] ?? 500)
/** Of 500 agents with calls of 20 s, one starts or ends 50 times a second; entries come every five seconds. */
const eventsPerSecond = agentCount / 10
const entriesPerSecond = agentCount / 5
const seconds = Number(process.env.SECONDS ?? 20)
/** Milliseconds for which a panel stays connected in the run in which they drop, on average. */
const connectedMilliseconds = 6000
const phrases = 240

const dataDir = await mkdtemp(join(tmpdir(), 'candor-bench-'))
const { DATABASE_URL } = process.env
const environment = { DATA_DIR: dataDir, DEMO: 'off', ...(DATABASE_URL && { DATABASE_URL }) }
const { agents, adminCookie } = await fillFloor(environment, agentCount)
const server = await startServer(dataDir, environment)
try {
	console.log(JSON.stringify(await measure(server.address), null, 1))
} finally {
	await server.stop()
	await rm(dataDir, { recursive: true, force: true })
}
process.exit(0)

async function measure(root: string) {
	const admin = asAdmin(root)
	const mapped = Object.fromEntries(agents.map(({ agentId, personId }) => [agentId, personId]))
	const floor = createFloor(await someDialer(admin, {}, mapped), agents)
	const beganOpening = performance.now()
	const panels = await Promise.all(agents.map((agent) => openPanel(root, agent)))
	const opening = performance.now() - beganOpening
	/** Has events told, waits for what is on its way, and looks at that alone. */
	const run = async (tell: () => Promise<void>) => {
		floor.told.length = 0
		for (const panel of panels) panel.forget()
		await tell()
		for (let tries = 0; tries < 50 && compare(floor.told, panels).lost > 0; tries++) await wait(100)
		// What comes twice comes late.
		await wait(500)
		const { milliseconds, ...counts } = compare(floor.told, panels)
		return {
			...counts,
			eventToPanel: spread(milliseconds),
			eventAnswered: spread(floor.told.map(({ answered }) => answered)),
			load: loadavg()[0],
		}
	}
	const steady = () => floor.steadily(eventsPerSecond, seconds)
	await steady()
	const report = {
		database: DATABASE_URL ? 'PostgreSQL' : 'embedded',
		processors: availableParallelism(),
		agents: agentCount,
		allPanelsOpenMilliseconds: Math.round(opening),
		[`steady, ${eventsPerSecond} events a second`]: await run(steady),
		'all agents at once': await run(floor.allAtOnce),
		'steady, panels drop': await droppingMeanwhile(panels, () => run(steady)),
		[`reading, ${entriesPerSecond} entries a second`]: {
			...spread(await readCalls(root, agents, entriesPerSecond, seconds)),
			load: loadavg()[0],
		},
	}
	for (const panel of panels) panel.close()
	return { ...report, 'result to painted hint': await hints(root, admin, floor) }
}

/** Each panel loses its connection now and then for as long as `work` lasts. */
async function droppingMeanwhile<T>(panels: Panel[], work: () => Promise<T>) {
	let isOver = false
	let drops = 0
	const dropping = panels.map(async (panel) => {
		for (;;) {
			await wait(Math.random() * 2 * connectedMilliseconds)
			if (isOver) return
			await panel.drop()
			drops++
		}
	})
	const result = await work()
	isOver = true
	await Promise.all(dropping)
	return { drops, ...result }
}

async function hints(root: string, admin: ReturnType<typeof asAdmin>, floor: ReturnType<typeof createFloor>) {
	const [agent] = agents
	if (!agent) throw new Error('nobody works here')
	// Every line is to bring a hint, which a call of a real length would not.
	const triggers = (await (await admin.fetch('/api/admin/triggers')).json()) as TriggerInUse[]
	for (const { id } of triggers)
		await admin.fetch(`/api/admin/triggers/${id}`, {
			method: 'PATCH',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ coolDownSeconds: 0, mostPerCall: 50 }),
		})
	const { milliseconds, missed } = await paintHints(root, agent, () => floor.startCall(agent), phrases)
	return { missed, ...spread(milliseconds), load: loadavg()[0] }
}

function asAdmin(root: string) {
	const fetchAs = (path: string, init: RequestInit = {}) =>
		fetch(root + path, { ...init, headers: { ...init.headers, cookie: adminCookie } })
	return { cookie: adminCookie, fetch: fetchAs, request: fetchAs }
}

function spread(milliseconds: number[]) {
	const at = (share: number) => Math.round(percentile(milliseconds, share) * 10) / 10
	return { count: milliseconds.length, p50: at(50), p95: at(95), p99: at(99), slowest: at(100) }
}

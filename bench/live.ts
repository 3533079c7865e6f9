/**
 * Live coaching at the size of a floor of 500 agents: how soon the panels hear of calls, steadily, all at once and
 * with connections that drop; how soon calls in progress are read; how soon a hint is painted in a real browser.
 * `npm run bench:live [-- 500 [steady] [burst] [dropping] [reading] [hints]]`; DATABASE_URL measures a PostgreSQL server
 * (an empty database). Dialer, panels and browser share this machine with the server: its load (of the last minute)
 * and what the server used of a processor are beside the figures. Linux only: the latter is read from /proc.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { someDialer } from '#app/fixtures/dialer.ts'
import { type SomeServer, startServer } from '#app/fixtures/server.ts'
import type { TriggerInUse } from '#features/live-coaching/contract.ts'
import { fillFloor } from './live/fill-floor.ts'
import { paintHints } from './live/paint-hints.ts'
import { openPanel, type Panel } from './live/panels.ts'
import { compare, createFloor } from './live/play-calls.ts'
import { readCalls } from './live/read-calls.ts'
import { processorSeconds } from './processor-seconds.ts'
import { percentile } from './report.ts'

const agentCount = Number(process.argv[2] ?? 500)
/** Of 500 agents with calls of 20 s, one starts or ends 50 times a second; entries come every five seconds. */
const eventsPerSecond = agentCount / 10
const entriesPerSecond = agentCount / 5
const seconds = Number(process.env.SECONDS ?? 20)
const phrases = 240

const dataDir = await mkdtemp(join(tmpdir(), 'candor-bench-'))
const { DATABASE_URL } = process.env
const environment = { DATA_DIR: dataDir, DEMO: 'off', ...(DATABASE_URL && { DATABASE_URL }) }
const { agents, adminCookie } = await fillFloor(environment, agentCount)
const server = await startServer(dataDir, environment)
try {
	print('floor', {
		agents: agentCount,
		eventsPerSecond,
		entriesPerSecond,
		seconds,
		database: DATABASE_URL ? 'PostgreSQL' : 'embedded',
		processors: availableParallelism(),
	})
	await measure(server)
} finally {
	await server.stop()
	await rm(dataDir, { recursive: true, force: true })
}
process.exit(0)

async function measure({ address: root, pid }: SomeServer) {
	const admin = asAdmin(root)
	const mapped = Object.fromEntries(agents.map(({ agentId, personId }) => [agentId, personId]))
	const floor = createFloor(await someDialer(admin, {}, mapped), agents)
	const beganOpening = performance.now()
	const panels = await Promise.all(agents.map((agent) => openPanel(root, agent)))
	print('panels', { open: panels.length, milliseconds: Math.round(performance.now() - beganOpening) })
	/** Has events told, waits for what is on its way, and looks at that alone. */
	const run = async (sendEvents: () => Promise<void>) => {
		const failedBefore = floor.failed()
		floor.sent.length = 0
		for (const panel of panels) panel.forget()
		await sendEvents()
		for (let tries = 0; tries < 50 && compare(floor.sent, panels).lost > 0; tries++) await wait(100)
		// What comes twice comes late.
		await wait(500)
		const { milliseconds, ...counts } = compare(floor.sent, panels)
		const answered = spread(floor.sent.map((event) => event.answered))
		return {
			failed: floor.failed() - failedBefore,
			...counts,
			eventToPanel: spread(milliseconds),
			eventAnswered: answered,
		}
	}
	const steady = () => floor.steadily(eventsPerSecond, seconds)
	const readings = async () => {
		const { milliseconds, failed } = await readCalls(root, agents, entriesPerSecond, seconds)
		return { failed, answered: spread(milliseconds) }
	}
	const sections: Record<string, () => Promise<object>> = {
		steady: () => run(steady),
		burst: () => run(floor.allAtOnce),
		dropping: () => droppingMeanwhile(panels, () => run(steady)),
		reading: readings,
		hints: () => hints(root, admin, floor),
	}
	const wanted = process.argv.slice(3)
	// One turn first: a server at work has it behind it, and a panel that was never told of a call knows no number.
	await floor.steadily(eventsPerSecond, agents.length / eventsPerSecond)
	for (const [name, measureSection] of Object.entries(sections)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue
		const before = await processorSeconds(pid)
		const figures = await measureSection()
		const serverSeconds = round((await processorSeconds(pid)) - before)
		print(name, { ...figures, serverProcessorSeconds: serverSeconds, load: loadavg()[0] })
	}
	for (const panel of panels) panel.close()
}

/** Each panel loses its connection once, at a random moment of the steady run that `work` is. */
async function droppingMeanwhile<T>(panels: Panel[], work: () => Promise<T>) {
	const dropping = panels.map(async (panel) => {
		await wait(Math.random() * seconds * 1000)
		await panel.drop()
	})
	const [result] = await Promise.all([work(), ...dropping])
	return { drops: dropping.length, ...result }
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
	return { missed, resultToPaintedHint: spread(milliseconds) }
}

function asAdmin(root: string) {
	const fetchAs = (path: string, init: RequestInit = {}) =>
		fetch(root + path, { ...init, headers: { ...init.headers, cookie: adminCookie } })
	return { cookie: adminCookie, fetch: fetchAs, request: fetchAs }
}

function spread(milliseconds: number[]) {
	const at = (share: number) => round(percentile(milliseconds, share))
	return { count: milliseconds.length, p50: at(50), p95: at(95), p99: at(99), slowest: at(100) }
}

function round(value: number) {
	return Math.round(value * 10) / 10
}

/** A line of JSON for each section as it ends; times are milliseconds where nothing else is said. */
function print(section: string, figures: object) {
	console.log(JSON.stringify({ section, ...figures }))
}

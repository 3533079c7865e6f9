import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Event, Handler, Job } from './job.ts'
import { firstDelaySeconds, longestDelaySeconds, lostQueue, workOn } from './work-on.ts'

export type Jobs = Awaited<ReturnType<typeof startJobs>>

const heartbeatSeconds = 15
/** Being stopped in the middle counts as a try too: a long call must outlive several restarts. */
const retryLimit = 8

/**
 * The durable queue, on the product's own database (pg-boss). Work is retried with exponential backoff
 * (2 s and more, a minute at most); after `kill -9` of a worker its jobs come back once their heartbeat is missed,
 * or at once when the embedded database tells that no other process can be at work.
 */
export async function startJobs(database: Database, log: Logger, options: { workers: number }) {
	const boss = new PgBoss({
		...(database.config as object),
		max: 3,
		useListenNotify: true,
		superviseIntervalSeconds: 10,
		monitorIntervalSeconds: 10,
	})
	boss.on('error', (error) => log.error({ err: error }, 'queue'))
	await boss.start()
	const listeners = new Map<string, Job<object>[]>()
	const handlers: { job: Job<object>; handler: Handler<object> }[] = []
	const stopping = new AbortController()
	const routines: { name: string; cron: string; run: () => Promise<void> }[] = []

	async function order<T extends object>(tx: Transaction, job: Job<T>, payload: T) {
		const db = fromDrizzle(tx as never, sql)
		const rest = { startAfter: job.afterSeconds?.(payload) ?? 0 }
		const stored = await boss.send(job.name, payload, { ...rest, singletonKey: job.key(payload), db })
		if (!stored) await requireWaiting(tx, job, payload)
	}

	return {
		/** Orders work in the caller's transaction: no job without its row, no row without its job. */
		order,
		/** Tells the features above, in the caller's transaction, that something happened. */
		async announce<T extends object>(tx: Transaction, event: Event<T>, payload: T) {
			for (const job of listeners.get(event.name) ?? []) await order(tx, job, payload)
		},
		/** Every announcement of `event` becomes an order of `job`. */
		on<T extends object>(event: Event<T>, job: Job<T>) {
			const others = listeners.get(event.name) ?? []
			listeners.set(event.name, [...others, job as unknown as Job<object>])
		},
		async handle<T extends object>(job: Job<T>, handler: Handler<T>) {
			handlers.push({ job: job as unknown as Job<object>, handler: handler as unknown as Handler<object> })
			await createQueues(boss, job as unknown as Job<object>)
		},
		/** Work that comes round by the clock (cron, UTC). */
		async every(cron: string, name: string, run: () => Promise<void>) {
			routines.push({ name, cron, run })
			await boss.createQueue(name)
			await boss.schedule(name, cron)
		},
		/** Begins to work on what was handed to `handle` and `every`; a process of the web role never calls it. */
		async work() {
			if (database.isEmbedded)
				for (const { job } of handlers) await takeBackFromTheDead(database, boss, job, log)
			const place = { boss, database, log, stopping: stopping.signal, workers: options.workers }
			for (const { job, handler } of handlers) await workOn(place, job, handler)
			for (const { name, run } of routines) await boss.work(name, run)
		},
		/** Ends a waiting or running order; the handler's signal aborts. */
		async cancel<T extends object>(job: Job<T>, payload: T) {
			const { rows } = await database.pool.query<{ id: string }>(
				`select id from pgboss.job where name = $1 and singleton_key = $2 and state < 'completed'`,
				[job.name, job.key(payload)],
			)
			for (const { id } of rows) await boss.cancel(job.name, id)
		},
		/** Work in hand is told to end and goes back to the queue. */
		async stop() {
			stopping.abort(new Error('the process is stopping'))
			await boss.stop({ graceful: true, timeout: 5_000 })
		},
	}
}

/**
 * An order like it is there already. While that one waits, it will do; one at work may be past what the new order
 * is about, and when it ends nothing would follow. Throws Problem 409 then, which undoes the transaction.
 */
async function requireWaiting<T extends object>(tx: Transaction, job: Job<T>, payload: T) {
	const { rows } = await tx.execute(
		sql`select 1 from pgboss.job where name = ${job.name} and singleton_key = ${job.key(payload)} and state < 'active'`,
	)
	if (!rows.length)
		throw new Problem(409, 'still-at-work', 'This is still being worked on. Please try again in a moment.', {
			retryable: true,
		})
}

async function createQueues(boss: PgBoss, job: Job<object>) {
	await boss.createQueue(lostQueue(job))
	await boss.createQueue(job.name, {
		policy: 'exclusive',
		notify: true,
		retryLimit,
		retryDelay: firstDelaySeconds,
		retryBackoff: true,
		retryDelayMax: longestDelaySeconds,
		heartbeatSeconds,
		expireInSeconds: job.limitSeconds,
		deadLetter: lostQueue(job),
	})
	// The first use of a queue reads its settings on a connection of the queue's own. Inside a transaction on
	// the embedded database, which has one session, that would wait for ever: read them now.
	await boss.cancel(job.name, randomUUID())
}

/** One process owns the embedded database, so a job that is active before it works belongs to a dead one. */
async function takeBackFromTheDead(database: Database, boss: PgBoss, job: Job<object>, log: Logger) {
	const { rows } = await database.pool.query<{ id: string }>(
		`select id from pgboss.job where name = $1 and state = 'active'`,
		[job.name],
	)
	if (!rows.length) return
	log.warn({ job: job.name, jobs: rows.length }, 'taking back the jobs of a process that ended')
	for (const { id } of rows) await boss.fail(job.name, id, { message: 'the process ended' })
}

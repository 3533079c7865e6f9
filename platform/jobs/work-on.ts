import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import { describeFault } from '#platform/http/describe-fault.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Handler, Job } from './jobs.ts'

/** Seconds before an order that failed is tried again: the first time, and at most. */
export const firstDelaySeconds = 2
export const longestDelaySeconds = 60

/** Where the orders go whose every run ended without a word. */
export const lostQueue = (job: Job<object>) => `${job.name}-lost`

/** Orders are heard of at once by a notification; what is missed is found by looking every 5 s. */
const pace = {
	pollingIntervalSeconds: 2,
	notifyPollingIntervalSeconds: 5,
	heartbeatRefreshSeconds: 1,
	includeMetadata: true,
} as const

type Workplace = { boss: PgBoss; database: Database; log: Logger; stopping: AbortSignal; workers: number }

export async function workOn(
	{ boss, database, log, stopping, workers }: Workplace,
	job: Job<object>,
	handler: Handler<object>,
) {
	for (let hand = 0; hand < (job.atOnce ?? workers); hand++) {
		const worker: string = await boss.work(job.name, pace, async ([ordered]: JobWithMetadata<object>[]) => {
			if (!ordered) return
			const payload = job.payload.parse(ordered.data)
			const signal = AbortSignal.any([ordered.signal, stopping])
			try {
				await handler.run(payload, { signal })
			} catch (error) {
				if (signal.aborted) throw error
				const problem = asProblem(error)
				const isLast = ordered.retryCount >= ordered.retryLimit
				log.warn(
					{ err: error, job: job.name, order: job.key(payload), try: ordered.retryCount + 1 },
					'job failed',
				)
				if (!problem.retryable || isLast) return await handler.giveUp(payload, problem)
				const at = await planRetry(database, ordered)
				await handler.willRetry?.(payload, problem, at)
				throw error
			} finally {
				// The library rests after every order, however many wait: look at once for the next.
				boss.notifyWorker(worker)
			}
		})
	}
	// Orders whose every run ended without a word: the process died each time, or ran out of time.
	await boss.work(lostQueue(job), { pollingIntervalSeconds: 5 }, async ([ordered]) => {
		if (ordered)
			await handler.giveUp(
				job.payload.parse(ordered.data),
				new Problem(500, 'job-lost', 'The work was interrupted too many times.'),
			)
	})
}

/**
 * Decides when the order is tried again, so that it can be told: the library alone would draw a time once the handler
 * is over. Twice as long after each try, with a tenth of chance so that orders do not all come back at once.
 */
async function planRetry({ pool }: Database, { id, name, retryCount }: JobWithMetadata<object>) {
	const seconds = Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** retryCount)
	const delay = Math.round(seconds * (1 + Math.random() / 10))
	await pool.query(
		'update pgboss.job set retry_delay = $3, retry_backoff = false where name = $1 and id = $2',
		[name, id, delay],
	)
	return new Date(Date.now() + delay * 1000)
}

/** What the machine under us lacks is known by name; an error nobody foresaw may pass by itself. Both are retried. */
function asProblem(error: unknown) {
	if (error instanceof Problem) return error
	return (
		describeFault(error) ??
		new Problem(500, 'unexpected', 'A fault in the program stopped this work.', {
			retryable: true,
			cause: error,
		})
	)
}

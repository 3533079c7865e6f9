import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import { describeFault } from '#platform/http/describe-fault.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Handler, Job } from './job.ts'

/** Seconds before a failed job is retried: the first time and at most. */
export const firstDelaySeconds = 2
export const longestDelaySeconds = 60

/** The dead-letter queue: jobs whose every attempt ended without a result. */
export const lostQueue = (job: Job<object>) => `${job.name}-lost`

/** New jobs arrive by notification; polling every 5 s finds missed ones. */
const polling = {
	pollingIntervalSeconds: 2,
	notifyPollingIntervalSeconds: 5,
	heartbeatRefreshSeconds: 1,
	includeMetadata: true,
} as const

/** How long after its time a retry is fetched: pg-boss counts from when the failure is stored. */
const retryCheckMilliseconds = 300

type Workplace = { boss: PgBoss; database: Database; log: Logger; stopping: AbortSignal; workers: number }

export async function workOn(
	{ boss, database, log, stopping, workers }: Workplace,
	job: Job<object>,
	handler: Handler<object>,
) {
	for (let started = 0; started < (job.atOnce ?? workers); started++) {
		const worker: string = await boss.work(
			job.name,
			polling,
			async ([ordered]: JobWithMetadata<object>[]) => {
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
					setTimeout(
						() => boss.notifyWorker(worker),
						at.getTime() - Date.now() + retryCheckMilliseconds,
					).unref()
					throw error
				} finally {
					// pg-boss pauses after each job even when more are waiting: fetch the next one now.
					boss.notifyWorker(worker)
				}
			},
		)
	}
	// The process died or the job timed out at every attempt.
	await boss.work(lostQueue(job), { pollingIntervalSeconds: 5 }, async ([ordered]) => {
		if (ordered)
			await handler.giveUp(
				job.payload.parse(ordered.data),
				new Problem(500, 'job-lost', 'The work was interrupted too many times.'),
			)
	})
}

/**
 * Sets the time of the next attempt, so that it can be shown: pg-boss would choose one only after the handler ends.
 * Exponential backoff with up to 10% jitter.
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

/** A full disk, an unavailable database and unexpected errors may be temporary: all are retried. */
function asProblem(error: unknown) {
	if (error instanceof Problem) return error
	return (
		describeFault(error) ??
		new Problem(500, 'unexpected', 'An unexpected error stopped this work.', {
			retryable: true,
			cause: error,
		})
	)
}

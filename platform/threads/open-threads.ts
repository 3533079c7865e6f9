import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { Problem } from '#platform/http/problem.ts'
import { createFairQueue } from './fair-queue.ts'
import { type Outcome, unwrapOutcome } from './outcome.ts'
import { offerFunctions } from './remote-functions.ts'
import type { Order } from './run-task.ts'
import type { Lane, Threads, ThreadTask } from './thread-task.ts'

/** A thread with nothing to do ends after this time and frees its memory. */
const idleMilliseconds = 10 * 60_000
/** Heap of a thread; the longest call needs a fraction of it. A task that needs more fails, and only that task. */
const heapMegabytes = 1024

/** One core is left to the thread that answers requests. */
const threadsOf: Record<Lane, number> = {
	quick: availableParallelism() > 4 ? 2 : 1,
	long: Math.min(4, Math.max(1, availableParallelism() - 1)),
}

type Options = { heapMegabytes?: number }

/** The threads of this process. Each starts when it is first needed. */
export function openThreads(options: Options = {}): Threads {
	const lanes = { quick: openLane(threadsOf.quick, options), long: openLane(threadsOf.long, options) }
	return {
		async run(task, input, { person, remote }) {
			const { pool, inTurn } = lanes[task.lane]
			const outcome = await inTurn(person, async () => {
				const offered = remote ? offerFunctions(remote) : null
				try {
					return await runInPool(pool, task, { input, port: offered?.port ?? null })
				} finally {
					offered?.close()
				}
			})
			return unwrapOutcome(outcome) as never
		},
		async close() {
			await Promise.all(Object.values(lanes).map(({ pool }) => pool.destroy()))
		},
	}
}

function openLane(threads: number, options: Options) {
	const pool = new Piscina({
		filename: new URL('./run-task.ts', import.meta.url).href,
		minThreads: 0,
		maxThreads: threads,
		idleTimeout: idleMilliseconds,
		atomics: 'disabled',
		resourceLimits: { maxOldGenerationSizeMb: options.heapMegabytes ?? heapMegabytes },
	})
	return { pool, inTurn: createFairQueue(threads) }
}

async function runInPool<Input, Output>(
	pool: Piscina,
	{ module, name, seconds }: ThreadTask<Input, Output>,
	{ input, port }: Pick<Order, 'input' | 'port'>,
): Promise<Outcome> {
	const order = { module, name, input, port } satisfies Order
	try {
		const signal = AbortSignal.timeout(seconds * 1000)
		return await pool.run(order, { signal, transferList: port ? [port as never] : [] })
	} catch (error) {
		throw poolProblem(error)
	}
}

/** The task did not come to an end: the pool replaces the thread. Jobs try again. */
function poolProblem(cause: unknown) {
	const options = { cause, retryable: true }
	if (cause instanceof Error && cause.name === 'AbortError')
		return new Problem(
			503,
			'took-too-long',
			'This took too long and was stopped. Please try again with less text.',
			options,
		)
	if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
		return new Problem(
			503,
			'out-of-memory',
			'This needed too much memory and was stopped. Please try again with less text.',
			options,
		)
	return new Problem(503, 'thread-ended', 'The server could not finish this. Please try again.', options)
}

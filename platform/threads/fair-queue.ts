import { Problem } from '#platform/http/problem.ts'

/** Maximum waiting tasks per person, in addition to the running one. */
export const mostWaitingPerPerson = 10
/** Maximum waiting tasks of all people; the server's own tasks are not counted. */
export const mostWaiting = 200

/**
 * Runs at most `concurrency` tasks at a time, one per person, and alternates between people, so that ten requests from
 * one person do not delay another person's request. Throws Problem 429 if a person has too many waiting tasks, 503 if all
 * people together do. Tasks without a person (null) belong to the server and are never refused.
 */
export function createFairQueue(concurrency: number) {
	const queues = new Map<string, (() => void)[]>()
	const running = new Set<string>()
	let free = concurrency
	let waiting = 0
	let serverTasks = 0

	function beginNext() {
		for (const [owner, queue] of queues) {
			if (free === 0) return
			if (running.has(owner)) continue
			const begin = queue.shift()
			if (queue.length === 0) queues.delete(owner)
			if (!begin) continue
			running.add(owner)
			free--
			begin()
		}
	}

	/** Moves the owner's waiting tasks behind those of all others. */
	function end(owner: string) {
		running.delete(owner)
		free++
		const queue = queues.get(owner)
		if (queue) {
			queues.delete(owner)
			queues.set(owner, queue)
		}
		beginNext()
	}

	return async function inTurn<T>(person: string | null, run: () => Promise<T>): Promise<T> {
		const owner = person ?? `server ${++serverTasks}`
		const queue = queues.get(owner) ?? []
		if (queue.length >= mostWaitingPerPerson) throw tooManyAtOnce()
		if (person && waiting >= mostWaiting) throw serverBusy()
		const counted = person ? 1 : 0
		waiting += counted
		const turn = new Promise<void>((begin) =>
			queue.push(() => {
				waiting -= counted
				begin()
			}),
		)
		queues.set(owner, queue)
		beginNext()
		await turn
		try {
			return await run()
		} finally {
			end(owner)
		}
	}
}

const tooManyAtOnce = () =>
	new Problem(
		429,
		'too-many-at-once',
		'You have too many requests in progress. Wait for some of them to finish, then try again.',
	)

const serverBusy = () =>
	new Problem(503, 'server-busy', 'The server is busy right now. Please try again in a moment.', {
		retryable: true,
	})

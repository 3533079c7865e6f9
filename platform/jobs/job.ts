import type { z } from 'zod'
import type { Problem } from '#platform/http/problem.ts'

/** Something that happened, which features above may react to. */
export type Event<T extends object> = { name: string; payload: z.ZodType<T> }

/** An order: one kind of work, done by one handler. */
export type Job<T extends object> = {
	name: string
	payload: z.ZodType<T>
	/** At most one order with the same key waits or runs at a time; a second one is not stored. */
	key: (payload: T) => string
	/** The longest one run may take, in seconds. */
	limitSeconds: number
	/** Seconds that an order rests before anybody works on it; none unless given. */
	afterSeconds?: (payload: T) => number
	/** How many run at once in a process, where they mostly wait for others; as many as it has workers unless given. */
	atOnce?: number
}

export type Handler<T extends object> = {
	run: (payload: T, context: { signal: AbortSignal }) => Promise<void>
	/** Called when an attempt has failed and the next one is due at `at`. */
	willRetry?: (payload: T, problem: Problem, at: Date) => Promise<void>
	/** Called once when the work cannot be done: a problem that no retry can help, or no retries left. */
	giveUp: (payload: T, problem: Problem) => Promise<void>
}

import { threadTask } from '#platform/threads/thread-task.ts'
import type { findingsIn, rateSession } from './judge/rate-session.ts'
import type { takeTurn } from './sessions/take-turn.ts'

/** What the prospect answers and what it was worth, for another thread. */
export const takingTurn = threadTask<typeof takeTurn>({
	module: new URL('./sessions/take-turn.ts', import.meta.url),
	name: 'takeTurn',
	lane: 'quick',
	seconds: 20,
})
export const rating = threadTask<typeof rateSession>({
	module: new URL('./judge/rate-session.ts', import.meta.url),
	name: 'rateSession',
	lane: 'quick',
	seconds: 30,
})
export const findingInPractice = threadTask<typeof findingsIn>({
	module: new URL('./judge/rate-session.ts', import.meta.url),
	name: 'findingsIn',
	lane: 'quick',
	seconds: 30,
})

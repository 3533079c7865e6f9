import { type Threads, threadTask } from '#platform/threads/thread-task.ts'
import type { prepareToReadLive, readLive } from './read-live.ts'

const quick = { module: new URL('./read-live.ts', import.meta.url), lane: 'quick', seconds: 20 } as const

/** Reading a call in progress, for another thread. */
export const readingLive = threadTask<typeof readLive>({ ...quick, name: 'readLive' })

const preparing = threadTask<typeof prepareToReadLive>({ ...quick, name: 'prepareToReadLive' })

/** Does once, apart, what the first reading would wait for. */
export const prepareThreadToReadLive = (threads: Threads) =>
	threads.run(preparing, undefined, { person: null })

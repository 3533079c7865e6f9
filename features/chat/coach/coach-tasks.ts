import { type Threads, threadTask } from '#platform/threads/thread-task.ts'
import type { answerApart, prepareToCoach } from './coach-apart.ts'

const quick = { module: new URL('./coach-apart.ts', import.meta.url), lane: 'quick', seconds: 20 } as const

/** The coach, for another thread, which asks this one for calls. */
export const answering = threadTask<typeof answerApart>({ ...quick, name: 'answerApart' })

const preparing = threadTask<typeof prepareToCoach>({ ...quick, name: 'prepareToCoach' })

/** Does once, apart, what the first question would wait for. */
export const prepareThreadToCoach = (threads: Threads) => threads.run(preparing, undefined, { person: null })

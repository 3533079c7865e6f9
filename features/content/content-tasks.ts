import { threadTask } from '#platform/threads/thread-task.ts'
import type { checkText, passDraft, writeLawfully } from './write-lawfully.ts'

const long = { module: new URL('./write-lawfully.ts', import.meta.url), lane: 'long', seconds: 60 } as const

/** What takes long of writing content, for other threads. */
export const writing = threadTask<typeof writeLawfully>({ ...long, name: 'writeLawfully' })
export const passing = threadTask<typeof passDraft>({ ...long, name: 'passDraft' })
export const checking = threadTask<typeof checkText>({ ...long, name: 'checkText' })

import { z } from 'zod'

/** What each message of a sequence is for. */
export const Purpose = z.enum(['recap', 'question', 'fact', 'risk', 'answer', 'others', 'practical', 'last'])
export type Purpose = z.infer<typeof Purpose>

import { z } from 'zod'

/** The answer to a yes/no question. */
export const Verdict = z.enum(['yes', 'no', 'depends'])
export type Verdict = z.infer<typeof Verdict>

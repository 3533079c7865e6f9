import { ancientQuotations } from './ancient-quotations.ts'
import { betweenCalls } from './between-calls.ts'
import type { Inspiration } from './inspiration.ts'
import { modernQuotations } from './modern-quotations.ts'
import { onTheCall } from './on-the-call.ts'

/** Enough for more than a quarter of a year without repeating a day's first. */
export const inspirations: Inspiration[] = [
	...onTheCall,
	...ancientQuotations,
	...betweenCalls,
	...modernQuotations,
]

import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { messagePoints } from './rating-formula.ts'

/** What to do instead of what cost points, by the code of the measure. */
export const faultSuggestions: Partial<Record<string, string>> = readData(
	new URL('./fault-suggestions.yaml', import.meta.url),
	z.partialRecord(z.enum(Object.keys(messagePoints)), z.string()),
)

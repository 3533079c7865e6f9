import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/** Rounds of one drill. */
export const drillRounds = 3

/** How a customer puts each objection, one for each round: the first plainly, the later ones harder. */
export const customerLines: Readonly<Partial<Record<string, readonly string[]>>> = readData(
	new URL('./customer-lines.yaml', import.meta.url),
	z.record(z.string(), z.array(z.string()).length(drillRounds)),
)

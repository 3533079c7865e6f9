import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { topicNames } from '../rep-act.ts'

const facts = [
	'total',
	'oneDebt',
	'creditors',
	'minimums',
	'behind',
	'current',
	'income',
	'budget',
	'nothingLeft',
	'job',
	'retired',
	'age',
] as const
const lines = z.array(z.string())

/**
 * How a prospect tells what the persona holds, with slots for figures and names; and answers about what it does not
 * hold: nothing of the kind, as far as the prospect says.
 */
export const { held: aboutOneself, nothingOfTheKind } = readData(
	new URL('./about-oneself.yaml', import.meta.url),
	z.strictObject({
		held: z.record(z.enum(facts), lines),
		nothingOfTheKind: z.partialRecord(z.enum(topicNames), lines),
	}),
)

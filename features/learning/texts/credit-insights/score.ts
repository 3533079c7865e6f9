import { z } from 'zod'
import { checkData } from '#platform/data/check-data.ts'
import stored from './score.json' with { type: 'json' }

const Score = z.strictObject({
	/** The weights of a FICO score in general, in percent. Other models weigh differently. */
	creditFactors: z.array(
		z.strictObject({
			name: z.string(),
			weight: z.int(),
			what: z.string(),
			helps: z.string(),
			onTheCall: z.string(),
		}),
	),
	/** The bands of a score, best first. */
	scoreRanges: z.array(
		z.strictObject({
			name: z.string(),
			from: z.int(),
			to: z.int(),
			tone: z.enum(['excellent', 'good', 'info', 'average', 'failed']),
		}),
	),
})

export const { creditFactors, scoreRanges } = checkData('score.json', stored, Score)

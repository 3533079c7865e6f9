import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const { recapLines, recapHeads, riskLeads, echoes, remembered } = readData(
	new URL('./recap.yaml', import.meta.url),
	z.strictObject({
		recapLines: z.record(z.enum(['debt', 'deposit', 'fee', 'time', 'amount', 'total']), Templates),
		recapHeads: Templates,
		riskLeads: Templates,
		echoes: Templates,
		remembered: Templates,
	}),
)

import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const { cardMessages, headlines, invitations, waysCompared, comparisonAdvice } = readData(
	new URL('./short-pieces.yaml', import.meta.url),
	z.strictObject({
		cardMessages: Templates,
		headlines: Templates,
		invitations: Templates,
		waysCompared: z.array(Templates),
		comparisonAdvice: Templates,
	}),
)

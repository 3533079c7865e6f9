import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { OneOrMore, Templates } from '../template-schema.ts'

export const { replacementsFor, changeWords, leftOut, keptWords } = readData(
	new URL('./replacements.yaml', import.meta.url),
	z.strictObject({
		replacementsFor: z.record(z.string(), Templates),
		changeWords: OneOrMore,
		leftOut: OneOrMore,
		keptWords: OneOrMore,
	}),
)

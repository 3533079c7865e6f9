import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/**
 * What a prospect takes from each disclosure, in a few own words, by its code; and what those make of it who have not
 * understood.
 */
export const { understood: saidBack, gotWrong } = readData(
	new URL('./said-back.yaml', import.meta.url),
	z.strictObject({
		understood: z.record(z.string(), z.array(z.string())),
		gotWrong: z.array(z.string()),
	}),
)

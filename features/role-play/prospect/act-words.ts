import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { expandGroups } from '#platform/english/expand-groups.ts'
import { repActNames } from './rep-act.ts'

const ActWords = z.strictObject({
	act: z.enum(repActNames),
	say: z.array(z.string()),
	unless: z.array(z.string()).optional(),
	/** Only as a question, or only when not one. */
	form: z.enum(['question', 'statement']).optional(),
})

const { groups, acts } = readData(
	new URL('./act-words.yaml', import.meta.url),
	z.strictObject({ groups: z.record(z.string(), z.string()), acts: z.array(ActWords) }),
)

/** How each act sounds: `say` alone shows it; `unless` in the same sentence undoes it. */
export const actWords = expandGroups(acts, groups)

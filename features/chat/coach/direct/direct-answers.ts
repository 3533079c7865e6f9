import { join } from 'node:path'
import { z } from 'zod'
import { guide } from '#features/guide/index.ts'
import { readJsonLines } from '#platform/data/read-json-lines.ts'
import type { Verdict } from './verdicts.ts'

const DirectAnswer = z.strictObject({
	/** Ways that different reps ask this yes/no question. */
	asks: z.array(z.string().min(1)).min(3),
	/** One sentence that starts with the verdict. */
	answer: z.string().regex(/^(?:Yes|No|It depends)\b/),
})

/** A line of a data file: a guide entry's id, and its answers to yes/no questions. */
const Line = z
	.strictObject({ id: z.string(), direct: z.array(DirectAnswer).min(1) })
	.refine(({ id }) => guide.some((entry) => entry.id === id), { message: 'the guide has no such entry' })

export type DirectAnswer = z.infer<typeof DirectAnswer> & { verdict: Verdict }

/** Reads the verdict from the first word. */
const verdictOf = (answer: string): Verdict =>
	answer.startsWith('Yes') ? 'yes' : answer.startsWith('No') ? 'no' : 'depends'

/** Direct answers by the id of the guide entry. */
export const directAnswers: ReadonlyMap<string, readonly DirectAnswer[]> = new Map(
	readJsonLines(join(import.meta.dirname, 'answers'), Line).map(({ id, direct }) => [
		id,
		direct.map((each) => ({ ...each, verdict: verdictOf(each.answer) })),
	]),
)

import { z } from 'zod'
import { lexicon } from '#features/compliance/index.ts'
import { readData } from '#platform/data/read-data.ts'
import { compilePhrases } from '#platform/english/phrases.ts'
import { topicNames } from '../rep-act.ts'

const lines = z.array(z.string()).min(1)
const asks = z.array(z.string()).min(1)

const YesOrNo = z.strictObject({
	id: z.string(),
	asks,
	/** A topic on which hidden facts and objections of the scenario come first. */
	topic: z.enum(topicNames).optional(),
	/** What words on the persona's sheet say; `household` answers with the household itself. */
	told: z.array(z.strictObject({ holds: lines, is: z.enum(['yes', 'no', 'household']) })).default([]),
	/** 0-1. */
	chance: z.number().min(0).max(1),
	yes: lines,
	no: lines,
})
const Other = z.strictObject({ id: z.string(), asks, answers: lines })
/** Answered with the payments that are late, from the persona's debts. */
const Payments = z.strictObject({ id: z.string(), asks, tells: z.literal('late payments') })

export type PersonalQuestion = z.infer<typeof YesOrNo> | z.infer<typeof Other> | z.infer<typeof Payments>

/** Questions about the prospect's life beyond the scenario, with their answers; the first that is heard is answered. */
export const personalQuestions = readData(
	new URL('./personal-questions.yaml', import.meta.url),
	z.array(z.union([YesOrNo, Other, Payments])),
).map((question) => ({ ...question, book: compilePhrases(question.asks, lexicon) }))

import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/** Questions of one conversation; the answer to the last of them is measured. */
const Case = z.strictObject({
	id: z.string(),
	asker: z.enum(['salesrep', 'admin']).default('salesrep'),
	messages: z.array(z.string()).min(1),
	/** What the answer has to show: figures, as its words have them, and ids of guide entries that it cites. */
	figures: z.array(z.string()).default([]),
	cites: z.array(z.string()).default([]),
	/** What the answer may not show. */
	never: z.array(z.string()).default([]),
	/** The fault of the recorded answers; none where the reader answered as well as they could. */
	fault: z.string().optional(),
	/** What the recorded answers should come to; says nothing about the answers of a model. */
	expected: z.strictObject({
		answeredBy: z.enum(['model', 'built-in']),
		/** Answers asked for, each but the first with the reasons against the one before it. */
		answers: z.int().min(1).default(1),
		/** Tools that ran, in order. */
		tools: z.array(z.string()),
	}),
})
export type CoachCase = z.infer<typeof Case>

export const coachCases = readData(new URL('cases.yaml', import.meta.url), z.array(Case).min(1))

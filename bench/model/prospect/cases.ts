import { z } from 'zod'
import { Outcome } from '#features/role-play/contract.ts'
import { readData } from '#platform/data/read-data.ts'

/** What a rep says in a role-play, message by message, to a prospect that a model plays. */
const Case = z.strictObject({
	id: z.string(),
	scenario: z.string(),
	messages: z.array(z.string()).min(1),
	/** What the prospect may not say. */
	never: z.array(z.string()).default([]),
	/** The fault of the recorded replies; none where the reader played as well as they could. */
	fault: z.string().optional(),
	/** What the recorded replies should come to; says nothing about the replies of a model. */
	expected: z.strictObject({
		/** Replies by the model that were said. */
		byModel: z.int().min(0),
		/** Replies that were sent back. */
		sentBack: z.int().min(0).default(0),
		outcome: Outcome.nullable().default(null),
	}),
})
export type ProspectCase = z.infer<typeof Case>

export const prospectCases = readData(new URL('cases.yaml', import.meta.url), z.array(Case).min(1))

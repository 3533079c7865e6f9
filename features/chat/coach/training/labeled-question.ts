import { z } from 'zod'
import { Verdict } from '../direct/verdicts.ts'
import { intents } from './intents.ts'

/** A line of `corpus/questions/*.jsonl`: what a rep might type to the coach, with what its author wanted. */
export const LabeledQuestion = z
	.strictObject({
		id: z.string().min(1),
		text: z.string().min(1),
		/** An imagined rep. Data is always split by author. */
		author: z.string().min(1),
		/** Held-out authors are neither trained on nor read while developing. */
		split: z.enum(['train', 'held-out']).default('train'),
		intent: z.enum(intents),
		/** Ids of the guide entries that answer it, best first; empty where the guide has none. */
		entries: z.array(z.string()).default([]),
		/** The rep's own line in it, word for word. */
		line: z.string().min(1).optional(),
		/** The line was already said to a customer. */
		said: z.boolean().default(false),
		/** The answer to a yes/no question. */
		verdict: Verdict.optional(),
		/** What was typed before it, oldest first, if it continues from that. */
		before: z.array(z.string()).default([]),
		/** The entry that answers the second of two questions in it. */
		second: z.string().optional(),
		/** The question of `bench/coach` that this one asks in another voice. */
		twinOf: z.string().optional(),
	})
	.refine(({ text, line }) => line === undefined || text.includes(line), {
		message: 'the line is not in the text',
	})
export type LabeledQuestion = z.infer<typeof LabeledQuestion>

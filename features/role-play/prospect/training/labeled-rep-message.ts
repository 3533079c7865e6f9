import { z } from 'zod'
import { repActNames } from '../rep-act.ts'

/** Whether a message answers what the prospect asked last; `none` if nothing was asked. */
export const answerLabels = ['none', 'yes', 'defers', 'no'] as const
/** How a message treats the prospect. `nonsense` replies to nothing: strings of keywords, disclosures pasted anywhere. */
export const mannerLabels = ['fine', 'pushy', 'rude', 'brush_off', 'nonsense'] as const

/** A line of `corpus/rep-messages/*.jsonl`: what an imagined rep says in a practice call, and what it does. */
export const LabeledRepMessage = z.strictObject({
	id: z.string().min(1),
	/** An imagined rep. Data is always split by author. */
	author: z.string().min(1),
	/** Held-out authors are neither trained on nor read while developing. */
	split: z.enum(['train', 'held-out']).default('train'),
	/** The prospect's line before it; empty at the start. */
	prospect: z.string(),
	text: z.string().min(1),
	acts: z.array(z.enum(repActNames)),
	answer: z.enum(answerLabels),
	manner: z.enum(mannerLabels),
})
export type LabeledRepMessage = z.infer<typeof LabeledRepMessage>

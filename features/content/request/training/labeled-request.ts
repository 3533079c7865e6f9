import { z } from 'zod'
import { ContentType } from '../../contract.ts'
import { figureKinds, stages } from '../brief.ts'

/**
 * A line of `corpus/requests/*.jsonl`: a request for content as somebody may type it, and what a reader understood. A label
 * that is left out is unknown; an empty one says that there is none.
 */
export const LabeledRequest = z.strictObject({
	id: z.string().min(1),
	/** Held-out requests are not trained on. */
	split: z.enum(['train', 'held-out']).default('train'),
	text: z.string().min(1),
	type: ContentType.optional(),
	/** Figures as they are written in a piece, and each kind that they may be said to be. */
	figures: z.array(z.strictObject({ text: z.string(), kinds: z.array(z.enum(figureKinds)) })).optional(),
	names: z.array(z.string()).optional(),
	rep: z.string().optional(),
	company: z.string().optional(),
	/** Each stage that is a fair reading, the best first. */
	stages: z.array(z.enum(stages)).optional(),
	/** Codes of the objections to answer. */
	objections: z.array(z.string()).optional(),
	/** Codes of what it asks for and no piece may say or leave out. */
	unlawful: z.array(z.string()).optional(),
	/** How many messages a sequence has. */
	messages: z.int().min(1).optional(),
	/** Who decides with the customer: 'wife'. */
	partner: z.string().nullable().optional(),
})
export type LabeledRequest = z.infer<typeof LabeledRequest>

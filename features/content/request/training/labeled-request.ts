import { z } from 'zod'
import { ContentType, PieceKind } from '../../contract.ts'
import { FigureKind, stages } from '../brief.ts'

/**
 * A line of `corpus/requests/*.jsonl`: a request for content as a rep might type it, with the labels that a reader gave it. A
 * missing label is unknown; an empty one means that there is none.
 */
export const LabeledRequest = z.strictObject({
	id: z.string().min(1),
	/** Held-out requests are not trained on. */
	split: z.enum(['train', 'held-out']).default('train'),
	text: z.string().min(1),
	type: ContentType.optional(),
	kind: PieceKind.optional(),
	/** The piece is for reps or managers. */
	forTeam: z.boolean().optional(),
	/** The imagined rep who wrote it. Missing in the oldest files. */
	author: z.string().optional(),
	/** Figures as a piece would write them, with every kind that fits. */
	figures: z.array(z.strictObject({ text: z.string(), kinds: z.array(FigureKind) })).optional(),
	names: z.array(z.string()).optional(),
	rep: z.string().optional(),
	company: z.string().optional(),
	/** Every stage that fits, the best one first. */
	stages: z.array(z.enum(stages)).optional(),
	/** Codes of the objections to answer. */
	objections: z.array(z.string()).optional(),
	/** Codes of the prohibited statements it asks for, and of the disclosures it asks to leave out. */
	unlawful: z.array(z.string()).optional(),
	/** How many messages a sequence has. */
	messages: z.int().min(1).optional(),
	/** Who decides with the customer: 'wife'. */
	partner: z.string().nullable().optional(),
})
export type LabeledRequest = z.infer<typeof LabeledRequest>

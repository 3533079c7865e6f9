import { z } from 'zod'
import { matters } from '../matters.ts'

/** What a rep's question can ask a prospect; `nothing` for words that ask nothing. */
export const askedMatters = [
	...matters,
	'small_talk',
	'good_time',
	'permission',
	'understood',
	'has_questions',
	'concern',
	'reaction',
	'when',
	'channel',
	'next_step',
	'enroll',
	'still_there',
	'other_yes_no',
	'other_open',
	'rhetorical',
	'nothing',
] as const
export type AskedMatter = (typeof askedMatters)[number]

/** A line of `corpus/rep-questions/*.jsonl`: a question that an imagined rep puts to a prospect, and what it asks. */
export const LabeledRepQuestion = z.strictObject({
	id: z.string().min(1),
	/** An imagined rep. Data is always split by author. */
	author: z.string().min(1),
	/** Held-out authors are neither trained on nor read while developing. */
	split: z.enum(['train', 'held-out']).default('train'),
	/** What the rep said just before it in the same message. */
	before: z.string(),
	text: z.string().min(1),
	asks: z.enum(askedMatters),
})
export type LabeledRepQuestion = z.infer<typeof LabeledRepQuestion>

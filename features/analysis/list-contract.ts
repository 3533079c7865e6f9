import { z } from 'zod'
import { Severity } from '#features/compliance/contract.ts'
import { mostCallsAtOnce } from './limits.ts'

/** Tabs of All Recordings; `passing` is a score of 70 or more, `failed` is below. */
export const RecordingFilter = z.enum(['all', 'passing', 'failed'])
export type RecordingFilter = z.infer<typeof RecordingFilter>

/** The outcome of a call; `provisional` if its words come from a draft-quality recognizer. */
export const CallState = z.enum(['processing', 'scored', 'provisional', 'failed'])
export type CallState = z.infer<typeof CallState>

/** A rule that a call can break; disclosures have no severity. */
export const Rule = z.object({
	code: z.string(),
	title: z.string(),
	kind: z.enum(['prohibited statement', 'required disclosure']),
	severity: Severity.nullable(),
})
export type Rule = z.infer<typeof Rule>

const Moment = z.iso.datetime({ offset: true })
const Score = z.coerce.number().int().min(0).max(100)

/** GET /api/recordings/counts: which calls are counted. */
export const RecordingsFilter = z.object({
	q: z.string().trim().max(200).default(''),
	/** Whose calls, by the person's id. Reps may only ask for their own. */
	rep: z.string().min(1).max(100).optional(),
	/** Uploaded at this moment or later. */
	from: Moment.optional(),
	/** Uploaded before this moment. */
	to: Moment.optional(),
	/** Scores, 0-100, both ends included. */
	minScore: Score.optional(),
	maxScore: Score.optional(),
	/** The code of a rule that the calls broke. */
	rule: z.string().min(1).max(100).optional(),
	state: CallState.optional(),
})
export type RecordingsFilter = z.infer<typeof RecordingsFilter>

/** GET /api/recordings */
export const ListQuery = RecordingsFilter.extend({
	limit: z.coerce.number().int().min(1).max(200).default(50),
	cursor: z.string().max(200).optional(),
	filter: RecordingFilter.default('all'),
	/** A summary leaves out the words of the calls and the proof. */
	view: z.enum(['full', 'summary']).default('full'),
	sort: z.enum(['newest', 'oldest', 'highest', 'lowest']).default('newest'),
	/** Only calls whose transcript has more characters than this; the total in the answer counts all. */
	transcriptOver: z.coerce.number().int().min(0).max(10_000).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

/** GET /api/recordings/filters: what a list can be filtered by. Reps are those with calls, for administrators alone. */
export const FilterChoices = z.object({
	reps: z.array(z.object({ id: z.string(), name: z.string() })),
	rules: z.array(Rule),
})
export type FilterChoices = z.infer<typeof FilterChoices>

/** POST /api/recordings/export */
export const ExportCalls = z.strictObject({ ids: z.array(z.uuid()).min(1).max(mostCallsAtOnce) })
export type ExportCalls = z.infer<typeof ExportCalls>

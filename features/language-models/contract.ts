import { z } from 'zod'

/** What answers of the language model took. */
const Usage = z.object({ questions: z.int(), inputTokens: z.int(), outputTokens: z.int() })
export type Usage = z.infer<typeof Usage>

/** What it is asked for: calls, the coach, sales content, role-play, tests of it; 'other' before uses were recorded. */
export const Use = z.enum(['calls', 'coach', 'content', 'role-play', 'test', 'other'])
export type Use = z.infer<typeof Use>

/** GET /api/admin/language-model: the language model that is set up, and what it took. */
export const LanguageModelStatus = z.object({
	/** Null where none is set up. */
	model: z.string().nullable(),
	inScore: z.enum(['off', 'review', 'on']),
	/** Null where there is no limit. */
	tokensPerDay: z.int().nullable(),
	/** By UTC. */
	today: Usage,
	/** Of the last 30 days, today included. */
	month: Usage,
	/** For each use, in the order of the enum, those of the last 30 days alone; they add up to `today` and `month`. */
	uses: z.array(z.object({ use: Use, today: Usage, month: Usage })),
})
export type LanguageModelStatus = z.infer<typeof LanguageModelStatus>

/** One thing that is asked of a language model to see whether it can: answers of a given shape, tools, or plain text. */
export const ModelCheck = z.object({
	kind: z.enum(['call', 'coach', 'line']),
	isWorking: z.boolean(),
	seconds: z.number(),
	/** Why it does not work, for people. */
	problem: z.string().nullable(),
})
export type ModelCheck = z.infer<typeof ModelCheck>

/** POST /api/admin/language-model/try */
export const ModelTrial = z.object({ checks: z.array(ModelCheck) })
export type ModelTrial = z.infer<typeof ModelTrial>

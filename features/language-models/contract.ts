import { z } from 'zod'

/** What answers of the language model took on a day. */
const DayOfUsage = z.object({
	/** By UTC: 2026-03-31. */
	day: z.iso.date(),
	questions: z.int(),
	inputTokens: z.int(),
	outputTokens: z.int(),
})

/** GET /api/admin/language-model: the language model that is set up, and what it took. */
export const LanguageModelStatus = z.object({
	/** Null where none is set up. */
	model: z.string().nullable(),
	inScore: z.enum(['off', 'review', 'on']),
	/** Null where there is no limit. */
	tokensPerDay: z.int().nullable(),
	today: DayOfUsage,
	/** Of the last 30 days, today included, those on which it was asked, the newest first. */
	days: z.array(DayOfUsage),
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

import { z } from 'zod'

/** An objection the customer raised, at its first raising, and its outcome. */
export const Objection = z.object({
	code: z.string(),
	title: z.string(),
	turn: z.int().min(0),
	quote: z.string(),
	start: z.number().nullable(),
	end: z.number().nullable(),
	/** Confidence (0-1) of the objection's and the answer's words; absent if not measured. */
	confidence: z.number().min(0).max(1).optional(),
	/** Answered to the point and without a violation. */
	handled: z.boolean(),
})
export type Objection = z.infer<typeof Objection>

export const SkillCode = z.enum(['discovery', 'rapport', 'objection_handling', 'compliance', 'closing'])
export type SkillCode = z.infer<typeof SkillCode>

/** One sales skill, 0-10, with the observed behaviors that earned or cost it. */
export const Skill = z.object({
	code: SkillCode,
	title: z.string(),
	score: z.number().min(0).max(10),
	observed: z.array(z.string()),
})
export type Skill = z.infer<typeof Skill>

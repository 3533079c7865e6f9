import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { SkillCode } from '../contract.ts'

/** Something a rep does that helps a skill, and how it sounds in the rep's turns. */
const Behavior = z.strictObject({
	skill: SkillCode.exclude(['compliance', 'objection_handling']),
	/** Told to the rep as an observation. */
	text: z.string(),
	/** Points of ten it adds, once a call. */
	points: z.number(),
	/** Only when the rep asks. */
	isQuestion: z.boolean().optional(),
	say: z.array(z.string()),
})
export type Behavior = z.infer<typeof Behavior>

export const behaviors: readonly Behavior[] = readData(
	new URL('./behaviors.yaml', import.meta.url),
	z.array(Behavior),
)

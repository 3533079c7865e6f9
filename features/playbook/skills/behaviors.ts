import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { SkillCode } from '../contract.ts'

/** The rep's offer, hardship or an objection of the customer's, the rep's last words. */
const Occasion = z.enum(['offer', 'hardship', 'objection', 'ending'])
export type Occasion = z.infer<typeof Occasion>

/** Something a rep does that helps a skill, and how it sounds in the rep's turns. */
const Behavior = z.strictObject({
	skill: SkillCode.exclude(['compliance', 'objection_handling']),
	/** Told to the rep as an observation. */
	text: z.string(),
	/** What to do, where it was not heard: begins with a verb. */
	advice: z.string(),
	/** The moment of a call that is the occasion for it. */
	occasion: Occasion,
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

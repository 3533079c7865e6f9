import { z } from 'zod'
import type { PracticeMessage } from '../contract.ts'
import type { Answer, ProspectState, RepActs } from '../prospect/index.ts'
import type { ProspectScript } from '../prospect/script.ts'

const feeling = z.number().describe('-3 to 2.')

/** What a model answers in the place of the prospect, unverified. */
export const ProspectReply = z.object({
	line: z.string().describe('What the person says now: spoken English, one to four sentences.'),
	feelings: z
		.object({ trust: feeling, pressure: feeling, understanding: feeling, urgency: feeling })
		.describe('How far each feeling moves with what the rep just said.'),
	secretsTold: z
		.array(z.string())
		.describe('Ids of the secrets that the line gives away; only secrets with mayTell.'),
	secretKept: z
		.string()
		.nullable()
		.describe('Id of the secret that the rep asked about and the person keeps.'),
	objections: z
		.array(z.object({ code: z.string(), step: z.enum(['raised', 'repeated', 'settled']) }))
		.describe('What the line does to the objections; one or none as a rule.'),
	loadedQuestion: z.string().nullable().describe('Code of the loaded question that the line asks.'),
	wasAnsweredStraight: z
		.boolean()
		.nullable()
		.describe(
			'Whether the rep gave the last loaded question a straight, honest answer; null if none was open.',
		),
	remember: z
		.string()
		.nullable()
		.describe('What the rep just promised or stated that the person will hold the rep to, in a few words.'),
	decision: z
		.enum(['stays', 'enrolls', 'agrees_next_step', 'declines', 'hangs_up'])
		.describe('"stays" as long as the call goes on; the others end it with this line.'),
})
export type ProspectReply = z.infer<typeof ProspectReply>

/** The moment at which the prospect is to answer. */
export type ReplySetting = {
	script: ProspectScript
	/** Before the rep's last message. */
	state: ProspectState
	/** Ends with the rep's message, which does `acts`. */
	conversation: readonly Pick<PracticeMessage, 'speaker' | 'message'>[]
	acts: RepActs
	/** What the built-in prospect would answer. */
	builtIn: Answer
}

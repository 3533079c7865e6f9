import { z } from 'zod'
import { Difficulty, Outcome } from '../contract.ts'

const lines = z.array(z.string())
/** 0 (none) to 10. */
const level = z.number().min(0).max(10)

/**
 * What meets an objective: something the rep does (`act`, see `rep-act.ts`), an objection met, a hidden fact
 * learned, a disclosure given, a trap answered lawfully, or a way the call ended.
 */
const ObjectiveSign = z.union([
	z.strictObject({ act: z.string(), times: z.int().optional() }),
	z.strictObject({ meets: z.string() }),
	z.strictObject({ learns: z.string() }),
	z.strictObject({ discloses: z.string() }),
	z.strictObject({ resists: z.string() }),
	z.strictObject({ ends: Outcome }),
])
export type ObjectiveSign = z.infer<typeof ObjectiveSign>

const Objective = z.strictObject({ text: z.string(), shows: ObjectiveSign })
export type Objective = z.infer<typeof Objective>

/** How somebody talks: lines are shaped by it, so that two prospects never sound alike. */
export const Voice = z.strictObject({
	register: z.enum(['plain', 'folksy', 'formal', 'blunt', 'chatty', 'weary']),
	/** Words put before or within lines now and then: 'Well,', 'Look,', 'Honey,'. */
	fillers: lines,
	/** Typical words at a line's end: ', you know?', ', sir'. */
	tags: lines,
	/** 0 (says little) to 1 (rambles). */
	talkativeness: z.number().min(0).max(1),
})
export type Voice = z.infer<typeof Voice>

const Persona = z.strictObject({
	name: z.string(),
	jobTitle: z.string(),
	/** A few words: 'Warm, worried, avoids conflict'. */
	personality: z.string(),
	age: z.int(),
	/** Where from, as it colors speech: 'rural Georgia', 'Queens, New York'. */
	region: z.string(),
	voice: Voice,
	household: z.string(),
	/** Dollars a month, before tax for `income`. */
	income: z.number(),
	leftOverMonthly: z.number(),
	debts: z.array(
		z.strictObject({
			creditor: z.string(),
			balance: z.number(),
			minimum: z.number(),
			monthsBehind: z.number(),
		}),
	),
	/** What happened that led to the debt, told in the first person. */
	history: z.string(),
	/** Why now, told in the first person; comes out when asked. */
	reasonForCall: z.string(),
	/** What the prospect talks about when going off topic, in the first person. */
	smallTalk: lines,
})
export type Persona = z.infer<typeof Persona>

const HiddenFact = z.strictObject({
	id: z.string(),
	/** Topics (see `rep-act.ts`) a question about which may bring it out. */
	askedBy: lines,
	/** Trust, 0-10, below which the prospect dodges the question. */
	trustNeeded: level,
	/** Told in the first person, three or more ways. */
	lines,
	/** How the prospect dodges, three or more ways. */
	dodges: lines,
})
export type HiddenFact = z.infer<typeof HiddenFact>

export const ScriptedObjection = z.strictObject({
	/** One of the twelve codes of the playbook. */
	code: z.string(),
	/** When it comes up: after a topic was raised by the rep, at a mood, or when asked to enroll. */
	cause: z.union([
		z.strictObject({ topic: z.string() }),
		z.strictObject({ whenAsked: z.literal('enroll') }),
		z.strictObject({ afterMessages: z.int() }),
		z.strictObject({ trustBelow: level }),
	]),
	/** First raising, five or more ways. */
	raised: lines,
	/** Said again, sharper, when the answer did not meet it; three or more ways. */
	pressed: lines,
	/** Said when it has been met; three or more ways. */
	withdrawn: lines,
	/** Acts of the rep that meet it, all of them over one or more messages. */
	metBy: lines,
})
export type ScriptedObjection = z.infer<typeof ScriptedObjection>

export const Trap = z.strictObject({
	/** The prohibited statement it invites: one of the fifteen codes of the rule pack. */
	code: z.string(),
	/** How the prospect asks, four or more ways: 'So it's a government program?' */
	asks: lines,
	/** What the prospect says after a lawful answer, and after an unlawful one; three or more ways each. */
	afterHonest: lines,
	afterFalse: lines,
})
export type Trap = z.infer<typeof Trap>

/** Pressure is what the prospect feels from the rep. */
const ProspectMood = z.strictObject({
	trust: level,
	pressure: level,
	understanding: level,
	urgency: level,
	patience: level,
})
export type ProspectMood = z.infer<typeof ProspectMood>

/** What a scenario is made of: everything the prospect is, knows and hides. */
export const ProspectScript = z.strictObject({
	id: z.string(),
	title: z.string(),
	industry: z.string(),
	difficulty: Difficulty,
	description: z.string(),
	/** What the rep knows before the call. */
	scenarioContext: z.string(),
	/** What the rep should practice, each with what shows that it was done. */
	objectives: z.array(Objective),
	persona: Persona,
	/** First words on the phone, one or more ways; made up where there are none. */
	opening: lines.optional(),
	/** Facts that come out only when asked well. */
	hidden: z.array(HiddenFact),
	/** Raised when their cause arises, most pressing first. */
	objections: z.array(ScriptedObjection),
	/** Invitations to a prohibited claim. */
	traps: z.array(Trap),
	/** How the prospect starts. */
	start: ProspectMood,
	/** Trust and understanding the prospect needs before saying yes, and messages of patience. */
	needs: z.strictObject({ trust: level, understanding: level, patience: z.number() }),
	/** Why it would be wrong to enroll this prospect, when it would: the right end is to say so. */
	unfit: z.string().optional(),
	tags: z.array(z.enum(['real-call-based', 'adaptive-learning'])),
})
export type ProspectScript = z.infer<typeof ProspectScript>

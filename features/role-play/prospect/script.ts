import type { Difficulty, Outcome } from '../contract.ts'

/** What a scenario is made of: everything the prospect is, knows and hides, as data. */
export type ProspectScript = {
	id: string
	title: string
	industry: string
	difficulty: Difficulty
	description: string
	/** What the rep knows before the call. */
	scenarioContext: string
	/** What the rep should practice, each with what shows that it was done. */
	objectives: Objective[]
	persona: Persona
	/** First words on the phone, one or more ways; made up where there are none. */
	opening?: string[]
	/** Facts that come out only when asked well. */
	hidden: HiddenFact[]
	/** Raised when their cause arises, most pressing first. */
	objections: ScriptedObjection[]
	/** Invitations to a prohibited claim. */
	traps: Trap[]
	/** How the prospect starts: each 0 (none) to 10. */
	start: ProspectMood
	/** Trust and understanding the prospect needs before saying yes, and messages of patience. */
	needs: { trust: number; understanding: number; patience: number }
	/** Why it would be wrong to enroll this prospect, when it would: the right end is to say so. */
	unfit?: string
	tags: ('real-call-based' | 'adaptive-learning')[]
}

export type Objective = { text: string; shows: ObjectiveSign }
/**
 * What meets an objective: something the rep does (`act`, see `rep-acts.ts`), an objection met, a hidden fact
 * learned, a disclosure given, a trap answered lawfully, or a way the call ended.
 */
export type ObjectiveSign =
	| { act: string; times?: number }
	| { meets: string }
	| { learns: string }
	| { discloses: string }
	| { resists: string }
	| { ends: Outcome }

export type Persona = {
	name: string
	jobTitle: string
	/** A few words: 'Warm, worried, avoids conflict'. */
	personality: string
	age: number
	/** Where from, as it colors speech: 'rural Georgia', 'Queens, New York'. */
	region: string
	voice: Voice
	household: string
	/** Dollars a month, before tax for `income`. */
	income: number
	leftOverMonthly: number
	debts: { creditor: string; balance: number; minimum: number; monthsBehind: number }[]
	/** What happened that led to the debt, told in the first person. */
	history: string
	/** Why now, told in the first person; comes out when asked. */
	reasonForCall: string
	/** What the prospect talks about when going off topic, in the first person. */
	smallTalk: string[]
}

/** How somebody talks: lines are shaped by it, so that two prospects never sound alike. */
export type Voice = {
	register: 'plain' | 'folksy' | 'formal' | 'blunt' | 'chatty' | 'weary'
	/** Words put before or within lines now and then: 'Well,', 'Look,', 'Honey,'. */
	fillers: string[]
	/** Typical words at a line's end: ', you know?', ', sir'. */
	tags: string[]
	/** 0 (says little) to 1 (rambles). */
	talkativeness: number
}

export type HiddenFact = {
	id: string
	/** Topics (see `rep-acts.ts`) a question about which may bring it out. */
	askedBy: string[]
	/** Trust, 0-10, below which the prospect dodges the question. */
	trustNeeded: number
	/** Told in the first person, three or more ways. */
	lines: string[]
	/** How the prospect dodges, three or more ways. */
	dodges: string[]
}

export type ScriptedObjection = {
	/** One of the twelve codes of the playbook. */
	code: string
	/** When it comes up: after a topic was raised by the rep, at a mood, or when asked to enroll. */
	cause: { topic: string } | { whenAsked: 'enroll' } | { afterMessages: number } | { trustBelow: number }
	/** First raising, five or more ways. */
	raised: string[]
	/** Said again, sharper, when the answer did not meet it; three or more ways. */
	pressed: string[]
	/** Said when it has been met; three or more ways. */
	withdrawn: string[]
	/** Acts of the rep that meet it, all of them over one or more messages. */
	metBy: string[]
}

export type Trap = {
	/** The prohibited statement it invites: one of the fifteen codes of the rule pack. */
	code: string
	/** How the prospect asks, four or more ways: 'So it's a government program?' */
	asks: string[]
	/** What the prospect says after a lawful answer, and after an unlawful one; three or more ways each. */
	afterHonest: string[]
	afterFalse: string[]
}

/** Each 0-10. Pressure is what the prospect feels from the rep. */
export type ProspectMood = {
	trust: number
	pressure: number
	understanding: number
	urgency: number
	patience: number
}

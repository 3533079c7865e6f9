import type { Outcome } from '../contract.ts'
import type { Topic } from './rep-act.ts'
import type { ProspectMood } from './script.ts'

export type ObjectionState = {
	status: 'waiting' | 'open' | 'met'
	/** Times it was said again. */
	presses: number
	/** What of its `metBy` the rep has done since it was raised. */
	done: string[]
	/** Messages of the rep that took it up since. Absent in older sessions. */
	takenUp?: number
}
type TrapState = { status: 'waiting' | 'set' | 'resisted' | 'taken' | 'dropped'; asked: number }

/** Where the prospect's mind is: plain JSON, kept with the session and never shown to the rep. */
export type ProspectState = {
	/** Of the seeded generator. */
	random: number
	/** What it began with: inventions are the same for the same seed. Absent in older sessions. */
	seed?: number
	/** Messages of the rep so far. */
	messages: number
	mood: ProspectMood
	/** Messages that lead nowhere which the prospect will still bear. */
	patienceLeft: number
	/** By code. */
	objections: Record<string, ObjectionState>
	traps: Record<string, TrapState>
	/** Codes of the traps whose matter the rep has spoken of. Absent in older sessions. */
	spokenOf?: string[]
	/** Ids of the hidden facts told, and of those dodged. */
	revealed: string[]
	dodged: string[]
	/** What the prospect told last, that a follow-up question means: 'hardship', 'fact:boat-note'. Absent in older sessions. */
	toldLast?: string
	/** What was told of the persona: 'debts', 'history 2'. */
	told: string[]
	topicsRaised: Topic[]
	/** Times each act was done, for what wears off by repetition. */
	actCounts: Record<string, number>
	/** Own questions asked, by what they ask for. */
	asked: string[]
	warnings: number
	/** Times asked to enroll and not ready. */
	refusals: number
	/** What the prospect will agree to once a last question is cleared up. */
	pending: 'enroll' | 'next_step' | null
	/** Named a day and a time, when asked for them. Absent in older sessions. */
	offeredTime?: boolean
	wasSaidToLeaveSoon: boolean
	/** Message number at which the prospect last went off topic. */
	strayedAt: number
	/** Everything said, lower case without marks: nothing is said twice. */
	said: string[]
	outcome: Outcome | null
	/** What a model that plays the prospect noted of what the rep promised. Absent where none plays. */
	remembered?: string[]
}

/** Something that happened in the prospect with a message of the rep. */
export type ProspectEvent =
	| { kind: 'objection_raised' | 'objection_met' | 'objection_pressed' | 'objection_ignored'; code: string }
	| { kind: 'trap_set' | 'trap_resisted' | 'trap_taken' | 'trap_ignored'; code: string }
	| { kind: 'fact_revealed' | 'fact_dodged'; id: string }
	/** The prospect asked something of his own; `about` is the code of the disclosure that answers it, or a word. */
	| { kind: 'question_asked'; topic: Topic; about?: string }
	| {
			kind: 'interrupted' | 'confused' | 'strayed' | 'warned' | 'leaving_soon' | 'enrollment_refused'
			why: string
	  }
	/** How far each feeling moved with the message. */
	| ({ kind: 'mood' } & ProspectMood)
	| { kind: 'ended'; outcome: Outcome }

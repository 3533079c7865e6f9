import type { dialers, liveCalls } from '../tables.ts'

/** An agent who is someone here. `agentId` is in lower case. */
export type Agent = { dialer: typeof dialers.$inferSelect; agentId: string; personId: string }

/** A call that was reported before, and its dialer. */
export type KnownCall = { call: typeof liveCalls.$inferSelect; dialer: typeof dialers.$inferSelect }

/** What a dialer reports about a call, whichever dialer it is. */
export type CallEvent = {
	what: 'start' | 'end'
	/** Null where an end names no call: the agent's call in progress is meant. */
	callId: string | null
} & CallFacts

/** What is known of a call; null where the event does not say. */
export type CallFacts = {
	phoneNumber: string | null
	campaign: string | null
	leadId: string | null
	disposition: string | null
	talkSeconds: number | null
	recordingName: string | null
}

export const noFacts: CallFacts = {
	phoneNumber: null,
	campaign: null,
	leadId: null,
	disposition: null,
	talkSeconds: null,
	recordingName: null,
}

/** Whose calls a question is about, since when, and until before when; `team` is for administrators. */
export type CallScope = { of: 'me' | 'team'; since: Date | null; until?: Date | null }

/** A moment on a call: seconds from its start, null where the transcript has no times. */
export type Moment = { quote: string; start: number | null }

/** One scored or transcribed call as the coach describes it; without overturned findings. */
export type KnownCall = {
	id: string
	/** A call of the caller's own, or else of someone on the team. */
	isOwn: boolean
	/** What the lists call it. */
	title: string
	/** Null where no one said it. */
	customer: string | null
	/** As they introduced themselves; null if they did not. */
	rep: string | null
	at: Date
	/** Duration; null if unknown. */
	seconds: number | null
	/** 0-100; null if the call was not scored. */
	score: number | null
	/** A sentence for the screen; null if the call was scored. */
	notScoredBecause: string | null
	isClosedDeal: boolean
	statements: (Moment & { code: string; title: string; citation: string; why: string; sayInstead: string })[]
	/** The terms were gone through, or the customer enrolled: on other calls the score asks for no disclosure. */
	disclosuresWereDue: boolean
	/** Those not fully given. */
	disclosures: { code: string; title: string; status: 'partial' | 'missing' | 'unclear'; sayThis: string }[]
	objections: (Moment & { code: string; title: string; handled: boolean })[]
	/** 0-10 each; those the call gave no occasion to show are left out. */
	skills: { code: string; title: string; score: number }[]
	strengths: string[]
	actions: string[]
	/** How much the rep talked and asked. */
	talk: CallTalk
}

/** What one person said until the other spoke; `start` is seconds from the start of the call, null without times. */
export type SpokenTurn = { speaker: 'rep' | 'customer' | 'unknown'; text: string; start: number | null }

/** `repShare`: 0 to 1. `questions`: how many the rep asked. */
type CallTalk = {
	repShare: number | null
	longestMonologueSeconds: number | null
	questions: number
}

/** Figures over the newest calls of a scope: at most `mostCallsRead`. All counts are of calls. */
export type CallFigures = {
	calls: number
	scored: number
	passed: number
	/** 0-100, rounded; null when none is scored. */
	averageScore: number | null
	closedDeals: number
	/** Oldest and newest call counted; null when there is none. */
	from: Date | null
	to: Date | null
	/** Calls on which disclosures were due: what `missed` is counted of. */
	disclosuresDue: number
	/**
	 * Calls on which it was due and missing or partial, most often first; those always given are left out. Where the
	 * words were too unsure to tell, nothing is counted.
	 */
	disclosures: { code: string; title: string; missed: number }[]
	/** Calls on which it was said, most often first, with the newest of them. */
	statements: {
		code: string
		title: string
		calls: number
		latest: { id: string; title: string; start: number | null }
	}[]
	/** Most often raised first. */
	objections: { code: string; title: string; raised: number; handled: number }[]
	/** Average 0-10, one decimal, of the scored calls with occasion to show it; weakest first. */
	skills: { code: string; title: string; average: number }[]
	/** Averages over scored calls, and the call with the longest stretch of talk; null if no call has the figure. */
	talk: {
		repShare: number | null
		questions: number | null
		longest: { id: string; title: string; seconds: number } | null
	}
	/** Average score of the newer and the older half; null with fewer than four scored calls. */
	trend: { older: number; newer: number } | null
}

/** The superlatives that a question about calls can use. */
export type Extreme =
	| 'best'
	| 'worst'
	| 'longest'
	| 'shortest'
	| 'newest'
	| 'oldest'
	| 'most flagged'
	| 'least flagged'

/** The newest calls that figures are taken over. */
export const mostCallsRead = 200

/**
 * What the coach may know of a person's calls: their own, or for an administrator the team's as well. A rep who asks
 * for the team's gets Problem 403.
 */
export type CallBook = {
	/** Newest first. */
	list(scope: CallScope, most: number): Promise<KnownCall[]>
	latest(scope: CallScope): Promise<KnownCall | null>
	/** Calls whose customer or title has this name, newest first, at most five. */
	named(name: string, scope: CallScope): Promise<KnownCall[]>
	byId(id: string): Promise<KnownCall | null>
	/** The extreme call of a scope. Scores consider all scored calls, flags only the newest `mostCallsRead` ones. */
	extreme(which: Extreme, scope: CallScope): Promise<KnownCall | null>
	figures(scope: CallScope): Promise<CallFigures>
	/** The words of the calls with these ids, without personal numbers; calls that the person may not see are left out. */
	turns(ids: readonly string[]): Promise<{ id: string; turns: SpokenTurn[] }[]>
}

/** Maximum calls whose transcripts are read for one question. */
export const mostTranscriptsRead = 20

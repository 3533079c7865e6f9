import type { GuideEntry } from '#features/compliance/index.ts'
import type { CallBook } from '../calls/call-book.ts'
import type { Source } from '../contract.ts'

/** What the coach keeps in mind between two messages of a conversation: JSON, stored with the message. */
export type Thread = {
	/** Ids of the guide entries last spoken of, the latest first. */
	entries: string[]
	/** What was done last: 'rule', 'rebuttal', 'check', … */
	act: string
	/** How far the entry's `ifNo` lines have been used. */
	refusals: number
	/** A line the rep last asked about. */
	line: string | null
	/** A call last spoken of. */
	callId: string | null
	/** A question of the coach's that the next message answers; null when none is open. */
	asked: { about: string; options: string[] } | null
	/** A drill under way: the next message is taken as words to the customer. */
	drill: { entry: string; round: number } | null
}

/** A message to the coach. `history` are the messages before it, oldest first, for wordings only. */
export type Asking = {
	message: string
	thread: Thread | null
	history: readonly { message: string; response: string }[]
	calls: CallBook
	person: { name: string; role: 'salesrep' | 'admin' }
	/** When it is asked, for 'this week'; now where it is missing. */
	at?: Date
}

/** What the built-in coach answers. */
export type CoachAnswer = {
	/** Markdown: paragraphs, lists, quotes (words to say), one table at most; no links. */
	response: string
	sources: Source[]
	thread: Thread
	/** The sources of an answer: a language model gets these and nothing else. */
	grounding: readonly GuideEntry[]
	/** A language model may word it again; never a verdict on a line, figures of calls, or a question back. */
	mayBeReworded: boolean
}

export type Coach = (asking: Asking) => Promise<CoachAnswer>

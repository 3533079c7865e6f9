import { z } from 'zod'
import { LiveCall, LiveDisclosure, LiveEntry, LiveWarning } from '#features/live-coaching/contract.ts'
import { HintState } from '../hints/choose-hint.ts'

const Speaker = z.enum(['customer', 'rep'])
export type Speaker = z.infer<typeof Speaker>

/** What is known of the call in progress; plain data, kept for as long as the window is open. */
export const CallState = z.object({
	call: LiveCall,
	/** Closed by the person, and not opened again for this call. */
	isClosed: z.boolean(),
	isMinimized: z.boolean(),
	/** The person stopped the listening. */
	isStopped: z.boolean(),
	/** The rep confirmed that they gave the recording notice. */
	hasGivenNotice: z.boolean(),
	/** The assumed current speaker. */
	speaker: Speaker,
	/** The newest, oldest first. */
	entries: z.array(LiveEntry),
	/** The number of speaker corrections, and how many of them the last reading included. */
	corrections: z.int(),
	correctionsRead: z.int(),
	hints: HintState,
	/** Why the hint is shown: what was said and by whom (null if a guess). Null without a hint. */
	hintReason: z.object({ by: Speaker.nullable(), words: z.string() }).nullable(),
	/** Ids of the disclosure elements heard so far. */
	heard: z.array(z.string()),
	/** Those heard before each line, by the line's id: restored when that line is corrected. */
	heardBefore: z.record(z.string(), z.array(z.string())),
	disclosures: z.array(LiveDisclosure),
	/** Oldest first; `dismissed` has the keys of dismissed warnings. */
	warnings: z.array(LiveWarning),
	dismissed: z.array(z.string()),
})
export type CallState = z.infer<typeof CallState>

export const LiveState = z.object({
	/** The number of the newest event received, null for none. */
	seq: z.int().nullable(),
	current: CallState.nullable(),
})
export type LiveState = z.infer<typeof LiveState>

export const noCall: LiveState = { seq: null, current: null }

import { z } from 'zod'
import { Severity } from '#features/compliance/contract.ts'
import { entriesShown, longestEntry, longestHint, longestPhrase, mostPhrases } from './limits.ts'

export * from './dialer-contract.ts'
export * from './limits.ts'

/** A call as shown in the panel. All times are ISO 8601. */
export const LiveCall = z.object({
	callId: z.string(),
	agentId: z.string(),
	phoneNumber: z.string().nullable(),
	campaign: z.string().nullable(),
	startTime: z.iso.datetime(),
	/** The all-party consent state of the phone number's area code; null for other states. */
	consentState: z.string().nullable(),
})
export type LiveCall = z.infer<typeof LiveCall>

/**
 * Pushed on /ws/vicidial to the agent only; the browser sends nothing. `seq` increases with each event of a person.
 * Connecting with `?after=<seq>` replays missed events; without it, the call in progress, if any, is sent.
 * A repeated `call_start` updates a call with details learned since, such as its phone number.
 */
export const LiveEvent = z.discriminatedUnion('type', [
	z.object({
		type: z.literal('call_start'),
		seq: z.int(),
		callId: z.string(),
		agentId: z.string(),
		phoneNumber: z.string().nullable(),
		campaign: z.string().nullable(),
		timestamp: z.iso.datetime(),
		autoStartCoaching: z.boolean(),
		consentState: z.string().nullable(),
	}),
	z.object({
		type: z.literal('call_end'),
		seq: z.int(),
		callId: z.string(),
		timestamp: z.iso.datetime(),
	}),
	/** The recording of an ended call was downloaded and is being processed. */
	z.object({
		type: z.literal('recording_arrived'),
		seq: z.int(),
		callId: z.string(),
		recordingId: z.uuid(),
		timestamp: z.iso.datetime(),
	}),
])
export type LiveEvent = z.infer<typeof LiveEvent>

const LiveSpeaker = z.enum(['customer', 'rep', 'ai'])

/**
 * How the speaker of a line is known: from a separate audio channel, from the rep's correction, or only guessed from the
 * order of turns.
 */
const SpeakerSource = z.enum(['channel', 'person', 'guess'])

/** A line of the live transcript. `confidence` is 0-1, or null when the recognizer gives none. */
export const LiveEntry = z.strictObject({
	id: z.string(),
	speaker: LiveSpeaker,
	text: z.string().max(longestEntry),
	timestamp: z.iso.datetime(),
	confidence: z.number().min(0).max(1).nullable(),
	/** When left out, the speaker is known. */
	speakerFrom: SpeakerSource.optional(),
})
export type LiveEntry = z.infer<typeof LiveEntry>

/** The speaker of an audio message: its first byte is an index into this list. */
export const audioSpeakers = ['rep', 'customer'] as const
export type AudioSpeaker = (typeof audioSpeakers)[number]

/**
 * Commands from the browser on /ws/live-audio?callId=…. Audio is sent as binary: the speaker byte, then 16 kHz 16-bit
 * little-endian mono. 'noticeGiven': the rep has disclosed the recording; until then, in all-party consent states, the
 * customer's audio is discarded. 'end': no more audio follows; the socket closes after the last words.
 */
export const LiveAudioOrder = z.object({ type: z.enum(['noticeGiven', 'end']) })

const speaker = z.enum(audioSpeakers)

/** The recognized speech. `start` and `end` are seconds since the socket opened; nothing follows a problem. */
export const LiveAudioAnswer = z.discriminatedUnion('type', [
	z.object({ type: z.literal('partial'), speaker, text: z.string() }),
	z.object({
		type: z.literal('final'),
		speaker,
		text: z.string().max(longestEntry),
		confidence: z.number().min(0).max(1).nullable(),
		start: z.number(),
		end: z.number(),
	}),
	z.object({
		type: z.literal('problem'),
		code: z.string(),
		message: z.string(),
		/** Whether reconnecting can help. */
		retryable: z.boolean(),
	}),
])
export type LiveAudioAnswer = z.infer<typeof LiveAudioAnswer>

/** POST /api/live/read: the latest lines of a call in progress, oldest first; empty at its start. Nothing is stored. */
export const ReadLive = z.strictObject({
	entries: z.array(LiveEntry).max(entriesShown),
	/** IDs of disclosure elements heard earlier, such as 'time_to_results.E1'. */
	heard: z.array(z.string()).max(60),
	/** Set after a speaker was corrected: returns warnings for all entries, not only the latest. */
	isReadAgain: z.boolean().optional(),
})
export type ReadLive = z.infer<typeof ReadLive>

/** The state of one of the seven disclosures during a call. */
export const LiveDisclosure = z.object({
	code: z.string(),
	title: z.string(),
	status: z.enum(['given', 'partial', 'missing']),
	/** A line that makes the disclosure. */
	sayThis: z.string(),
})
export type LiveDisclosure = z.infer<typeof LiveDisclosure>

/** Something to correct right away: a prohibited claim, or enrollment before the disclosures. */
export const LiveWarning = z.object({
	/** Identical for the same words of the same entry. */
	key: z.string(),
	kind: z.enum(['statement', 'enrollment']),
	/** A likely claim, for the rep to check. */
	isToCheck: z.boolean().default(false),
	code: z.string(),
	title: z.string(),
	severity: Severity,
	citation: z.string(),
	quote: z.string(),
	entryId: z.string(),
	/** Who said the quote, and whether that is only a guess. */
	speaker: z.enum(['rep', 'customer']),
	isSpeakerGuessed: z.boolean(),
	/** Words that correct it. */
	sayInstead: z.string(),
})
export type LiveWarning = z.infer<typeof LiveWarning>

export const LiveReading = z.object({
	disclosures: z.array(LiveDisclosure),
	/** All elements heard so far, to send with the next request. */
	heard: z.array(z.string()),
	warnings: z.array(LiveWarning),
	hasAgreedToEnroll: z.boolean(),
})
export type LiveReading = z.infer<typeof LiveReading>

const Phrase = z
	.string()
	.trim()
	.min(2)
	.max(longestPhrase)
	.regex(/[\p{L}\p{N}]/u, 'A phrase needs at least one word.')

/** Phrases to listen for and the hint they show. Matched as whole words, ignoring case and punctuation. */
export const Trigger = z.object({
	id: z.uuid(),
	title: z.string().trim().min(1).max(80),
	phrases: z.array(Phrase).min(1).max(mostPhrases),
	notPhrases: z.array(Phrase).max(mostPhrases),
	speaker: z.enum(['customer', 'rep', 'anyone']),
	/** The words to say; null gives the 'feel, felt, found' hint. */
	hint: z.string().trim().min(1).max(longestHint).nullable(),
	/** Seconds before the hint may show again. */
	coolDownSeconds: z.int().min(0).max(3600),
	mostPerCall: z.int().min(1).max(50),
	/** When several match, the highest is shown. */
	priority: z.int().min(0).max(100),
	isEnabled: z.boolean(),
	/** Ships with Candor; can be edited and disabled, but not deleted. */
	isBuiltIn: z.boolean(),
})
export type Trigger = z.infer<typeof Trigger>

/** POST and PATCH /api/admin/triggers[/{id}] */
export const EditTrigger = Trigger.omit({ id: true, isBuiltIn: true }).strict()
export type EditTrigger = z.infer<typeof EditTrigger>

/** A trigger with how often its hint was shown and dismissed in the last 30 days. */
export const TriggerInUse = Trigger.extend({ shown: z.int(), dismissed: z.int() })
export type TriggerInUse = z.infer<typeof TriggerInUse>

/** POST /api/live/hints */
export const HintEvent = z.strictObject({
	callId: z.string().min(1).max(120),
	triggerId: z.uuid(),
	what: z.enum(['shown', 'dismissed']),
	/** Generated by the browser, so that an event sent twice counts once. */
	id: z.uuid(),
})
export type HintEvent = z.infer<typeof HintEvent>

/** GET /api/live/settings: settings for the panel. */
export const LiveSettings = z.object({
	triggers: z.array(Trigger),
	/** Whether live transcription of both sides is configured. */
	canCaptureCall: z.boolean(),
	/** Two-letter codes of the all-party consent states. */
	consentStates: z.array(z.string()),
	/** Whether a dialer is set up and has an agent ID for this person. */
	hasDialer: z.boolean(),
})
export type LiveSettings = z.infer<typeof LiveSettings>

/** PUT /api/admin/live-settings: two-letter state codes; null restores the defaults. */
export const EditLiveSettings = z.strictObject({
	consentStates: z
		.array(z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter state code, such as CA'))
		.max(51)
		.nullable(),
})
export type EditLiveSettings = z.infer<typeof EditLiveSettings>

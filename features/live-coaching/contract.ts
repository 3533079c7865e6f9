import { z } from 'zod'
import { Severity } from '#features/compliance/contract.ts'
import { entriesShown, longestEntry, longestHint, longestPhrase, mostPhrases } from './limits.ts'

export * from './limits.ts'

/** A call as the panel knows it. `startTime` and all other times are ISO 8601. */
export const LiveCall = z.object({
	callId: z.string(),
	agentId: z.string(),
	phoneNumber: z.string().nullable(),
	campaign: z.string().nullable(),
	startTime: z.iso.datetime(),
	/** The state of the phone number's area code, where everybody must consent to a recording; null elsewhere. */
	consentState: z.string().nullable(),
})
export type LiveCall = z.infer<typeof LiveCall>

/**
 * Pushed on /ws/vicidial to the agent alone; the browser sends nothing. `seq` grows with each event of a person:
 * connecting with `?after=<seq>` brings what was missed, without it the call in progress, if there is one.
 * A `call_start` of a call that was told of before brings what was learned since, such as its phone number.
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
	/** The recording of a call that is over came in and is being processed. */
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
 * How the speaker of a line is known: by an audio channel of their own, because the rep said so, or only guessed from
 * whose turn it is.
 */
const SpeakerSource = z.enum(['channel', 'person', 'guess'])

/** A line of the live transcript. `confidence` is 0-1, null where the recognizer gives none. */
export const LiveEntry = z.strictObject({
	id: z.string(),
	speaker: LiveSpeaker,
	text: z.string().max(longestEntry),
	timestamp: z.iso.datetime(),
	confidence: z.number().min(0).max(1).nullable(),
	/** Left out, the speaker is known. */
	speakerFrom: SpeakerSource.optional(),
})
export type LiveEntry = z.infer<typeof LiveEntry>

/** Which side of a call a message of audio is of: its first byte is the place in this list. */
export const audioSpeakers = ['rep', 'customer'] as const
export type AudioSpeaker = (typeof audioSpeakers)[number]

/**
 * What a browser says on /ws/live-audio?callId=…, where its audio is binary: the byte of the speaker, then 16 kHz
 * 16-bit little-endian mono. 'noticeGiven': the customer was told of the recording; before it, where everybody must
 * consent, the customer's audio is thrown away. 'end': no more audio comes; the socket closes after the last words.
 */
export const LiveAudioOrder = z.object({ type: z.enum(['noticeGiven', 'end']) })

const speaker = z.enum(audioSpeakers)

/** What the server hears in it. Seconds count from the socket's opening; a problem is the last thing told. */
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
		/** Whether connecting again can help. */
		retryable: z.boolean(),
	}),
])
export type LiveAudioAnswer = z.infer<typeof LiveAudioAnswer>

/** POST /api/live/read: the newest entries, oldest first, of a call in progress; none as it begins. Nothing of it is kept. */
export const ReadLive = z.strictObject({
	entries: z.array(LiveEntry).max(entriesShown),
	/** Ids of disclosure elements heard before: 'time_to_results.E1'. */
	heard: z.array(z.string()).max(60),
	/** After a speaker was corrected: warnings come for all of the entries, and not for the newest alone. */
	isReadAgain: z.boolean().optional(),
})
export type ReadLive = z.infer<typeof ReadLive>

/** One of the seven disclosures during a call. */
export const LiveDisclosure = z.object({
	code: z.string(),
	title: z.string(),
	status: z.enum(['given', 'partial', 'missing']),
	/** The line that gives it. */
	sayThis: z.string(),
})
export type LiveDisclosure = z.infer<typeof LiveDisclosure>

/** Something to repair at once: a prohibited claim just made, or enrolling before the disclosures. */
export const LiveWarning = z.object({
	/** The same for the same words of the same entry. */
	key: z.string(),
	kind: z.enum(['statement', 'enrollment']),
	code: z.string(),
	title: z.string(),
	severity: Severity,
	citation: z.string(),
	quote: z.string(),
	entryId: z.string(),
	/** Whose line the quote is from, and whether that is only a guess. */
	speaker: z.enum(['rep', 'customer']),
	isSpeakerGuessed: z.boolean(),
	/** The words that repair it. */
	sayInstead: z.string(),
})
export type LiveWarning = z.infer<typeof LiveWarning>

export const LiveReading = z.object({
	disclosures: z.array(LiveDisclosure),
	/** All elements heard so far, to be sent next time. */
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
	.regex(/[\p{L}\p{N}]/u, 'A phrase needs a word.')

/** What is listened for, and the hint it gives. Phrases are matched as words, whatever their case and punctuation. */
export const Trigger = z.object({
	id: z.uuid(),
	title: z.string().trim().min(1).max(80),
	phrases: z.array(Phrase).min(1).max(mostPhrases),
	notPhrases: z.array(Phrase).max(mostPhrases),
	speaker: z.enum(['customer', 'rep', 'anyone']),
	/** The words to say; null gives the 'feel, felt, found' hint. */
	hint: z.string().trim().min(1).max(longestHint).nullable(),
	/** Seconds in which it is not given again. */
	coolDownSeconds: z.int().min(0).max(3600),
	mostPerCall: z.int().min(1).max(50),
	/** Of two at once the higher one is shown. */
	priority: z.int().min(0).max(100),
	isEnabled: z.boolean(),
	/** Came with the product; can be switched off and changed, not erased. */
	isBuiltIn: z.boolean(),
})
export type Trigger = z.infer<typeof Trigger>

/** POST and PATCH /api/admin/triggers[/{id}] */
export const EditTrigger = Trigger.omit({ id: true, isBuiltIn: true }).strict()
export type EditTrigger = z.infer<typeof EditTrigger>

/** A trigger with what became of its hints over the last 30 days. */
export const TriggerInUse = Trigger.extend({ shown: z.int(), dismissed: z.int() })
export type TriggerInUse = z.infer<typeof TriggerInUse>

/** POST /api/live/hints */
export const HintEvent = z.strictObject({
	callId: z.string().min(1).max(120),
	triggerId: z.uuid(),
	what: z.enum(['shown', 'dismissed']),
	/** The browser's name for it: sent twice, counted once. */
	id: z.uuid(),
})
export type HintEvent = z.infer<typeof HintEvent>

/** GET /api/live/settings: what the panel needs to know. */
export const LiveSettings = z.object({
	triggers: z.array(Trigger),
	/** Whether the server hears both sides of a call as they are spoken. */
	canCaptureCall: z.boolean(),
	/** Two-letter codes of the states in which everybody must consent to a recording. */
	consentStates: z.array(z.string()),
	/** Whether a dialer is set up and knows this person. */
	hasDialer: z.boolean(),
})
export type LiveSettings = z.infer<typeof LiveSettings>

const Host = z
	.string()
	.trim()
	.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'is not a host name, such as dialer.example.com')

/** PUT /api/admin/live-settings: two-letter codes of states; null for those that came with the product. */
export const EditLiveSettings = z.strictObject({
	consentStates: z
		.array(z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a state, such as CA'))
		.max(51)
		.nullable(),
})
export type EditLiveSettings = z.infer<typeof EditLiveSettings>

/** POST /api/admin/dialers/{id}/test-call: whose panel it appears on; left out, one's own. */
export const StartTestCall = z.strictObject({ personId: z.string().optional() })
export const TestCall = z.object({
	callId: z.string(),
	endsAt: z.iso.datetime(),
	autoStartCoaching: z.boolean(),
})
export type TestCall = z.infer<typeof TestCall>

/** A dialer as administrators set it up. Its password is never sent back. */
export const EditDialer = z.strictObject({
	name: z.string().trim().min(1).max(80),
	kind: z.enum(['vicidial', 'convoso']),
	/** Addresses or CIDR ranges that events may come from; empty allows all. */
	allowedAddresses: z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).max(40),
	autoStartCoaching: z.boolean(),
	/** 'https://dialer.example.com', null where recordings are not fetched. */
	apiUrl: z.url({ protocol: /^https?$/ }).nullable(),
	apiUser: z.string().max(80).nullable(),
	/** Left out: stays as it is. */
	apiPassword: z.string().max(200).optional(),
	/** Hosts that recordings may be fetched from. */
	recordingHosts: z.array(Host).max(20),
	/** Whether a critical finding is shown on the agent's screen. */
	notifyOnCritical: z.boolean(),
})
export type EditDialer = z.infer<typeof EditDialer>

/** PUT /api/admin/dialers/{id}/agents takes all of them; names are kept in lower case. */
export const DialerAgent = z.strictObject({ agentId: z.string().trim().min(1).max(80), personId: z.string() })
export type DialerAgent = z.infer<typeof DialerAgent>

export const Dialer = EditDialer.omit({ apiPassword: true })
	.extend({
		id: z.uuid(),
		hasApiPassword: z.boolean(),
		agents: z.array(DialerAgent),
		/** The addresses to paste into the dialer, as they stand, with their secret. */
		urls: z.array(z.object({ name: z.string(), where: z.string(), url: z.string() })),
		/** The newest event taken from it; null when there was none. */
		lastEventAt: z.iso.datetime().nullable(),
		/** Agents whose events came and who are nobody here. */
		unknownAgents: z.array(z.string()),
	})
	.strip()
export type Dialer = z.infer<typeof Dialer>

/** GET /api/live/recordings/{id}: what the dialer told of the call, null for one that came by another way. */
export const CallOfRecording = z.object({
	dialer: z.string(),
	callId: z.string(),
	agentId: z.string(),
	phoneNumber: z.string().nullable(),
	campaign: z.string().nullable(),
	leadId: z.string().nullable(),
	disposition: z.string().nullable(),
	/** Seconds of talk, as the dialer counted them. */
	talkSeconds: z.int().nullable(),
	startedAt: z.iso.datetime(),
	endedAt: z.iso.datetime().nullable(),
})
export type CallOfRecording = z.infer<typeof CallOfRecording>

/**
 * GET /api/admin/dialers/{id}/arrivals, the newest call first; `?arrival=given_up` those alone. POST
 * …/arrivals/{id}/again looks anew for one given up.
 */
export const Arrival = z.object({
	id: z.uuid(),
	callId: z.string(),
	agentId: z.string(),
	startedAt: z.iso.datetime(),
	endedAt: z.iso.datetime().nullable(),
	arrival: z.enum(['not_asked', 'awaited', 'arrived', 'given_up']),
	/** Why it was given up, for people. */
	arrivalNote: z.string().nullable(),
	recordingId: z.uuid().nullable(),
})
export type Arrival = z.infer<typeof Arrival>

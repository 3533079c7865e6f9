import { z } from 'zod'
import { longestHoldReason, longestRevealReason, shortestHoldReason, shortestRevealReason } from './limits.ts'

export * from './limits.ts'

/** A word as recognized; seconds from the start of the call, confidence 0-1 where the engine gives one. */
export const Word = z.object({
	text: z.string(),
	start: z.number(),
	end: z.number(),
	confidence: z.number().min(0).max(1).nullable(),
})
export type Word = z.infer<typeof Word>

/** A span of one speaker's speech. Times are null only for written transcripts without them. */
export const Segment = z.object({
	speaker: z.enum(['rep', 'customer', 'unknown']),
	text: z.string(),
	start: z.number().nullable(),
	end: z.number().nullable(),
	confidence: z.number().min(0).max(1).nullable(),
	words: z.array(Word).optional(),
})
export type Segment = z.infer<typeof Segment>

/** Who wrote the words down, and how far to trust them. */
export const TranscriptSource = z.object({
	/** `pocketsphinx`, `sherpa-onnx`, `openai-compatible` or `sidecar`. */
	engine: z.string(),
	/** For people: "Draft transcript (PocketSphinx)". */
	label: z.string(),
	/** True when the words come from a draft engine: shown as such wherever they appear. */
	isDraft: z.boolean(),
	/** How speakers were separated: `channels` is exact, `voices` is a guess that can be swapped. */
	speakersFrom: z.enum(['channels', 'voices', 'sidecar']),
})
export type TranscriptSource = z.infer<typeof TranscriptSource>

export const RecordingStatus = z.enum(['processing', 'analyzed', 'failed'])
export type RecordingStatus = z.infer<typeof RecordingStatus>

/** A call as the lists show it. Dates are ISO 8601, durations seconds, sizes bytes. */
export const Recording = z.object({
	id: z.uuid(),
	originalName: z.string(),
	/** The stored name: an id, never the user's words. */
	filename: z.string(),
	uploadedAt: z.iso.datetime(),
	industry: z.string(),
	status: RecordingStatus,
	stage: z.string(),
	progress: z.int().min(0).max(100),
	/** The words of the call; for a failed one a text that contains 'failed'; null while there are none. */
	transcription: z.string().nullable(),
	callMetadata: z.object({ salesAgentName: z.string(), prospectName: z.string() }),
	durationSeconds: z.number().nullable(),
	sizeBytes: z.number().nullable(),
	/** False for a transcript uploaded without audio: there is nothing to play. */
	hasAudio: z.boolean(),
	owner: z.object({ id: z.string(), name: z.string() }),
	/** The transcript is from a draft-quality recognizer. Shown with every view of the call. */
	isDraft: z.boolean(),
	/** Why processing failed, as a sentence for the screen; null unless it failed. */
	failure: z.string().nullable(),
	/** When a failed step will be retried; `stage` says why it failed. Null if no retry is scheduled. */
	retryAt: z.iso.datetime().nullable(),
	/** Under a legal hold: no one can delete it. */
	isHeld: z.boolean(),
})
export type Recording = z.infer<typeof Recording>

/** Which call something is about, with all that it is titled by. */
export const RecordingReference = Recording.pick({
	id: true,
	originalName: true,
	uploadedAt: true,
	callMetadata: true,
	owner: true,
})
export type RecordingReference = z.infer<typeof RecordingReference>

/** The detail of one call: the recording and its words, turn by turn. */
export const Transcript = z.object({
	source: TranscriptSource,
	segments: z.array(Segment),
	/** How many spans were replaced by '[card number]' and the like. */
	hiddenPassages: z.int().min(0),
})
export type Transcript = z.infer<typeof Transcript>

/** POST /api/recordings/{id}/reveal, for administrators: the reason to show the hidden words. */
export const Reveal = z.strictObject({
	reason: z.string().trim().min(shortestRevealReason).max(longestRevealReason),
})
export type Reveal = z.infer<typeof Reveal>

/** POST and DELETE /api/recordings/{id}/hold, for administrators: the reason to place or release the legal hold. */
export const ChangeHold = z.strictObject({
	reason: z.string().trim().min(shortestHoldReason).max(longestHoldReason),
})
export type ChangeHold = z.infer<typeof ChangeHold>

/** Why a call may not be deleted, since when, and who says so. Told to administrators alone. */
export const LegalHold = z.object({
	reason: z.string(),
	placedBy: z.object({ id: z.string(), name: z.string() }),
	placedAt: z.iso.datetime(),
})
export type LegalHold = z.infer<typeof LegalHold>

/** The words as they were spoken, nothing hidden. */
export const Revealed = z.object({ segments: z.array(Segment) })
export type Revealed = z.infer<typeof Revealed>

/** Loudness over the call for the player: `peaks` are 0-1, evenly spaced over `durationSeconds`. */
export const Waveform = z.object({ durationSeconds: z.number(), peaks: z.array(z.number()) })
export type Waveform = z.infer<typeof Waveform>

/** Pushed on /ws/progress. `progress` 0-100, `estimatedTimeRemaining` seconds. */
export const ProgressMessage = z.object({
	type: z.literal('progress'),
	recordingId: z.uuid(),
	progress: z.int().min(0).max(100),
	stage: z.string(),
	estimatedTimeRemaining: z.number().min(0),
	/** Set while a failed step waits for its retry; `stage` says why it failed. */
	retryAt: z.iso.datetime().optional(),
	/** Set when processing has failed: the reason, as a sentence for the screen. */
	failure: z.string().optional(),
})
export type ProgressMessage = z.infer<typeof ProgressMessage>

/** Sent by the client on /ws/progress. */
export const Subscribe = z.object({ type: z.literal('subscribe'), recordingId: z.uuid() })

/** The answer to an upload. `duplicateOf` is the id of an earlier upload of the same bytes by the same person. */
export const Uploaded = z.object({ id: z.uuid(), originalName: z.string(), duplicateOf: z.uuid().nullable() })
export type Uploaded = z.infer<typeof Uploaded>

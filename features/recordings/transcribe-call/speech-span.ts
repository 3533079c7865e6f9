import type { Recognized } from '#platform/speech/speech-engine.ts'

/**
 * Someone speaks: an utterance on one channel, in seconds from the start of the call. Where one channel
 * carries both people, `voice` says which of the two it is, with how sure that is (0-1).
 */
export type SpeechSpan = {
	channel: number
	start: number
	end: number
	voice: 0 | 1
	voiceConfidence: number
}

/** What was recognized in a span, in seconds from the start of the call. */
export type SpokenSpan = SpeechSpan & { recognized: Recognized[] }

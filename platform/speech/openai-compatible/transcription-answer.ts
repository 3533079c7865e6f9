import { z } from 'zod'
import type { Recognized, RecognizedWord } from '../speech-engine.ts'

const Seconds = z.number().min(0)
const Word = z.object({
	word: z.string(),
	start: Seconds,
	end: Seconds,
	probability: z.number().min(0).max(1).nullish(),
})
type Word = z.infer<typeof Word>

const Segment = z.object({
	start: Seconds,
	end: Seconds,
	text: z.string(),
	avg_logprob: z.number().nullish(),
	no_speech_prob: z.number().nullish(),
	words: z.array(Word).nullish(),
})
type Segment = z.infer<typeof Segment>

/**
 * The `verbose_json` answer to a transcription. Servers differ in which fields they send (OpenAI all,
 * whisper.cpp and vLLM fewer, words inside the segments or beside them): only the text is demanded.
 */
export const TranscriptionAnswer = z.object({
	text: z.string(),
	segments: z.array(Segment).nullish(),
	words: z.array(Word).nullish(),
})
export type TranscriptionAnswer = z.infer<typeof TranscriptionAnswer>

/** Whisper's own limits for 'nobody spoke here' (openai/whisper, transcribe.py). */
const noSpeechAbove = 0.6
const unsureBelow = -1

/** What Whisper models write when nobody speaks: the captions they learned from end like this. */
const inventedPhrases = new Set([
	'thank you for watching',
	'thanks for watching',
	'please subscribe',
	'subscribe to my channel',
	'like and subscribe',
	'subtitles by the amara org community',
	'transcription by castingwords',
	'see you in the next video',
])

/** '[Music]', '(applause)', '♪♪♪': what is heard, not what is said. */
const caption = /^[[(*♪].*[\])*♪]$/u

/** The answer as recognized speech of audio `seconds` long, without phrases invented on silence. */
export function readTranscription(answer: TranscriptionAnswer, seconds: number): Recognized[] {
	const segments: Segment[] = answer.segments?.length
		? answer.segments
		: [{ start: 0, end: seconds, text: answer.text }]
	const loose = answer.words ?? []
	return segments
		.map((segment, at) => ({ segment, words: segment.words ?? wordsOf(segments, at, loose) }))
		.filter(({ segment }) => !isInvented(segment))
		.map(({ segment, words }) => readSegment(segment, words, seconds))
}

/** A word belongs to the segment it begins in; gaps between segments belong to the one before. */
function wordsOf(segments: Segment[], at: number, words: Word[]) {
	const from = at === 0 ? 0 : (segments[at]?.start ?? 0)
	const to = segments[at + 1]?.start ?? Number.POSITIVE_INFINITY
	return words.filter(({ start }) => start >= from && start < to)
}

function isInvented({ text, no_speech_prob: noSpeech, avg_logprob: sureness }: Segment) {
	if ((noSpeech ?? 0) > noSpeechAbove && (sureness ?? unsureBelow) <= unsureBelow) return true
	const phrase =
		text
			.toLowerCase()
			.match(/[a-z]+/g)
			?.join(' ') ?? ''
	return caption.test(text.trim()) || text.trim() === '' || inventedPhrases.has(phrase)
}

function readSegment(segment: Segment, words: Word[], seconds: number): Recognized {
	const within = (time: number) => Math.min(time, seconds)
	const read: RecognizedWord[] = words.map(({ word, start, end, probability }) => ({
		text: word.trim(),
		start: within(start),
		end: within(Math.max(start, end)),
		confidence: probability ?? null,
	}))
	const logarithm = segment.avg_logprob
	return {
		start: within(segment.start),
		end: within(Math.max(segment.start, segment.end)),
		text: segment.text.trim(),
		// The model's mean probability of a token; null where the server does not tell.
		confidence: typeof logarithm === 'number' ? Math.min(1, Math.exp(logarithm)) : null,
		...(read.length > 0 && { words: read }),
	}
}

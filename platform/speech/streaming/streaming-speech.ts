import type { Problem } from '#platform/http/problem.ts'

/** A span of speech that will not change any more; times are seconds from the stream's first sample. */
export type HeardSpeech = {
	text: string
	/** 0-1, null where the service gives none. */
	confidence: number | null
	start: number
	end: number
}

export type StreamOptions = {
	/** Samples per second of the mono 16-bit audio that will be written. */
	sampleRate: number
	/** Ends the stream at once: nothing more is told, and what was written is forgotten. */
	signal: AbortSignal
	/** What is being said and may still change; an empty text when there is nothing. The same is not told twice. */
	onPartial: (text: string) => void
	onFinal: (heard: HeardSpeech) => void
	/** The stream has ended and hears no more; `retryable` says whether opening another one can help. Told once. */
	onProblem: (problem: Problem) => void
}

/** Speech to text while it is spoken. One stream hears one voice: it takes no notice of who speaks. */
export type StreamingSpeech = {
	/** Begins to connect. What is written before the service answers waits for it. Opening again is the caller's. */
	open(options: StreamOptions): SpeechStream
}

export type SpeechStream = {
	/**
	 * The next samples. They are taken at once; a service that falls `mostUnheardSeconds` behind ends the stream with
	 * a problem, as words that come later than that help nobody on a call. After the end it does nothing.
	 */
	write(pcm: Int16Array): void
	/** No more audio comes. Resolved when everything was told, or the stream ended by its signal or a problem. */
	end(): Promise<void>
}

/** Audio that was written and is not answered yet: all that a stream holds in memory. */
export const mostUnheardSeconds = 5

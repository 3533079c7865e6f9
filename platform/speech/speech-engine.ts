/** A recognized word; `start` and `end` are seconds from the start of the given audio, `confidence` 0-1. */
export type RecognizedWord = { text: string; start: number; end: number; confidence: number | null }

/** A span of recognized speech; times as for words, `words` where the engine tells them apart. */
export type Recognized = {
	start: number
	end: number
	text: string
	confidence: number | null
	words?: RecognizedWord[]
}

/** What an engine can do, so that callers adapt to it and never to its name. */
type SpeechCapabilities = {
	streaming: boolean
	wordTimes: boolean
	confidence: boolean
	/** Its words are a draft: say so wherever they are shown. */
	draft: boolean
	/** Longest audio one call may carry, in seconds. */
	maxPieceSeconds: number
	/** How many calls are worth making at the same time. */
	parallel: number
}

/** Speech to text, whoever does it: one service, one local model or the embedded draft engine. */
export type SpeechEngine = {
	name: 'pocketsphinx' | 'sherpa-onnx' | 'openai-compatible'
	/** For people: 'Draft transcript (PocketSphinx)'. */
	label: string
	capabilities: SpeechCapabilities
	/**
	 * The words of mono 16 kHz 16-bit audio, in order of time; none for silence.
	 * Throws the signal's reason when aborted, otherwise a `Problem` whose `retryable` says whether trying
	 * again can help.
	 */
	transcribe(pcm: Int16Array, options: { signal: AbortSignal }): Promise<Recognized[]>
	/** Frees processes and memory; may be called more than once. */
	close(): Promise<void>
}

/** Samples per second of all audio given to an engine. */
export const speechSampleRate = 16_000

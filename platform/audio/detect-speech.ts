import { voiceActivity } from './voice-activity.ts'
import { speechSampleRate } from './write-speech-track.ts'

/** Somebody speaks, in seconds from the beginning of the audio; `pcm` is what is heard between them, 16 kHz. */
export type Utterance = { start: number; end: number; pcm: Int16Array }

export type SpeechDetection = {
	/** Silence that ends an utterance; shorter pauses are part of it. */
	pauseSeconds?: number
	/** Kept before and after, so that soft first and last sounds are not lost. */
	paddingSeconds?: number
	/** Longer ones are cut at their quietest moment. */
	maxSeconds?: number
}

/** Kept of what is not (yet) speech: the model tells of a beginning up to this much later. */
const hindsightSeconds = 2

/** Speech without a pause, as some music looks: told so far after this long, to bound the memory. */
const flushAfterSeconds = 60

/**
 * Cuts one channel of 16 kHz audio into utterances, in order, as they end. Utterances do not overlap.
 * Silence, noise and telephone tones give none. Memory is bounded by `flushAfterSeconds` of audio.
 * For a track of two channels read it once for each: `channelOf(readSpeechTrack(path), 1)`.
 */
export async function* detectSpeech(
	blocks: AsyncIterable<Int16Array> | Iterable<Int16Array>,
	{ pauseSeconds = 0.4, paddingSeconds = 0.2, maxSeconds = 20 }: SpeechDetection = {},
): AsyncGenerator<Utterance, void> {
	const activity = voiceActivity({ pauseSeconds, longSeconds: maxSeconds * 0.75 })
	const padding = paddingSeconds * speechSampleRate
	const heard = rememberAudio()
	let emittedTo = 0

	function* emit(spans: { from: number; to: number }[]): Generator<Utterance, void> {
		for (const span of spans) {
			const from = Math.max(emittedTo, Math.round(span.from - padding))
			emittedTo = Math.min(heard.end(), Math.round(span.to + padding))
			for (const pcm of cutAtQuiet(heard.between(from, emittedTo), maxSeconds * speechSampleRate)) {
				const start = from + pcm.byteOffset / pcm.BYTES_PER_ELEMENT
				yield {
					start: start / speechSampleRate,
					end: (start + pcm.length) / speechSampleRate,
					pcm: pcm.slice(),
				}
			}
		}
	}

	for await (const block of blocks) {
		heard.add(block)
		yield* emit(activity.accept(block))
		if (!activity.isSpeaking()) heard.forgetBefore(heard.end() - hindsightSeconds * speechSampleRate)
		else if (heard.length() > flushAfterSeconds * speechSampleRate) {
			yield* emit(activity.finish())
			heard.forgetBefore(emittedTo)
		}
	}
	// A breath of silence lets the model end what is still being said.
	yield* emit(activity.accept(new Int16Array(speechSampleRate)))
	yield* emit(activity.finish())
}

/** One channel of a speech track. */
export async function* channelOf(
	track: AsyncIterable<Int16Array[]>,
	channel: number,
): AsyncGenerator<Int16Array> {
	for await (const channels of track) yield channels[channel] ?? new Int16Array()
}

/** The last blocks of the audio, addressed by sample from its beginning. */
function rememberAudio() {
	let blocks: Int16Array[] = []
	let begin = 0
	let end = 0
	return {
		add(block: Int16Array): void {
			blocks.push(block)
			end += block.length
		},
		forgetBefore(sample: number): void {
			let first = blocks[0]
			while (first && begin + first.length <= sample) {
				begin += first.length
				blocks = blocks.slice(1)
				first = blocks[0]
			}
		},
		between(from: number, to: number): Int16Array {
			const piece = new Int16Array(Math.max(0, to - from))
			let at = begin
			for (const block of blocks) {
				const first = Math.max(from, at)
				const last = Math.min(to, at + block.length)
				if (first < last) piece.set(block.subarray(first - at, last - at), first - from)
				at += block.length
			}
			return piece
		},
		end: () => end,
		length: () => end - begin,
	}
}

/** Pieces of at most `limit` samples, cut at the quietest tenth of a second of their second half. */
function cutAtQuiet(pcm: Int16Array, limit: number): Int16Array[] {
	const pieces: Int16Array[] = []
	let rest = pcm
	while (rest.length > limit) {
		const cut = quietest(rest, limit / 2, limit)
		pieces.push(rest.subarray(0, cut))
		rest = rest.subarray(cut)
	}
	return [...pieces, rest]
}

function quietest(pcm: Int16Array, from: number, to: number): number {
	const window = speechSampleRate / 10
	let best = { at: to, energy: Number.POSITIVE_INFINITY }
	for (let at = from; at + window <= to; at += window / 2) {
		const energy = pcm.subarray(at, at + window).reduce((sum, sample) => sum + sample * sample, 0)
		if (energy < best.energy) best = { at: at + window / 2, energy }
	}
	return best.at
}

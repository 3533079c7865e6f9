import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Utterance } from './detect-speech.ts'
import type { VoicedPart } from './voices/cut-at-voice-change.ts'

/** An utterance, or a part of one, by one voice: seconds from the beginning of the audio. */
export type VoicedUtterance = { start: number; end: number; voice: 0 | 1; confidence: number }

/**
 * Tells two voices on one channel apart: which voice each utterance of `detectSpeech` is. An utterance in which
 * the voice changes comes back in parts, so there may be more than went in; they keep their order and lose no
 * time. Voice 0 speaks first. `confidence` is 0.5 (cannot tell) to 1. Where all sounds like one voice, it is all
 * voice 0 with confidence 0.5.
 *
 * Works by pitch and timbre (Gaussian mixtures adapted to each voice, turns followed by Viterbi), without a
 * trained model. Holds about 50 kB of measurements a minute of speech, not the audio; computes in a thread.
 *
 * @throws the signal's reason when aborted
 */
export async function separateVoices(
	utterances: AsyncIterable<Utterance> | Iterable<Utterance>,
	{ signal }: { signal?: AbortSignal } = {},
): Promise<VoicedUtterance[]> {
	signal?.throwIfAborted()
	const worker = new Worker(new URL('./voices/voices-worker.ts', import.meta.url))
	const ask = async (question: { pcm: Int16Array; seconds: number } | null) => {
		const answer = once(worker, 'message', { signal })
		worker.postMessage(question)
		return (await answer)[0] as VoicedPart[][] | null
	}
	try {
		const starts: number[] = []
		for await (const { start, end, pcm } of utterances) {
			starts.push(start)
			await ask({ pcm, seconds: end - start })
		}
		const parts = (await ask(null)) ?? []
		return parts.flatMap((own, i) =>
			own.map(({ from, to, voice, confidence }) => {
				const start = starts[i] ?? 0
				return { start: start + from, end: start + to, voice, confidence }
			}),
		)
	} finally {
		await worker.terminate()
	}
}

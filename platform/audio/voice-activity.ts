import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { speechSampleRate } from './write-speech-track.ts'

/** What is used of sherpa-onnx-node, which brings no types of its own. */
type Vad = {
	acceptWaveform(samples: Float32Array): void
	isEmpty(): boolean
	isDetected(): boolean
	front(enableExternalBuffer: boolean): { start: number; samples: Float32Array }
	pop(): void
	flush(): void
}
type Sherpa = { Vad: new (config: object, bufferSizeInSeconds: number) => Vad }

const model = fileURLToPath(new URL('./models/silero-vad-v6.onnx', import.meta.url))

/** Samples the model looks at together: 32 ms. */
const windowSamples = 512

/** A span of speech, in samples from the beginning of the audio. */
export type SpeechSpan = { from: number; to: number }

/**
 * Finds speech in one channel of 16 kHz audio given in order, by the Silero voice activity model.
 * `pauseSeconds` of silence end a span; above `longSeconds` shorter pauses do.
 */
export function voiceActivity(options: { pauseSeconds: number; longSeconds: number }) {
	const { Vad } = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa
	const sileroVad = {
		model,
		threshold: 0.5,
		minSilenceDuration: options.pauseSeconds,
		minSpeechDuration: 0.2,
		maxSpeechDuration: options.longSeconds,
		windowSize: windowSamples,
	}
	const vad = new Vad({ sileroVad, sampleRate: speechSampleRate, numThreads: 1, provider: 'cpu' }, 60)

	function found(): SpeechSpan[] {
		const spans: SpeechSpan[] = []
		for (; !vad.isEmpty(); vad.pop()) {
			const { start, samples } = vad.front(false)
			spans.push({ from: start, to: start + samples.length })
		}
		return spans
	}

	return {
		/** The spans that ended in this block. */
		accept(block: Int16Array): SpeechSpan[] {
			const samples = Float32Array.from(block, (sample) => sample / 32_768)
			// Window by window: given more at once, it takes a single window of speech for all of it.
			for (let at = 0; at < samples.length; at += windowSamples) {
				vad.acceptWaveform(samples.subarray(at, at + windowSamples))
			}
			return found()
		},
		/** Whether somebody is speaking at the end of the last block. */
		isSpeaking: () => vad.isDetected(),
		/** The span that is still open, ended here. */
		finish(): SpeechSpan[] {
			vad.flush()
			return found()
		},
	}
}

import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { type Recognized, speechSampleRate } from '../speech-engine.ts'
import type { LocalModel } from './find-local-model.ts'
import { readTokens } from './read-tokens.ts'

/** What is used of sherpa-onnx-node, which brings no types of its own. */
type Sherpa = {
	OfflineRecognizer: new (
		config: object,
	) => { createStream(): Stream; decode(stream: Stream): void; getResult(stream: Stream): Result }
}
type Stream = { acceptWaveform(audio: { samples: Float32Array; sampleRate: number }): void }
type Result = { text: string; tokens?: string[]; timestamps?: number[]; ys_log_probs?: number[] }

/**
 * A local model in this process. A broken model file ends the process (the native library exits), and
 * decoding blocks the thread: run it in a process of its own.
 */
export function openRecognizer(model: LocalModel) {
	const { OfflineRecognizer } = createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa
	const recognizer = new OfflineRecognizer({
		featConfig: { sampleRate: speechSampleRate, featureDim: 80 },
		modelConfig: {
			...modelFiles(model),
			tokens: model.tokens,
			numThreads: availableParallelism(),
			provider: 'cpu',
		},
	})
	return (pcm: Int16Array): Recognized[] => {
		const stream = recognizer.createStream()
		const samples = Float32Array.from(pcm, (sample) => sample / 32_768)
		stream.acceptWaveform({ samples, sampleRate: speechSampleRate })
		recognizer.decode(stream)
		return readResult(recognizer.getResult(stream), pcm.length / speechSampleRate)
	}
}

function modelFiles(model: LocalModel) {
	switch (model.kind) {
		case 'whisper':
			return { whisper: { encoder: model.encoder, decoder: model.decoder, language: 'en' } }
		case 'transducer':
		case 'nemo_transducer':
			return {
				transducer: { encoder: model.encoder, decoder: model.decoder, joiner: model.joiner },
				modelType: model.kind,
			}
		case 'moonshine': {
			const { preprocessor, encoder, uncachedDecoder, cachedDecoder } = model
			return { moonshine: { preprocessor, encoder, uncachedDecoder, cachedDecoder } }
		}
		case 'zipformer_ctc':
			return { zipformerCtc: { model: model.model } }
	}
}

/** One span for the whole piece, with its words where the model tells when it heard them. */
function readResult(result: Result, seconds: number): Recognized[] {
	const text = result.text.trim()
	if (text === '') return []
	const words = readTokens(result, seconds)
	const [first, last] = [words[0], words.at(-1)]
	if (!first || !last) return [{ start: 0, end: seconds, text, confidence: null }]
	const sureness = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]))
	const confidence = sureness.length ? sureness.reduce((sum, one) => sum + one, 0) / sureness.length : null
	return [{ start: first.start, end: last.end, text, confidence, words }]
}

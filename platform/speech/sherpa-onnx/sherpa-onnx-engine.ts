import { join } from 'node:path'
import { isSilent } from '../is-silent.ts'
import { openProcessPool } from '../process-pool.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import type { LocalModel } from './find-local-model.ts'

/**
 * A local model run by sherpa-onnx in one process with all cores: about half of real time for a small
 * Whisper on two cores. Whisper and Moonshine tell no times within a piece, and Whisper hears 30 s at most:
 * short pieces keep the times of the transcript close.
 */
export function openSherpaOnnx(model: LocalModel): SpeechEngine {
	const pool = openProcessPool(join(import.meta.dirname, 'sherpa-onnx-process.ts'), 1, model)
	const tellsTimes = model.kind !== 'whisper' && model.kind !== 'moonshine'
	return {
		name: 'sherpa-onnx',
		label: `Transcript (${model.name})`,
		capabilities: {
			streaming: false,
			wordTimes: tellsTimes,
			confidence: model.kind === 'transducer' || model.kind === 'nemo_transducer',
			draft: false,
			maxPieceSeconds: 28,
			parallel: 1,
		},
		async transcribe(pcm, { signal }) {
			signal.throwIfAborted()
			return isSilent(pcm) ? [] : pool.recognize(pcm, signal)
		},
		close: pool.close,
	}
}

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isSilent } from '../is-silent.ts'
import { openProcessPool } from '../process-pool.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import type { DecoderOptions } from './decoder.ts'

/** Each decoder takes about 300 MB: more of them would serve neither small machines nor their other work. */
const mostDecoders = 4

/**
 * The embedded draft engine: PocketSphinx with its generic English model, mixed with the domain's own
 * sentences. About one word in ten wrong on clean speech, a third and more on real telephone speech.
 */
export function openPocketSphinx(options: DecoderOptions): SpeechEngine {
	const parallel = Math.min(mostDecoders, availableParallelism())
	const pool = openProcessPool(join(import.meta.dirname, 'pocketsphinx-process.ts'), parallel, options)
	return {
		name: 'pocketsphinx',
		label: 'Draft transcript (PocketSphinx)',
		capabilities: {
			streaming: false,
			wordTimes: true,
			confidence: true,
			draft: true,
			maxPieceSeconds: 30,
			parallel,
		},
		async transcribe(pcm, { signal }) {
			signal.throwIfAborted()
			return isSilent(pcm) ? [] : pool.recognize(pcm, signal)
		},
		close: pool.close,
	}
}

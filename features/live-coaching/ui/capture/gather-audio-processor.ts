import { gatherPieces } from './gather-pieces.ts'

/* Runs in the browser's audio thread, at the sample rate of its context. */

/** Not among TypeScript's types. Source: www.w3.org/TR/webaudio/#AudioWorkletProcessor. */
declare class AudioWorkletProcessor {
	readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** A tenth of a second at 16 kHz. */
const pieceSamples = 1600
/** The number of samples the browser computes together. An input from which nothing comes has no samples at all. */
const silence = new Float32Array(128)

/** Posts `{ input, piece }` for each of its two inputs, piece by piece and in step. Its output is silent. */
class GatherAudio extends AudioWorkletProcessor {
	readonly #gather = [0, 1].map((input) =>
		gatherPieces(pieceSamples, (piece) => this.port.postMessage({ input, piece }, [piece.buffer])),
	)

	process(inputs: Float32Array[][]) {
		for (const [input, gather] of this.#gather.entries()) gather(inputs[input]?.[0] ?? silence)
		return true
	}
}

registerProcessor('gather-audio', GatherAudio)

import type { AudioSpeaker } from '#features/live-coaching/contract.ts'
import { liveSampleRate } from '#features/live-coaching/limits.ts'
import processorAddress from './gather-audio-processor.ts?worker&url'

/** In the order of the processor's inputs. */
const speakers = ['rep', 'customer'] as const

export type CallAudio = Record<AudioSpeaker, MediaStream>
export type AudioPiece = Int16Array<ArrayBuffer>

/**
 * Gives the audio of both sides, mono and 16-bit, at 16 kHz, in pieces of a tenth of a second. Answers how to stop,
 * which leaves the streams as they are.
 */
export async function gatherAudio(
	audio: CallAudio,
	onPiece: (speaker: AudioSpeaker, piece: AudioPiece) => void,
): Promise<() => void> {
	// A context resamples all that enters it.
	const context = new AudioContext({ sampleRate: liveSampleRate })
	try {
		await context.audioWorklet.addModule(processorAddress)
		const gather = new AudioWorkletNode(context, 'gather-audio', {
			numberOfInputs: speakers.length,
			channelCount: 1,
			channelCountMode: 'explicit',
		})
		gather.port.onmessage = ({ data }: MessageEvent<{ input: 0 | 1; piece: AudioPiece }>) =>
			onPiece(speakers[data.input], data.piece)
		for (const [input, speaker] of speakers.entries())
			context.createMediaStreamSource(audio[speaker]).connect(gather, 0, input)
		// Browsers compute only what can be heard.
		gather.connect(context.destination)
		await context.resume()
	} catch (error) {
		await context.close()
		throw error
	}
	return () => void context.close()
}

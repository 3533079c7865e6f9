import { type AudioSpeaker, audioSpeakers, liveSampleRate, longestAudioMessage } from '../contract.ts'

const bytesPerSample = 2
export const longestMessageBytes = 1 + longestAudioMessage * liveSampleRate * bytesPerSample

export type AudioMessage = { speaker: AudioSpeaker; pcm: Int16Array }

/** Parses an audio message: a speaker byte, then samples. Null if it is malformed or too long. */
export function readAudioMessage(bytes: ArrayBuffer): AudioMessage | null {
	const [channel = -1] = new Uint8Array(bytes, 0, Math.min(1, bytes.byteLength))
	const speaker = audioSpeakers[channel]
	const isWhole = bytes.byteLength % bytesPerSample === 1
	if (!speaker || !isWhole || bytes.byteLength > longestMessageBytes) return null
	// Copied, because an Int16Array must start at an even offset.
	return { speaker, pcm: new Int16Array(bytes.slice(1)) }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OpenAudio } from './open-audio.ts'
import { resampleForSpeech } from './resample-for-speech.ts'
import { speechSampleRate } from './write-speech-track.ts'

/**
 * The audio from its beginning as 16 kHz 16-bit samples, interleaved, in blocks of about a second.
 * Between blocks the event loop gets its turn.
 */
export async function* speechBlocks(audio: OpenAudio, channels: 1 | 2): AsyncGenerator<Int16Array, void> {
	using speech = resampleForSpeech(channels)
	let pieces: Int16Array[] = []
	let length = 0
	for (const frame of audio.frames()) {
		for (const piece of speech.convert(frame)) {
			pieces.push(piece)
			length += piece.length
		}
		if (length < speechSampleRate * channels) continue
		yield join(pieces, length)
		pieces = []
		length = 0
		await nextTurn()
	}
	const last = speech.flush()
	if (length + last.length > 0) yield join([...pieces, last], length + last.length)
}

/** Interleaved samples as one array per channel. */
export function splitChannels(block: Int16Array, channels: 1 | 2): Int16Array[] {
	if (channels === 1) return [block]
	return [0, 1].map((channel) =>
		Int16Array.from({ length: block.length / 2 }, (_, i) => block[2 * i + channel] ?? 0),
	)
}

function join(pieces: Int16Array[], length: number): Int16Array {
	const whole = new Int16Array(length)
	let offset = 0
	for (const piece of pieces) {
		whole.set(piece, offset)
		offset += piece.length
	}
	return whole
}

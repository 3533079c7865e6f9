import { openAudio } from './open-audio.ts'
import { speechBlocks, splitChannels } from './speech-blocks.ts'

/**
 * Reads a speech track that `decodeAudio` wrote: blocks of about a second, each one array of 16 kHz 16-bit
 * samples per channel. Memory stays flat; the event loop gets its turn between blocks.
 *
 * @throws the signal's reason when aborted; UnreadableAudio when the file is not a speech track
 */
export async function* readSpeechTrack(
	path: string,
	options: { signal?: AbortSignal } = {},
): AsyncGenerator<Int16Array[], void> {
	using audio = openAudio(path)
	const channels = audio.channels === 2 ? 2 : 1
	for await (const block of speechBlocks(audio, channels)) {
		options.signal?.throwIfAborted()
		yield splitChannels(block, channels)
	}
}

import { rename, stat } from 'node:fs/promises'
import { compareChannels } from './compare-channels.ts'
import { watchDecodingPace } from './decoding-pace.ts'
import { loudnessPeaks } from './loudness-peaks.ts'
import { noSamples, type OpenAudio, openAudio, UnreadableAudio } from './open-audio.ts'
import { speechBlocks, splitChannels } from './speech-blocks.ts'
import { speechSampleRate, writeSpeechTrack } from './write-speech-track.ts'

/** Audio as decoded: `peaks` is its loudness, 0 to 1, at most 2,000 values evenly over the duration. */
export type DecodedAudio = { durationSeconds: number; channels: 1 | 2; peaks: number[] }

export class AudioTooLong extends Error {
	override name = 'AudioTooLong'
}

/** A damaged file is kept when it gave at least this much. */
const leastSeconds = 1

/**
 * Decodes the file `input` into a 16 kHz FLAC at `output`, in the calling process; see `decodeAudio` for the rules.
 * `onProgress` hears 0 to 1.
 *
 * @throws UnreadableAudio, AudioTooLong; anything else is a full disk or the like
 */
export async function decodeToSpeechTrack(
	input: string,
	output: string,
	maxSeconds: number,
	onProgress: (progress: number) => void = () => {},
): Promise<DecodedAudio> {
	const { size } = await stat(input)
	using audio = openAudio(input, watchDecodingPace())
	// A stated length is believed only when it is far over: headers round and pad.
	if ((audio.statedSeconds ?? 0) > maxSeconds * 1.5) throw new AudioTooLong()
	const channels = audio.channels === 2 ? 2 : 1
	const peaks = loudnessPeaks()
	const comparison = compareChannels()
	let samples = 0
	{
		using track = writeSpeechTrack(output, channels)
		for await (const block of speechBlocks(audio, channels)) {
			samples += block.length / channels
			if (samples > maxSeconds * speechSampleRate) throw new AudioTooLong()
			track.write(block)
			peaks.add(block, channels)
			if (channels === 2) comparison.add(block)
			onProgress(Math.min(1, audio.position() / size))
		}
		requireSound(samples, audio.packets)
		track.finish()
	}
	const only = channels === 2 ? comparison.onlyChannel() : null
	if (only !== null) await keepChannel(output, only)
	return {
		durationSeconds: samples / speechSampleRate,
		channels: only === null ? channels : 1,
		peaks: peaks.read(),
	}
}

/** Random bytes sometimes decode to a few frames of sound; the intact part of a damaged file is kept. */
function requireSound(samples: number, { sound, damaged }: OpenAudio['packets']): void {
	if (samples === 0) throw new UnreadableAudio(damaged > 0 ? 'mostly damaged' : noSamples)
	if (damaged > 0 && samples < leastSeconds * speechSampleRate) throw new UnreadableAudio('too little sound')
	if (damaged > sound) throw new UnreadableAudio('mostly damaged')
}

/** Rewrites a two-channel speech track with the sound of one channel. */
async function keepChannel(path: string, channel: 0 | 1): Promise<void> {
	const single = `${path}.single`
	{
		using audio = openAudio(path)
		using track = writeSpeechTrack(single, 1)
		for await (const block of speechBlocks(audio, 2)) track.write(splitChannels(block, 2)[channel] ?? block)
		track.finish()
	}
	await rename(single, path)
}

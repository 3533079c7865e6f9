import {
	AV_CHANNEL_LAYOUT_MONO,
	AV_CHANNEL_LAYOUT_STEREO,
	AV_SAMPLE_FMT_S16,
	type AVSampleFormat,
} from 'node-av/constants'
import {
	avChannelLayoutDefault,
	type Frame,
	Frame as FrameBuffer,
	SoftwareResampleContext,
} from 'node-av/lib'
import { speechSampleRate } from './write-speech-track.ts'

/**
 * Turns decoded frames of any rate, format and layout into interleaved 16 kHz 16-bit samples of one or two
 * channels. Follows files that change their format on the way.
 */
export function resampleForSpeech(channels: 1 | 2) {
	const layout = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO
	let resampler: SoftwareResampleContext | null = null
	let shape = ''

	function pull(frame: Frame | null): Int16Array {
		using out = new FrameBuffer()
		out.alloc()
		out.format = AV_SAMPLE_FMT_S16
		out.sampleRate = speechSampleRate
		out.channelLayout = layout
		const code = resampler?.convertFrame(out, frame) ?? 0
		const bytes = code < 0 ? undefined : out.data?.[0]
		// Copied out: the frame's memory is freed with it.
		const length = bytes ? out.nbSamples * channels : 0
		return bytes ? new Int16Array(bytes.buffer, bytes.byteOffset, length).slice() : new Int16Array(0)
	}

	function follow(frame: Frame): Int16Array {
		// Telephone and PCM files name no layout; the resampler insists on one.
		if (!frame.channelLayout.mask) frame.channelLayout = avChannelLayoutDefault(frame.channels)
		const source = frame.channelLayout
		const now = `${frame.format} ${frame.sampleRate} ${source.nbChannels} ${source.mask}`
		if (now === shape) return new Int16Array(0)
		const rest = flush()
		shape = now
		resampler = new SoftwareResampleContext()
		resampler.allocSetOpts2(
			layout,
			AV_SAMPLE_FMT_S16,
			speechSampleRate,
			source,
			frame.format as AVSampleFormat,
			frame.sampleRate,
		)
		resampler.init()
		return rest
	}

	function flush(): Int16Array {
		const rest = pull(null)
		resampler?.free()
		resampler = null
		return rest
	}

	return {
		/** The samples that are ready after this frame, in one or two blocks. */
		*convert(frame: Frame): Generator<Int16Array, void> {
			yield follow(frame)
			yield pull(frame)
		},
		/** The last samples; nothing may be converted afterwards. */
		flush,
		[Symbol.dispose]: () => resampler?.free(),
	}
}

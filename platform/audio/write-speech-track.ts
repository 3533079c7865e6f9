import {
	AV_CHANNEL_LAYOUT_MONO,
	AV_CHANNEL_LAYOUT_STEREO,
	AV_SAMPLE_FMT_S16,
	FF_ENCODER_FLAC,
} from 'node-av/constants'
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Packet, Rational } from 'node-av/lib'

/** What speech recognition wants: 16 kHz, 16 bit. */
export const speechSampleRate = 16_000

/** Samples per FLAC frame: a quarter of a second. */
const frameSamples = 4_096

type SpeechTrackWriter = {
	/** Appends samples, interleaved where there are two channels. */
	write(samples: Int16Array): void
	/** Writes what is left and the header's counts. */
	finish(): void
	[Symbol.dispose](): void
}

/**
 * Writes a 16 kHz 16-bit FLAC file of one or two channels, sample by sample, in memory of a few frames.
 * Throws on a full disk.
 */
export function writeSpeechTrack(path: string, channels: 1 | 2): SpeechTrackWriter {
	const layout = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO
	const encoder = openEncoder(layout)
	const container = new FormatContext()
	done(container.allocOutputContext2(null, 'flac', `file:${path}`))
	const stream = container.newStream()
	stream.timeBase = new Rational(1, speechSampleRate)
	done(stream.codecpar.fromContext(encoder))
	done(container.openOutputSync())
	done(container.writeHeaderSync())

	const packet = new Packet()
	packet.alloc()
	const waiting = new Int16Array(frameSamples * channels)
	let filled = 0
	let written = 0n

	function encode(samples: Int16Array | null): void {
		const frame = samples && frameOf(samples, channels, written)
		written += BigInt(samples ? samples.length / channels : 0)
		done(encoder.sendFrameSync(frame))
		frame?.free()
		while (encoder.receivePacketSync(packet) >= 0) {
			packet.streamIndex = stream.index
			done(container.writeFrameSync(packet))
			packet.unref()
		}
	}

	return {
		write(samples) {
			for (let offset = 0; offset < samples.length; ) {
				const piece = samples.subarray(offset, offset + waiting.length - filled)
				waiting.set(piece, filled)
				filled += piece.length
				offset += piece.length
				if (filled < waiting.length) return
				encode(waiting)
				filled = 0
			}
		},
		finish() {
			if (filled > 0) encode(waiting.subarray(0, filled))
			encode(null)
			done(container.writeTrailerSync())
		},
		[Symbol.dispose]() {
			packet.free()
			encoder.freeContext()
			container.closeOutputSync()
		},
	}

	function frameOf(samples: Int16Array, channelCount: 1 | 2, pts: bigint): Frame {
		return Frame.fromAudioBuffer(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength), {
			nbSamples: samples.length / channelCount,
			format: AV_SAMPLE_FMT_S16,
			sampleRate: speechSampleRate,
			channelLayout: layout,
			timeBase: { num: 1, den: speechSampleRate },
			pts,
		})
	}
}

function openEncoder(layout: typeof AV_CHANNEL_LAYOUT_MONO): CodecContext {
	const codec = Codec.findEncoderByName(FF_ENCODER_FLAC)
	if (!codec) throw new Error('this build of FFmpeg has no FLAC encoder')
	const encoder = new CodecContext()
	encoder.allocContext3(codec)
	encoder.sampleRate = speechSampleRate
	encoder.sampleFormat = AV_SAMPLE_FMT_S16
	encoder.channelLayout = layout
	encoder.timeBase = new Rational(1, speechSampleRate)
	encoder.frameSize = frameSamples
	done(encoder.open2Sync(codec))
	return encoder
}

function done(code: number): void {
	if (code < 0) throw new Error(`writing the speech track failed: ${FFmpegError.strerror(code)}`)
}

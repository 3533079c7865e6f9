import {
	AV_LOG_QUIET,
	AVDISCARD_ALL,
	AVERROR_EAGAIN,
	AVERROR_EOF,
	AVMEDIA_TYPE_AUDIO,
} from 'node-av/constants'
import {
	Codec,
	CodecContext,
	Dictionary,
	FFmpegError,
	FormatContext,
	Frame,
	Log,
	Packet,
	type Stream,
} from 'node-av/lib'
import { requireSupported } from './audio-limits.ts'
import type { DecodingPace } from './decoding-pace.ts'

/** Containers that may be opened: single local audio files; no playlist, concatenation or network format. */
const containers = 'mp3,wav,w64,mov,aac,flac,ogg,matroska,mpeg,mpegts'

/** Decoders that may run: speech and music codecs of those containers; no video, no subtitles. */
const codecs = [
	...[
		'mp3float',
		'mp3',
		'mp2float',
		'mp2',
		'mp1float',
		'aac',
		'aac_latm',
		'ac3',
		'alac',
		'flac',
		'vorbis',
		'opus',
	],
	...['pcm_u8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le', 'pcm_f64le'],
	...['pcm_mulaw', 'pcm_alaw', 'gsm', 'gsm_ms', 'g726', 'g729', 'amrnb', 'amrwb', 'truespeech'],
	...['adpcm_ima_wav', 'adpcm_ms'],
]

/** Containers whose header counts the samples themselves, so that its duration can be believed. */
const countingContainers = /^(flac|mov)/

/** The UnreadableAudio reason for a file of a known format that contains no samples. */
export const noSamples = 'no samples'

/** The file contains no playable audio. */
export class UnreadableAudio extends Error {
	override name = 'UnreadableAudio'
}

export type OpenAudio = {
	/** Seconds according to a header that counts samples; null where the header only guesses. */
	statedSeconds: number | null
	channels: number
	/** Packets of the audio track so far: those that gave sound, and those that were damaged. */
	packets: { sound: number; damaged: number }
	/** Bytes of the file read so far. */
	position(): number
	/** The audio, in order. A frame is good until the next one is asked for. Ends early where the file is torn. */
	frames(): Generator<Frame, void>
	[Symbol.dispose](): void
}

/**
 * Opens the first audio track of a local file.
 * Hostile bytes may crash or hang the decoder underneath: for files from outside use `decodeAudio`,
 * which calls this in a process of its own and limits its CPU time with `pace`.
 *
 * @throws UnreadableAudio when there is no audio of a known kind in it, UnsupportedAudio beyond the limits of
 * `audio-limits.ts`
 */
export function openAudio(path: string, pace: DecodingPace | null = null): OpenAudio {
	Log.setLevel(AV_LOG_QUIET)
	const container = new FormatContext()
	const limits = {
		protocol_whitelist: 'file',
		format_whitelist: containers,
		codec_whitelist: codecs.join(','),
	}
	using options = Dictionary.fromObject(limits)
	readable(container.openInputSync(`file:${path}`, null, options))
	try {
		readable(container.findStreamInfoSync())
		const track = container.streams.find((stream) => stream.codecpar.codecType === AVMEDIA_TYPE_AUDIO)
		if (!track) throw new UnreadableAudio('no audio track')
		for (const stream of container.streams) if (stream.index !== track.index) stream.discard = AVDISCARD_ALL
		const { channels, sampleRate } = track.codecpar
		// Frames may differ from what the stream declares: both are checked.
		requireSupported({ channels, sampleRate })
		const decoder = openDecoder(track)
		const packets = { sound: 0, damaged: 0 }
		let position = 0
		const counts = countingContainers.test(container.iformat?.name ?? '') && container.duration > 0n
		return {
			statedSeconds: counts ? Number(container.duration) / 1e6 : null,
			channels,
			packets,
			position: () => position,
			frames: () =>
				readFrames({ container, decoder, track: track.index, pace }, (packet, isGood) => {
					packets[isGood ? 'sound' : 'damaged']++
					position = Math.max(position, Number(packet.pos))
				}),
			[Symbol.dispose]: () => {
				decoder.freeContext()
				container.closeInputSync()
			},
		}
	} catch (error) {
		container.closeInputSync()
		throw error
	}
}

function openDecoder(track: Stream): CodecContext {
	const codec = Codec.findDecoder(track.codecpar.codecId)
	if (!codec?.name || !codecs.includes(codec.name)) throw new UnreadableAudio('unknown codec')
	const context = new CodecContext()
	context.allocContext3(codec)
	try {
		readable(context.parametersToContext(track.codecpar))
		context.pktTimebase = track.timeBase
		readable(context.open2Sync(codec))
	} catch (error) {
		context.freeContext()
		throw error
	}
	return context
}

type Reading = { container: FormatContext; decoder: CodecContext; track: number; pace: DecodingPace | null }

function* readFrames(
	{ container, decoder, track, pace }: Reading,
	onPacket: (packet: Packet, isGood: boolean) => void,
): Generator<Frame, void> {
	using packet = new Packet()
	using frame = new Frame()
	packet.alloc()
	frame.alloc()
	while (container.readFrameSync(packet) >= 0) {
		pace?.countPacket()
		if (packet.streamIndex === track) {
			const sent = decoder.sendPacketSync(packet)
			onPacket(packet, sent >= 0)
			if (sent >= 0) yield* receiveFrames(decoder, frame, pace)
		}
		packet.unref()
	}
	decoder.sendPacketSync(null)
	yield* receiveFrames(decoder, frame, pace)
}

function* receiveFrames(
	decoder: CodecContext,
	frame: Frame,
	pace: DecodingPace | null,
): Generator<Frame, void> {
	for (;;) {
		const received = decoder.receiveFrameSync(frame)
		if (received === AVERROR_EAGAIN || received === AVERROR_EOF || received < 0) return
		requireSupported(frame)
		if (!frame.sampleRate || !frame.channels) throw new UnreadableAudio('no sample rate')
		pace?.add(frame.nbSamples / frame.sampleRate)
		yield frame
		frame.unref()
	}
}

function readable(code: number): void {
	if (code < 0) throw new UnreadableAudio(FFmpegError.strerror(code))
}

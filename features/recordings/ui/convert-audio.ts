import { registerMp3Encoder } from '@mediabunny/mp3-encoder'
import {
	ALL_FORMATS,
	BlobSource,
	BufferTarget,
	Conversion,
	canEncodeAudio,
	Input,
	Mp3OutputFormat,
	Output,
	type OutputFormat,
	WavOutputFormat,
} from 'mediabunny'

const maxSampleRate = 44_100
const maxChannels = 2

const unsupported =
	'Audio conversion not supported in this browser. Please convert your file to MP3 or WAV format first.'
const unreadable = 'Failed to read audio file'
const unconvertible =
	'Failed to convert audio. Please try converting your file to MP3 or WAV format using an online converter'

type Converting = { onPercent: (percent: number) => void; signal: AbortSignal }

/**
 * The call as MP3, made in this browser: nothing leaves the computer. Where MP3 cannot be made, as WAV of
 * at most 44.1 kHz and two channels. Stereo stays stereo: a channel for each speaker is worth keeping.
 * @throws Error with a text for people; AbortError when `signal` is aborted
 */
export async function convertAudio(file: File, converting: Converting): Promise<File> {
	if (typeof AudioDecoder === 'undefined') throw new Error(unsupported)
	if (!(await canEncodeAudio('mp3'))) registerMp3Encoder()
	try {
		return await convertTo(new Mp3OutputFormat(), file, converting)
	} catch (error) {
		converting.signal.throwIfAborted()
		if (error instanceof UnreadableAudio) throw new Error(unreadable, { cause: error })
		return await convertTo(new WavOutputFormat(), file, converting).catch((cause) => {
			converting.signal.throwIfAborted()
			throw new Error(unconvertible, { cause })
		})
	}
}

class UnreadableAudio extends Error {}

async function convertTo(format: OutputFormat, file: File, { onPercent, signal }: Converting): Promise<File> {
	const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
	try {
		const { sampleRate, channels } = await readShape(input)
		const target = new BufferTarget()
		const conversion = await Conversion.init({
			input,
			output: new Output({ format, target }),
			tracks: 'primary',
			video: { discard: true },
			audio: {
				codec: format instanceof WavOutputFormat ? 'pcm-s16' : 'mp3',
				numberOfChannels: Math.min(channels, maxChannels),
				sampleRate: Math.min(sampleRate, maxSampleRate),
			},
			tags: {},
			showWarnings: false,
		})
		if (!conversion.isValid) throw new Error('The audio of this file cannot be decoded here')
		conversion.onProgress = (share) => onPercent(Math.floor(share * 100))
		signal.addEventListener('abort', () => void conversion.cancel())
		await conversion.execute()
		if (!target.buffer) throw new Error('The conversion gave nothing')
		const name = `${file.name.replace(/\.[^.]*$/, '')}${format.fileExtension}`
		return new File([target.buffer], name, { type: format.mimeType })
	} finally {
		input.dispose()
	}
}

async function readShape(input: Input) {
	const track = await input.getPrimaryAudioTrack().catch((cause) => {
		throw new UnreadableAudio('no known container', { cause })
	})
	if (!track) throw new UnreadableAudio('no audio track')
	return { sampleRate: await track.getSampleRate(), channels: await track.getNumberOfChannels() }
}

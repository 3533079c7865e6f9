import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeAudio } from './decode-audio.ts'
import { fixture } from './fixtures/fixture.ts'
import { readSpeechTrack } from './read-speech-track.ts'
import { speechSampleRate, writeSpeechTrack } from './write-speech-track.ts'

let folder = ''
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'candor-audio-'))
})
afterAll(() => rm(folder, { recursive: true }))

const output = () => join(folder, 'track.flac')
const decode = (
	input: string,
	more: { maxSeconds?: number; signal?: AbortSignal; timeoutSeconds?: number } = {},
) => decodeAudio({ input, output: output(), maxSeconds: 60, signal: new AbortController().signal, ...more })

/** A FLAC file made for one test: `sample` says what each moment of each channel is. */
async function someAudio(name: string, seconds: number, sample: (moment: number, channel: number) => number) {
	const path = join(folder, name)
	using track = writeSpeechTrack(path, 2)
	track.write(
		Int16Array.from({ length: seconds * speechSampleRate * 2 }, (_, i) => sample(Math.floor(i / 2), i % 2)),
	)
	track.finish()
	return path
}
const tone = (moment: number) => Math.round(9_000 * Math.sin(moment / 6))
const otherTone = (moment: number) => Math.round(9_000 * Math.sin(moment / 9))

test.each([
	'two-voices.mp3',
	'two-voices.wav',
	'two-voices.m4a',
	'two-voices.aac',
	'two-voices.flac',
	'two-voices.ogg',
	'two-voices-opus.ogg',
	'two-voices.webm',
	'two-voices.mpeg',
	'two-voices-with-picture.mp4',
])('%s is decoded with its two channels and its whole length', async (name) => {
	const decoded = await decode(fixture(name))
	expect(decoded.channels).toBe(2)
	expect(decoded.durationSeconds).toBeCloseTo(2.9, 0)
	expect(Math.max(...decoded.peaks)).toBeGreaterThan(0.2)
})

test.each(['two-voices-gsm.wav', 'two-voices-mu-law.wav', 'two-voices-a-law.wav'])(
	'%s is decoded as the one channel it is',
	async (name) => {
		const decoded = await decode(fixture(name))
		expect(decoded.channels).toBe(1)
		expect(decoded.durationSeconds).toBeCloseTo(2.9, 1)
	},
)

test('a decoded track is read back channel by channel, each voice on its side', async () => {
	const { durationSeconds } = await decode(fixture('two-voices.mp3'))
	const energy = [
		[0, 0],
		[0, 0],
	]
	let samples = 0
	for await (const channels of readSpeechTrack(output())) {
		channels.forEach((block, channel) => {
			block.forEach((value, i) => {
				const half = samples + i < durationSeconds * 8_000 ? 0 : 1
				const row = energy[half] ?? []
				row[channel] = (row[channel] ?? 0) + value * value
			})
		})
		samples += channels[0]?.length ?? 0
	}
	expect(samples / speechSampleRate).toBe(durationSeconds)
	const [first = [], second = []] = energy
	expect(first[0]).toBeGreaterThan(50 * (first[1] ?? 0))
	expect(second[1]).toBeGreaterThan(50 * (second[0] ?? 0))
})

test('peaks show where it is loud and where it is quiet', async () => {
	const input = await someAudio('loud-later.flac', 4, (moment, channel) => {
		if (moment < 2 * speechSampleRate) return 0
		return channel === 0 ? tone(moment) : otherTone(moment)
	})
	const { peaks } = await decode(input)
	expect(peaks.length).toBeLessThanOrEqual(2_000)
	expect(Math.max(...peaks.slice(0, peaks.length * 0.49))).toBe(0)
	expect(Math.min(...peaks.slice(peaks.length * 0.51))).toBeCloseTo(9_000 / 32_768, 2)
})

test('stereo that carries one sound on both sides becomes mono', async () => {
	const { channels } = await decode(await someAudio('same.flac', 2, tone))
	expect(channels).toBe(1)
})

test('stereo with a dead side becomes mono with the living side', async () => {
	const input = await someAudio('dead-left.flac', 2, (moment, channel) => (channel === 1 ? tone(moment) : 0))
	expect((await decode(input)).channels).toBe(1)
	for await (const [block] of readSpeechTrack(output()))
		expect(Math.max(...(block ?? []))).toBeGreaterThan(8_000)
})

test('a file torn half way is kept up to there', async () => {
	const input = join(folder, 'torn.wav')
	await copyFile(fixture('two-voices.wav'), input)
	await truncate(input, 60_000)
	const { durationSeconds } = await decode(input)
	expect(durationSeconds).toBeGreaterThan(1)
	expect(durationSeconds).toBeLessThan(2)
})

test('damage inside a file costs only the damaged part', async () => {
	const bytes = await readFile(fixture('two-voices.mp3'))
	bytes.fill(0x55, 5_000, 6_000)
	const input = join(folder, 'damaged.mp3')
	await writeFile(input, bytes)
	expect((await decode(input)).durationSeconds).toBeGreaterThan(2)
})

const noise = Buffer.from(
	Uint32Array.from({ length: 25_000 }, (_, i) => Math.imul(i + 1, 2_654_435_761)).buffer,
)
test.each([
	['no bytes at all', Buffer.alloc(0)],
	['random bytes', noise],
	['a text file', Buffer.from('Dear customer, this is not a recording.\n'.repeat(500))],
	['a web page', Buffer.from('<!doctype html><html><body>hello</body></html>')],
	['a playlist of local files', Buffer.from('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n')],
	['a list of files to join', Buffer.from(`ffconcat version 1.0\nfile ${fixture('two-voices.wav')}\n`)],
])('%s under the name of an audio file is refused as unreadable', async (_, bytes) => {
	const input = join(folder, 'call.mp3')
	await writeFile(input, bytes)
	await expect(decode(input)).rejects.toMatchObject({
		code: 'audio-unreadable',
		status: 422,
		retryable: false,
	})
})

test('rejects a file with a header but no samples as empty', async () => {
	const input = join(folder, 'call.wav')
	const whole = await readFile(fixture('two-voices.wav'))
	const header = whole.subarray(0, whole.indexOf('data') + 8)
	header.writeUInt32LE(0, header.length - 4)
	await writeFile(input, header)
	await expect(decode(input)).rejects.toMatchObject({
		code: 'audio-empty',
		message: 'This file contains no sound. Record or export the call again, then upload the new file.',
	})
})

/** A silent WAV file whose header declares this sample rate and channel count. */
function silentWav({ sampleRate, channels }: { sampleRate: number; channels: number }) {
	const header = Buffer.alloc(44)
	header.write('RIFF\xff\xff\0\0WAVEfmt \x10\0\0\0\x01\0', 'latin1')
	header.writeUInt16LE(channels, 22)
	header.writeUInt32LE(sampleRate, 24)
	header.writeUInt32LE((sampleRate * channels * 2) % 2 ** 32, 28)
	header.writeUInt16LE(channels * 2, 32)
	header.writeUInt16LE(16, 34)
	header.write('data\xff\xff\0\0', 36, 'latin1')
	return Buffer.concat([header, Buffer.alloc(60_000)])
}

test.each([
	[{ sampleRate: 1, channels: 1 }, 'audio-sample-rate', 'has a sample rate of 1 Hz'],
	[{ sampleRate: 2e9, channels: 1 }, 'audio-sample-rate', 'has a sample rate of 2,000,000,000 Hz'],
	[{ sampleRate: 8000, channels: 255 }, 'audio-channels', 'has 255 channels'],
])('rejects a file with %o permanently and says why', async (declared, code, reason) => {
	const input = join(folder, 'declared.wav')
	await writeFile(input, silentWav(declared))
	await expect(decode(input)).rejects.toMatchObject({
		code,
		status: 422,
		retryable: false,
		message: expect.stringContaining(reason),
	})
})

test('audio over the limit is refused, and nothing is left behind', async () => {
	const before = await readdir(folder)
	await rm(output(), { force: true })
	await expect(decode(fixture('two-voices.aac'), { maxSeconds: 2 })).rejects.toMatchObject({
		code: 'audio-too-long',
		status: 422,
		message: 'Audio files up to 120 minutes and 1.5GB are supported.',
	})
	expect(await readdir(folder)).toEqual(before.filter((name) => name !== 'track.flac'))
})

test('stops decoding at its timeout with a retryable error', async () => {
	await expect(decode(fixture('two-voices.mp3'), { timeoutSeconds: 0.01 })).rejects.toMatchObject({
		code: 'audio-timeout',
		retryable: true,
	})
})

test('decoding stops when it is called off', async () => {
	const controller = new AbortController()
	const decoding = decode(fixture('two-voices.mp3'), { signal: controller.signal })
	controller.abort()
	await expect(decoding).rejects.toMatchObject({ name: 'AbortError' })
})

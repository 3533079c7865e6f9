import { expect, test } from 'vitest'
import { channelOf, detectSpeech, type SpeechDetection, type Utterance } from './detect-speech.ts'
import { fixture } from './fixtures/fixture.ts'
import { readSpeechTrack } from './read-speech-track.ts'

const sampleRate = 16_000

/** The audio of one side of the fixture: "Hello, this is Mark." (0) or "Good morning, Mark." (1). */
async function someSpeech(channel: number): Promise<Int16Array> {
	const blocks: Int16Array[] = []
	for await (const block of channelOf(readSpeechTrack(fixture('two-voices.flac')), channel))
		blocks.push(block)
	return joined(blocks)
}

const joined = (blocks: Int16Array[]) => Int16Array.from(blocks.flatMap((block) => [...block]))
const seconds = (length: number) => new Int16Array(length * sampleRate)
const sound = (length: number, sample: (second: number) => number) =>
	seconds(length).map((_, i) => 8_000 * sample(i / sampleRate))
const sine = (hertz: number, second: number) => Math.sin(2 * Math.PI * hertz * second)

async function detected(pcm: Int16Array, options: SpeechDetection & { blockSamples?: number } = {}) {
	const { blockSamples = sampleRate, ...detection } = options
	const blocks = Array.from({ length: Math.ceil(pcm.length / blockSamples) }, (_, i) =>
		pcm.subarray(i * blockSamples, (i + 1) * blockSamples),
	)
	const utterances: Utterance[] = []
	for await (const utterance of detectSpeech(blocks, detection)) utterances.push(utterance)
	return utterances
}

test('what is said is one utterance with its times and its audio', async () => {
	const speech = await someSpeech(1)
	const [utterance, ...more] = await detected(speech)
	expect(more).toEqual([])
	expect(utterance?.start).toBeCloseTo(1.4, 0)
	expect(utterance?.end).toBeCloseTo(2.8, 0)
	const { start = 0, end = 0, pcm } = utterance ?? {}
	expect(pcm).toEqual(speech.slice(Math.round(start * sampleRate), Math.round(end * sampleRate)))
})

test('a pause ends an utterance, and they come in order without overlap', async () => {
	const speech = await someSpeech(0)
	const utterances = await detected(joined([speech, speech, speech]))
	expect(utterances).toHaveLength(3)
	utterances.slice(1).forEach((utterance, i) => {
		expect(utterance.start).toBeGreaterThanOrEqual(utterances[i]?.end ?? 0)
	})
})

test('the size of the blocks makes no difference', async () => {
	const speech = await someSpeech(0)
	const times = async (blockSamples: number) =>
		(await detected(speech, { blockSamples })).map(({ start, end }) => [start, end])
	expect(await times(512)).toEqual(await times(sampleRate))
	expect(await times(4_096)).toEqual(await times(sampleRate))
})

test('speech without a pause is cut into pieces that lose nothing', async () => {
	const speech = (await someSpeech(0)).slice(0.2 * sampleRate, 1.3 * sampleRate)
	const utterances = await detected(joined(Array.from({ length: 12 }, () => speech)), { maxSeconds: 4 })
	expect(utterances.length).toBeGreaterThanOrEqual(3)
	utterances.forEach(({ start, end }, i) => {
		expect(end - start).toBeLessThanOrEqual(4)
		if (i > 0) expect(start).toBeCloseTo(utterances[i - 1]?.end ?? 0, 0)
	})
})

test('speech that goes on at the end of the audio is not lost', async () => {
	const speech = (await someSpeech(0)).slice(0, 1.2 * sampleRate)
	const [utterance] = await detected(speech)
	expect(utterance?.end).toBeCloseTo(1.2, 1)
})

let seed = 1
const random = () => {
	seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
	return (seed / 2 ** 32) * 2 - 1
}
test.each([
	['silence', () => 0],
	['steady noise', () => random() * 0.3],
	['mains hum', (t: number) => sine(60, t) + 0.5 * sine(180, t)],
	['a dial tone', (t: number) => sine(350, t) + sine(440, t)],
	['a ringing tone', (t: number) => (t % 6 < 2 ? sine(440, t) + sine(480, t) : 0)],
	['a busy tone', (t: number) => (t % 1 < 0.5 ? sine(480, t) + sine(620, t) : 0)],
	['keys being dialed', (t: number) => (t % 0.4 < 0.2 ? sine(697, t) + sine(1_336, t) : 0)],
])('%s is not speech', async (_, sample) => {
	expect(await detected(sound(12, sample))).toEqual([])
})

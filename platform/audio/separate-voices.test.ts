import { beforeAll, expect, test } from 'vitest'
import { channelOf, detectSpeech } from './detect-speech.ts'
import { fixture } from './fixtures/fixture.ts'
import { readSpeechTrack } from './read-speech-track.ts'
import { separateVoices, type VoicedUtterance } from './separate-voices.ts'

const sampleRate = 16_000

let man: Int16Array
let woman: Int16Array
beforeAll(async () => {
	man = await side(0, 0.2, 1.5)
	woman = await side(1, 1.6, 2.8)
})

/** One side of the fixture between two moments, in seconds. */
async function side(channel: number, from: number, to: number): Promise<Int16Array> {
	const blocks: Int16Array[] = []
	for await (const block of channelOf(readSpeechTrack(fixture('two-voices.flac')), channel))
		blocks.push(block)
	return joined(blocks).slice(from * sampleRate, to * sampleRate)
}

const joined = (blocks: Int16Array[]) => Int16Array.from(blocks.flatMap((block) => [...block]))
const times = (count: number, pieces: Int16Array[]) =>
	joined(Array.from({ length: count }, () => pieces).flat())
const pause = new Int16Array(0.8 * sampleRate)

/** Which voice it is every tenth of a second, as digits; a space where nobody is heard. */
function heardEveryTenth(utterances: VoicedUtterance[], seconds: number): string {
	const at = (time: number) => utterances.find(({ start, end }) => start <= time && time < end)?.voice ?? ' '
	return Array.from({ length: seconds * 10 }, (_, i) => at(i / 10)).join('')
}

test('two voices taking turns are told apart, the one that speaks first being voice 0', async () => {
	const voiced = await separateVoices(detectSpeech([times(10, [woman, pause, man, pause])]))
	expect(voiced.map(({ voice }) => voice)).toEqual(Array.from({ length: 20 }, (_, i) => i % 2))
	for (const { confidence } of voiced) expect(confidence).toBeGreaterThan(0.8)
})

test('an utterance is cut where the voice changes without a pause', async () => {
	const exchange = [woman, woman, man, man, pause]
	const voiced = await separateVoices(detectSpeech([times(10, exchange)]))
	const heard = heardEveryTenth(voiced, 58)
	const expected = times(
		10,
		exchange.map((part, i) => part.map(() => [0, 0, 1, 1, 2][i] ?? 2)),
	)
	const right = [...heard].filter((voice, i) => voice === ' ' || Number(voice) === expected[i * 1_600])
	expect(right.length / heard.length).toBeGreaterThan(0.9)
})

test('utterances keep their order and lose no time', async () => {
	const utterances = [
		{ start: 1, end: 2.3, pcm: man },
		{ start: 5, end: 6.2, pcm: woman },
		{ start: 7, end: 7.01, pcm: new Int16Array(160) },
	]
	const voiced = await separateVoices(utterances)
	const covered = (start: number, end: number) =>
		voiced
			.filter((part) => part.start >= start && part.end <= end)
			.reduce((sum, part) => sum + part.end - part.start, 0)
	for (const { start, end } of utterances) expect(covered(start, end)).toBeCloseTo(end - start)
})

test('a single voice stays one voice, of which we are not sure', async () => {
	const voiced = await separateVoices(detectSpeech([times(12, [man, pause])]))
	expect(new Set(voiced.map(({ voice }) => voice))).toEqual(new Set([0]))
	expect(voiced[0]?.confidence).toBe(0.5)
})

test('no speech is no voices', async () => {
	expect(await separateVoices([])).toEqual([])
})

test('telling voices apart stops when it is called off', async () => {
	const controller = new AbortController()
	const separating = separateVoices([{ start: 0, end: 1, pcm: man }], { signal: controller.signal })
	controller.abort()
	await expect(separating).rejects.toMatchObject({ name: 'AbortError' })
})

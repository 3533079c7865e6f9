import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { type SpeechEngine, speechSampleRate } from './speech-engine.ts'

/** "Good morning, thank you for calling. How can I help you today?", by Debian's flite, voice rms. */
export const goodMorning = readSamples(join(import.meta.dirname, 'fixtures', 'good-morning.pcm'))

/** Its first words, for what needs no more of it. */
export const firstWords = goodMorning.subarray(0, 1.2 * speechSampleRate)

const silence = new Int16Array(2 * speechSampleRate)

/** An engine that cannot work: whether it says that trying again can help. */
type Broken = { because: string; open: () => Promise<SpeechEngine>; retryable: boolean }

/**
 * What every speech engine keeps to, told as tests. `open` gives an engine that hears `goodMorning`;
 * `broken` are engines that fail in the ways this one can.
 */
export function expectSpeechEngine(open: () => Promise<SpeechEngine>, broken: Broken[]) {
	describe('as every speech engine', () => {
		const opened = open()
		const signal = new AbortController().signal
		const heard = opened.then((engine) => engine.transcribe(goodMorning, { signal }))
		afterAll(async () => (await opened).close())

		test('it hears no words in silence', async () => {
			const engine = await opened
			expect(await engine.transcribe(silence, { signal })).toEqual([])
			expect(await engine.transcribe(new Int16Array(0), { signal })).toEqual([])
		})

		test('it hears the words that were said', async () => {
			const words = (await heard).map(({ text }) => text.toLowerCase()).join(' ')
			for (const phrase of ['good morning', 'help you today']) expect(words).toContain(phrase)
		})

		test('its times are in order and inside the audio', async () => {
			const recognized = await heard
			const words = recognized.flatMap((span) => span.words ?? [])
			expect(words.length > 0).toBe((await opened).capabilities.wordTimes)
			for (const spans of [recognized, words]) {
				const times = spans.flatMap(({ start, end }) => [start, end])
				expect(times).toEqual(times.toSorted((one, other) => one - other))
				expect(times.every((time) => time >= 0 && time <= goodMorning.length / speechSampleRate)).toBe(true)
			}
		})

		test('its confidences are between 0 and 1, or null where it has none', async () => {
			const engine = await opened
			const confidences = (await heard).flatMap((span) => [span, ...(span.words ?? [])])
			for (const { confidence } of confidences) {
				if (!engine.capabilities.confidence) expect(confidence).toBeNull()
				else expect(confidence === null || (confidence >= 0 && confidence <= 1)).toBe(true)
			}
		})

		test('it stops when told to, and works on afterwards', async () => {
			const engine = await opened
			const stop = new AbortController()
			const stopped = engine.transcribe(firstWords, { signal: stop.signal })
			const reason = new Error('not needed any more')
			stop.abort(reason)
			await expect(stopped).rejects.toBe(reason)
			await expect(engine.transcribe(firstWords, { signal: stop.signal })).rejects.toBe(reason)
			expect(await engine.transcribe(firstWords, { signal })).not.toEqual([])
		})

		test('it can be closed twice', async () => {
			const engine = await open()
			await engine.close()
			await engine.close()
		})

		test.each(broken)('$because is told as a problem', async ({ open, retryable }) => {
			const engine = await open()
			const problem = await engine.transcribe(firstWords, { signal }).catch((error) => error)
			await engine.close()
			expect(problem).toBeInstanceOf(Problem)
			expect(problem.retryable).toBe(retryable)
		})
	})
}

function readSamples(path: string) {
	const bytes = readFileSync(path)
	return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

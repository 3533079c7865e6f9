import { afterEach, describe, expect, test } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { type HeardSpeech, mostUnheardSeconds, type StreamingSpeech } from './streaming-speech.ts'

/** What a service of these tests hears, after 1 s in part and after 2 s finally, and at the end of the audio. */
export const heardByTwoSeconds = 'we can cut your debt'
export const heardAtTheEnd = 'by half'

/** A service that cannot hear: under which code it says so, and whether opening again can help. */
type Broken = { because: string; open: () => StreamingSpeech; code: string; retryable: boolean }

const sampleRate = 16_000
const second = () => new Int16Array(sampleRate).fill(1000)

/**
 * What every streaming speech service keeps to, told as tests. `open` gives one that hears the words above, `silent`
 * one that takes audio and never answers; `broken` are services that fail in the ways this one can.
 */
export function expectStreamingSpeech(
	open: () => StreamingSpeech,
	silent: () => StreamingSpeech,
	broken: Broken[],
) {
	describe('as every streaming speech service', () => {
		const stop = new Set<AbortController>()
		afterEach(() => {
			for (const controller of stop) controller.abort()
		})

		/** A stream, and what it told. */
		function listen(speech: StreamingSpeech) {
			const controller = new AbortController()
			stop.add(controller)
			const partials: string[] = []
			const finals: HeardSpeech[] = []
			const problems: Problem[] = []
			const stream = speech.open({
				sampleRate,
				signal: controller.signal,
				onPartial: (text) => partials.push(text),
				onFinal: (heard) => finals.push(heard),
				onProblem: (problem) => problems.push(problem),
			})
			return { stream, partials, finals, problems, abort: () => controller.abort() }
		}
		const texts = (finals: HeardSpeech[]) => finals.map(({ text }) => text)

		test('it tells what is being said, then what was said, and at the end the rest', async () => {
			const { stream, partials, finals, problems } = listen(open())
			for (let at = 0; at < 3; at++) stream.write(second())
			await expect.poll(() => texts(finals)).toEqual([heardByTwoSeconds])
			await stream.end()
			expect(texts(finals)).toEqual([heardByTwoSeconds, heardAtTheEnd])
			expect(partials).toEqual([expect.stringMatching(/^we can/), ''])
			expect(problems).toEqual([])
		})

		test('its times are in order, and its confidences between 0 and 1 or null', async () => {
			const { stream, finals } = listen(open())
			for (let at = 0; at < 3; at++) stream.write(second())
			await stream.end()
			const times = finals.flatMap(({ start, end }) => [start, end])
			expect(times).toEqual(times.toSorted((one, other) => one - other))
			for (const { confidence } of finals)
				expect(confidence === null || (confidence >= 0 && confidence <= 1)).toBe(true)
		})

		test('two streams hear each their own', async () => {
			const speech = open()
			const one = listen(speech)
			const other = listen(speech)
			for (let at = 0; at < 2; at++) one.stream.write(second())
			await one.stream.end()
			await other.stream.end()
			expect(texts(one.finals)).toContain(heardByTwoSeconds)
			expect(other.finals).toEqual([])
		})

		test('stopped, it tells nothing more, and its end does not wait', async () => {
			const { stream, finals, problems, abort } = listen(open())
			stream.write(second())
			abort()
			for (let at = 0; at < 3; at++) stream.write(second())
			await stream.end()
			expect(finals).toEqual([])
			expect(problems).toEqual([])
		})

		test('stopped before it began, it does not begin', async () => {
			const stream = open().open({
				sampleRate,
				signal: AbortSignal.abort(),
				onPartial: () => expect.unreachable(),
				onFinal: () => expect.unreachable(),
				onProblem: () => expect.unreachable(),
			})
			stream.write(second())
			await stream.end()
		})

		test('it holds no more audio than it may, and says that the service is behind', async () => {
			const { stream, problems } = listen(silent())
			for (let at = 0; at < mostUnheardSeconds; at++) stream.write(second())
			expect(problems).toEqual([])
			stream.write(second())
			expect(problems).toMatchObject([{ code: 'speech-service-behind', retryable: true }])
			stream.write(second())
			await stream.end()
			expect(problems).toHaveLength(1)
		})

		test('a service that never tells the rest is not waited for in vain', async () => {
			const { stream, problems } = listen(silent())
			stream.write(second())
			await stream.end()
			expect(problems).toMatchObject([{ code: 'speech-service-behind', retryable: true }])
		})

		test.each(broken)('$because is told as a problem, once and without a word', async (how) => {
			const { stream, problems } = listen(how.open())
			stream.write(second())
			await stream.end()
			expect(problems).toHaveLength(1)
			expect(problems[0]).toBeInstanceOf(Problem)
			expect(problems[0]).toMatchObject({ code: how.code, retryable: how.retryable })
			expect(JSON.stringify([problems[0]?.message, String(problems[0]?.cause)])).not.toContain('debt')
		})
	})
}

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '#platform/http/problem.ts'
import type { LanguageModel, ModelUsage } from './language-model.ts'

/** What a model is asked in these tests: to answer with `{ "greeting": … }`, and in text. */
export const Greeting = z.object({ greeting: z.string() })
export const greeting = 'Good morning, and how are you?'

/** A model that cannot answer: under which code, and whether it says that asking again can help. */
type Broken = { because: string; open: () => LanguageModel; code: string; retryable: boolean }

/**
 * What every language model keeps to, told as tests. `open` gives one that greets with `greeting`, `silent` one that
 * never answers; `broken` are models that fail in the ways this one can.
 */
export function expectLanguageModel(
	open: () => LanguageModel,
	silent: () => LanguageModel,
	broken: Broken[],
) {
	describe('as every language model', () => {
		const asked = (signal = new AbortController().signal) => ({
			use: 'test' as const,
			system: 'You greet people.',
			signal,
			maxOutputTokens: 100,
		})
		const object = (model: LanguageModel, signal?: AbortSignal) =>
			model.generateObject({ ...asked(signal), schema: Greeting, prompt: 'Greet.' })
		const pieces = (model: LanguageModel, signal?: AbortSignal) =>
			Array.fromAsync(model.streamText({ ...asked(signal), messages: [{ role: 'user', content: 'Greet.' }] }))

		test('it answers in the shape it was asked for', async () => {
			expect(await object(open())).toEqual({ greeting })
		})

		test('it says what an answer took', async () => {
			const usages: ModelUsage[] = []
			await open().generateObject({
				...asked(),
				schema: Greeting,
				prompt: 'Greet.',
				onUsage: (usage) => usages.push(usage),
			})
			expect(usages).toEqual([{ inputTokens: expect.any(Number), outputTokens: expect.any(Number) }])
		})

		test('it writes its text piece by piece', async () => {
			const written = await pieces(open())
			expect(written.length).toBeGreaterThan(1)
			expect(written.join('')).toBe(greeting)
		})

		test.each([
			['an object', object],
			['a text', pieces],
		])('asked for %s, it stops when told to', async (_, ask) => {
			const reason = new Error('not needed any more')
			const stop = new AbortController()
			const stopped = ask(silent(), stop.signal)
			setTimeout(() => stop.abort(reason), 50)
			await expect(stopped).rejects.toBe(reason)
			await expect(ask(open(), stop.signal)).rejects.toBe(reason)
		})

		test.each(broken)('$because is told as a problem, without a word of what was asked', async (how) => {
			const { open, code, retryable } = how
			const problem = await object(open()).catch((error) => error)
			expect(problem).toBeInstanceOf(Problem)
			expect(problem).toMatchObject({ code, retryable })
			expect(problem.cause).toBeUndefined()
			expect(problem.message).not.toContain('Greet.')
		})
	})
}

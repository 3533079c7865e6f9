import { z } from 'zod'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import { type ModelRequest, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { openOpenAiCompatible } from '#platform/language-model/openai-compatible/openai-compatible-model.ts'

/** One turn of a model: tools to use, or its answer, said `times` over where it does not end. */
export const Turn = z.union([
	z.strictObject({
		use: z.array(z.strictObject({ name: z.string(), input: z.record(z.string(), z.unknown()) })).min(1),
	}),
	z.strictObject({ text: z.string(), times: z.int().min(2).optional() }),
])
export type Turn = z.infer<typeof Turn>

/** What a service answers in place of a turn. */
export type Refusal = { status: number; body: string }

/**
 * Answers a request with tools with the turns that `nextTurn` gives, through the adapter that the product uses: tools that do
 * not exist and arguments of another shape are handled as in production. Throws what `nextTurn` throws.
 */
export async function playTurns(
	asked: Parameters<LanguageModel['answerWithTools']>[0],
	model: string,
	nextTurn: (request: ModelRequest, at: number) => Promise<Turn | Refusal>,
): Promise<string> {
	let at = 0
	const failures: unknown[] = []
	const service = await startModelStandIn(async (request) => {
		try {
			const turn = await nextTurn(request, at++)
			return 'text' in turn ? turn.text.repeat(turn.times ?? 1) : turn
		} catch (error) {
			failures.push(error)
			return { status: 500, body: '{}' }
		}
	})
	try {
		return await openOpenAiCompatible({ url: service.url, key: null, model }).answerWithTools(asked)
	} catch (error) {
		throw failures[0] ?? error
	} finally {
		await service.close()
	}
}

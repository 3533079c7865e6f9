import { z } from 'zod'
import { Problem } from '#platform/http/problem.ts'
import { type LanguageModel, modelTool } from '#platform/language-model/language-model.ts'
import type { Services } from '#platform/services.ts'
import type { ModelCheck, ModelTrial } from './contract.ts'

/** A local model may have to be loaded first. */
const patienceMilliseconds = 60_000
const maxOutputTokens = 200

/**
 * Asks the language model for one thing of each kind that the product needs, and says which of them works. No
 * checks where none is set up.
 */
export async function tryModel({ languageModel }: Pick<Services, 'languageModel'>): Promise<ModelTrial> {
	const checks: ModelCheck[] = []
	if (!languageModel) return { checks }
	for (const kind of ['call', 'coach', 'line'] as const) checks.push(await check(kind, languageModel))
	return { checks }
}

async function check(kind: ModelCheck['kind'], model: LanguageModel): Promise<ModelCheck> {
	const began = performance.now()
	const seconds = () => Math.round((performance.now() - began) / 100) / 10
	try {
		const problem = await tries[kind](model, AbortSignal.timeout(patienceMilliseconds))
		return { kind, isWorking: problem === null, seconds: seconds(), problem }
	} catch (error) {
		const problem = error instanceof Problem ? error.message : 'The language model took too long to answer.'
		return { kind, isWorking: false, seconds: seconds(), problem }
	}
}

type Try = (model: LanguageModel, signal: AbortSignal) => Promise<string | null>

/** Each answers why it failed, null if it did not. */
const tries: Record<ModelCheck['kind'], Try> = {
	async call(model, signal) {
		const { turn } = await model.generateObject({
			use: 'test',
			schema: z.object({ turn: z.int().describe('The number of the turn in which somebody names a price.') }),
			system: 'You review calls, which you get as [turn, speaker, words].',
			prompt: JSON.stringify([
				[0, 'rep', 'Hello, this is Maya.'],
				[1, 'customer', 'Hi. What does it cost?'],
				[2, 'rep', 'Four hundred dollars a month.'],
			]),
			signal,
			maxOutputTokens,
		})
		return turn === 2 ? null : 'It answered in the right format, but picked the wrong turn.'
	},
	async coach(model, signal) {
		let isUsed = false
		const look = modelTool({
			name: 'read_score',
			description: 'Reads the score of the latest call.',
			input: z.object({}),
			async run() {
				isUsed = true
				return 'The score is 73.'
			},
		})
		const text = await model.answerWithTools({
			use: 'test',
			system: 'You answer questions about calls. Look them up first.',
			messages: [{ role: 'user', content: 'What is the score of my latest call?' }],
			tools: [look],
			maxSteps: 3,
			signal,
			maxOutputTokens,
		})
		if (!isUsed) return 'It answered without using the tool.'
		return text.includes('73') ? null : 'It used the tool, but didn’t report the result.'
	},
	async line(model, signal) {
		const pieces = await Array.fromAsync(
			model.streamText({
				use: 'test',
				system: 'You are a customer on the phone. Answer in one sentence.',
				messages: [{ role: 'user', content: 'Hi, how are you today?' }],
				signal,
				maxOutputTokens,
			}),
		)
		return pieces.join('').trim() ? null : 'It gave an empty answer.'
	},
}

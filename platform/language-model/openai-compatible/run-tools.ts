import {
	APICallError,
	generateText,
	isStepCount,
	type LanguageModelUsage,
	type LanguageModel as Model,
	tool,
} from 'ai'
import { Problem } from '#platform/http/problem.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import type { LanguageModel, ModelUsage } from '../language-model.ts'

type Ask = Parameters<LanguageModel['answerWithTools']>[0]

/** What a model answers after using tools; of what a tool gives it is told at most `longestOutput` characters. */
export async function runTools(
	model: Model,
	{ system, messages, tools, maxSteps, maxOutputTokens, onTool, onUsage }: Ask,
	abortSignal: AbortSignal,
	longestOutput: number,
): Promise<string> {
	const offered = Object.fromEntries(
		tools.map(({ name, description, input, run }) => [
			name,
			tool({
				description,
				inputSchema: input,
				execute: async (given: unknown) => {
					onTool?.(name)
					return JSON.stringify(await run(given).catch(describeProblem)).slice(0, longestOutput)
				},
			}),
		]),
	)
	try {
		const { text, totalUsage } = await generateText({
			model,
			instructions: system,
			messages,
			tools: offered,
			maxOutputTokens,
			maxRetries: 0,
			abortSignal,
			stopWhen: isStepCount(maxSteps),
			prepareStep: ({ stepNumber }) => (stepNumber >= maxSteps - 1 ? { toolChoice: 'none' } : {}),
		})
		onUsage?.(tokensIn(totalUsage))
		return cleanText(text)
	} catch (error) {
		if (APICallError.isInstance(error) && error.statusCode === 400)
			throw new Problem(502, 'model-without-tools', 'The language model cannot use tools.')
		throw error
	}
}

/** What the library counted; 0 where the service says nothing. */
export const tokensIn = (usage: LanguageModelUsage | undefined): ModelUsage => ({
	inputTokens: usage?.inputTokens ?? 0,
	outputTokens: usage?.outputTokens ?? 0,
})

/** Anything but a Problem is our own fault and nothing for a model to read. */
function describeProblem(error: unknown) {
	if (error instanceof Problem) return { error: error.message }
	throw error
}

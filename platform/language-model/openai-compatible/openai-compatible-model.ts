import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
	APICallError,
	generateText,
	JSONParseError,
	NoObjectGeneratedError,
	Output,
	streamText,
	TypeValidationError,
} from 'ai'
import { z } from 'zod'
import { boundedFetch } from '#platform/http/bounded-fetch.ts'
import { Problem } from '#platform/http/problem.ts'
import { cleanPieces } from '#platform/text/clean-text.ts'
import type { LanguageModel } from '../language-model.ts'
import { readObject, unreadableAnswer } from './read-object.ts'
import { runTools, tokensIn } from './run-tools.ts'

/** Tokens of a model's context that an answer takes, with room to spare. */
const answerTokens = 6_000
/**
 * How an object may be asked for, the best way first: some services refuse a schema beside the prompt, and some models a
 * seed or a temperature. What is asked twice is answered alike only where nothing is sampled.
 */
type Way = { isStructured: boolean; sampling: 'seeded' | 'cold' | 'free' }
const ways: readonly Way[] = [true, false].flatMap((isStructured) =>
	(['seeded', 'cold', 'free'] as const).map((sampling) => ({ isStructured, sampling })),
)
/** The seed of questions that name none. */
const usualSeed = 1
/** English in JSON has some four characters a token; names and numbers have fewer. */
const charactersPerToken = 3.2
const usualContextTokens = 128_000
/** Many times the longest answer that is asked for. */
const maxAnswerBytes = 4_000_000
/** A local model on a processor reads a long call for minutes before its first word. */
const patienceMilliseconds = 240_000

export type OpenAiCompatibleOptions = {
	/** Up to and with the version: 'https://api.openai.com/v1'. */
	url: string
	key: string | null
	model: string
	/** Tokens that prompt and answer may have together. */
	contextTokens?: number
	/** Milliseconds after which an answer that has not ended is given up. */
	patience?: number
}

/**
 * Any service that speaks OpenAI's `POST /chat/completions`: OpenAI, vLLM, llama.cpp, Ollama, LM Studio.
 * Source: platform.openai.com/docs/api-reference/chat. It is never asked twice for one call of ours: trying again
 * is for the queue.
 */
export function openOpenAiCompatible(options: OpenAiCompatibleOptions): LanguageModel {
	const {
		url,
		key,
		model: name,
		contextTokens = usualContextTokens,
		patience = patienceMilliseconds,
	} = options
	const service = createOpenAICompatible({
		name: 'model',
		baseURL: url.replace(/\/+$/, ''),
		supportsStructuredOutputs: true,
		includeUsage: true,
		fetch: boundedFetch(maxAnswerBytes, answerTooLong),
		...(key && { apiKey: key }),
	})
	const model = service(name)
	/** The first way of asking that the service has not refused. */
	let way = 0

	return {
		name,
		capabilities: {
			streaming: true,
			maxPromptCharacters: Math.floor((contextTokens - answerTokens) * charactersPerToken),
		},
		async generateObject({ schema, system, prompt, signal, maxOutputTokens, onUsage, seed = usualSeed }) {
			const instructions = `${system}\n\nAnswer with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`
			const ask = ({ isStructured, sampling }: Way, abortSignal: AbortSignal) =>
				generateText({
					model,
					instructions,
					prompt,
					maxOutputTokens,
					maxRetries: 0,
					abortSignal,
					...(isStructured && { output: Output.object({ schema }) }),
					...(sampling !== 'free' && { temperature: 0 }),
					...(sampling === 'seeded' && { seed }),
				}).catch(misshapenAnswer)
			const { text, usage } = await patiently(signal, patience, async (abortSignal) => {
				for (let tried = way; ; tried++) {
					try {
						const answer = await ask(ways[tried] as Way, abortSignal)
						way = tried
						return answer
					} catch (error) {
						const isRefused = APICallError.isInstance(error) && error.statusCode === 400
						if (!isRefused || tried === ways.length - 1) throw error
					}
				}
			})
			onUsage?.(tokensIn(usage))
			return readObject(text, schema)
		},
		streamText: (ask) => cleanPieces(writePieces(ask)),
		answerWithTools: (ask) =>
			patiently(ask.signal, patience * ask.maxSteps, (abortSignal) =>
				runTools(model, ask, abortSignal, Math.floor((contextTokens * charactersPerToken) / 12)),
			),
	}

	async function* writePieces({ system, messages, signal, maxOutputTokens, onUsage }: StreamRequest) {
		signal.throwIfAborted()
		const tooLong = AbortSignal.timeout(patience)
		try {
			const { stream } = streamText({
				model,
				instructions: system,
				messages,
				maxOutputTokens,
				maxRetries: 0,
				abortSignal: AbortSignal.any([signal, tooLong]),
				// Errors arrive in the stream too; without a listener the library prints them.
				onError: () => {},
			})
			for await (const part of stream) {
				if (part.type === 'text-delta') yield part.text
				if (part.type === 'finish') onUsage?.(tokensIn(part.totalUsage))
				if (part.type === 'error') throw part.error
				if (part.type === 'abort') throw new Error('aborted')
			}
		} catch (error) {
			throw problemOf(error, signal, tooLong)
		}
	}
}

type StreamRequest = Parameters<LanguageModel['streamText']>[0]

async function patiently<T>(signal: AbortSignal, patience: number, ask: (signal: AbortSignal) => Promise<T>) {
	signal.throwIfAborted()
	const tooLong = AbortSignal.timeout(patience)
	try {
		return await ask(AbortSignal.any([signal, tooLong]))
	} catch (error) {
		throw problemOf(error, signal, tooLong)
	}
}

/** An answer the library could not read may still be one: see `readObject`. */
function misshapenAnswer(error: unknown) {
	if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined)
		return { text: error.text, usage: error.usage }
	throw error
}

/** The library's errors carry the whole prompt and answer, so none of them becomes a cause: causes are logged. */
function problemOf(error: unknown, signal: AbortSignal, tooLong: AbortSignal): unknown {
	if (signal.aborted) return signal.reason
	if (tooLong.aborted)
		return new Problem(504, 'model-too-slow', 'The language model took too long to answer.', {
			retryable: true,
		})
	const cause = error instanceof Error ? error.cause : undefined
	if (cause instanceof Problem) return cause
	if (error instanceof Problem) return error
	if (
		!APICallError.isInstance(error) ||
		JSONParseError.isInstance(cause) ||
		TypeValidationError.isInstance(cause)
	)
		return unreadableAnswer()
	const { statusCode } = error
	if (statusCode !== undefined && statusCode >= 300) return refusal(statusCode)
	return new Problem(502, 'model-unreachable', 'The language model could not be reached.', {
		retryable: true,
	})
}

const answerTooLong = () =>
	new Problem(502, 'model-answer-too-long', 'The language model’s response was too long.')

function refusal(status: number) {
	if (status === 429)
		return new Problem(429, 'model-quota', 'The quota of the language model is used up.', { retryable: true })
	const retryable = status === 408 || status >= 500
	return new Problem(502, 'model-refused', `The language model answered with status ${status}.`, {
		retryable,
	})
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import type { ModelRequest } from '#platform/language-model/model-stand-in.ts'
import {
	type OpenAiCompatibleOptions,
	openOpenAiCompatible,
} from '#platform/language-model/openai-compatible/openai-compatible-model.ts'
import { questionHash } from '#platform/language-model/question-hash.ts'
import { type Refusal, Turn } from './play-turns.ts'

/** A request without a recorded answer. */
export class Unanswered extends Error {}

type ObjectAsked = Parameters<LanguageModel['generateObject']>[0]

/** Who answered, or answers, the requests of a run. */
export type Source = {
	name: string
	/** Where its cassettes are in the folder of a part. */
	folder: string
	/** Answers what no cassette does; null where that stays open. */
	ask: {
		object: (asked: ObjectAsked) => Promise<unknown>
		/** The turn number `at` (from 0) of the request with this hash; `request` holds what was said before it. */
		nextTurn: (hash: string, request: ModelRequest, at: number) => Promise<Turn | Refusal>
	} | null
}

const careful = { name: 'a careful reader in place of a model', folder: '' }

/** Its recorded answers may have faults on purpose. */
export const isReader = ({ folder }: Source) => folder === careful.folder

/** Who answers a case, and, of a reader, the fault that they play in it. */
export const answeredBy = (source: Source, fault: string | undefined) =>
	isReader(source) && fault ? `${source.name}, who plays a fault: ${fault}` : source.name

/** Of a reader's case, the fault that they play and whether it came to what it should; nothing of a model's. */
export function describeRecording<Found extends object>(
	source: Source,
	{ fault = '', expected }: { fault?: string | undefined; expected: Found },
	found: Found,
) {
	if (!isReader(source)) return {}
	const keys = Object.keys(expected) as (keyof Found)[]
	return { fault, 'as expected': keys.every((key) => expected[key] === found[key]) }
}

/** The answers of the reader that are recorded. */
export const recordedReader: Source = { ...careful, ask: null }

/**
 * Asks people: a request that has no answer in `folder` is written there, as `HASH.question.json`, and its answer is read
 * from `HASH.answer.json` at the next run. For a request with tools that is a list of turns; where it ends before the
 * answer, the question shows what the tools gave.
 */
export function openReader(folder: string): Source {
	const readAnswer = (hash: string) => {
		const file = join(folder, `${hash}.answer.json`)
		return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
	}
	const ask = (hash: string, question: object) => {
		mkdirSync(folder, { recursive: true })
		writeFileSync(join(folder, `${hash}.question.json`), JSON.stringify(question, null, 1))
		return new Unanswered(`Request ${hash} waits for an answer in ${folder}.`)
	}
	return {
		...careful,
		ask: {
			async object(asked) {
				const hash = questionHash(asked)
				const answer = readAnswer(hash)
				if (answer !== undefined) return answer
				const { system, prompt, schema } = asked
				throw ask(hash, { system, prompt, answerShape: z.toJSONSchema(schema) })
			},
			async nextTurn(hash, { body: { messages, tools } }, at) {
				const turn = z.array(Turn).parse(readAnswer(hash) ?? [])[at]
				if (turn) return turn
				throw ask(hash, { messages, tools })
			},
		},
	}
}

/** The answers of a model that its service gives, each recorded in a folder of the model's own. */
export function openModel(options: OpenAiCompatibleOptions): Source {
	const model = openOpenAiCompatible(options)
	return {
		name: model.name,
		folder: model.name.replace(/[^\w.-]+/g, '-'),
		ask: { object: model.generateObject, nextTurn: (_, request) => forward(options, request) },
	}
}

const Answer = z.object({
	choices: z
		.array(
			z.object({
				message: z.object({
					content: z.string().nullish(),
					tool_calls: z
						.array(z.object({ function: z.object({ name: z.string(), arguments: z.string() }) }))
						.nullish(),
				}),
			}),
		)
		.min(1),
})

async function forward(
	{ url, key }: OpenAiCompatibleOptions,
	{ body }: ModelRequest,
): Promise<Turn | Refusal> {
	const answer = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
		body: JSON.stringify(body),
	})
	if (!answer.ok) return { status: answer.status, body: await answer.text() }
	const [choice] = Answer.parse(await answer.json()).choices
	const calls = choice?.message.tool_calls ?? []
	if (calls.length === 0) return { text: choice?.message.content ?? '' }
	return {
		use: calls.map(({ function: { name, arguments: given } }) => ({
			name,
			input: readArguments(given),
		})),
	}
}

/** The arguments of a tool as an object; anything else under a name that no tool has, so that it stays invalid. */
function readArguments(given: string): Record<string, unknown> {
	try {
		return z.record(z.string(), z.unknown()).parse(JSON.parse(given || '{}'))
	} catch {
		return { malformed: given }
	}
}

import type { z } from 'zod'

/** What a model can do, so that callers adapt to it and never to its name. */
type LanguageModelCapabilities = {
	streaming: boolean
	/** The longest system and prompt together, in characters. */
	maxPromptCharacters: number
}

/** What a service says an answer took, in tokens; 0 where it says nothing. */
export type ModelUsage = { inputTokens: number; outputTokens: number }

/** What a model is asked for: what it takes is counted apart. */
export type ModelUse = 'calls' | 'coach' | 'content' | 'role-play' | 'test'

/** Asked of a model: for what, how it is to behave, and how much it may say (tokens). */
type Asked = {
	use: ModelUse
	system: string
	signal: AbortSignal
	maxOutputTokens: number
	/** Hears what each answer took, also one that cannot be used. */
	onUsage?: ((usage: ModelUsage) => void) | undefined
}

/**
 * Something a model may look up or work out while it answers. `run` gets input of the shape asked for and answers what
 * becomes JSON; a Problem that it throws is told to the model as an error.
 */
export type ModelTool = {
	name: string
	description: string
	input: z.ZodType
	run(input: unknown): Promise<unknown>
}

/** A tool with the type of its input. */
export const modelTool = <Input extends z.ZodType>(tool: {
	name: string
	description: string
	input: Input
	run(input: z.output<Input>): Promise<unknown>
}): ModelTool => ({ ...tool, run: (input) => tool.run(tool.input.parse(input)) })

type ObjectAsked<T> = Asked & {
	schema: z.ZodType<T>
	prompt: string
	/** Where the service takes it, the same question with the same seed is answered alike. */
	seed?: number
}

/** A model that is asked for objects for one use. */
export type ObjectModel = Pick<LanguageModel, 'name' | 'capabilities'> & {
	// A property, so that a model that must be told the use is not taken for one.
	generateObject: <T>(ask: Omit<ObjectAsked<T>, 'use'>) => Promise<T>
}

/** The model for one use. */
export const objectModelFor = (model: LanguageModel, use: ModelUse): ObjectModel => ({
	name: model.name,
	capabilities: model.capabilities,
	generateObject: (ask) => model.generateObject({ ...ask, use }),
})

export type Message = { role: 'user' | 'assistant'; content: string }

/**
 * A language model, wherever it runs. What it answers is text from a stranger: callers verify it before anybody
 * sees it. All ways of asking throw the signal's reason when aborted, otherwise a `Problem` whose `retryable` says
 * whether asking again can help (code `model-quota`, status 429, when the service refuses for quota). Its message
 * holds no word of the prompt or of the answer.
 */
export type LanguageModel = {
	/** For people: the name of the model. */
	name: string
	capabilities: LanguageModelCapabilities
	/** An object of the shape asked for; an answer of any other shape is a `Problem`. */
	generateObject<T>(ask: ObjectAsked<T>): Promise<T>
	/** The answer to the last message, piece by piece as it is written. */
	streamText(ask: Asked & { messages: Message[] }): AsyncIterable<string>
	/**
	 * The answer to the last message, after at most `maxSteps` turns in which the model may use tools; `onTool` hears of each
	 * use before it runs. The last turn is without tools. Problem `model-without-tools` if the service refuses tools.
	 */
	answerWithTools(
		ask: Asked & {
			messages: Message[]
			tools: readonly ModelTool[]
			maxSteps: number
			onTool?: (name: string) => void
		},
	): Promise<string>
}

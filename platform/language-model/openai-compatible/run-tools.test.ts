import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '#platform/http/problem.ts'
import { modelTool } from '../language-model.ts'
import { type Reply, startModelStandIn } from '../model-stand-in.ts'
import { openOpenAiCompatible } from './openai-compatible-model.ts'

let replies: Reply[] = []
const standIn = await startModelStandIn(() => replies.shift() ?? 'Done.')
afterAll(() => standIn.close())
const model = openOpenAiCompatible({ url: standIn.url, key: null, model: 'tiny' })

const weather = modelTool({
	name: 'weather',
	description: 'Tells the weather of a city.',
	input: z.object({ city: z.string() }),
	run: async ({ city }) => {
		if (city === 'Atlantis') throw new Problem(404, 'no-such-city', 'There is no such city.')
		return `It rains in ${city}.`
	},
})
const use = (city: unknown): Reply => ({ use: [{ name: 'weather', input: { city } }] })
const used: string[] = []
const answer = (maxSteps = 4) => {
	standIn.requests.length = 0
	used.length = 0
	return model.answerWithTools({
		use: 'test',
		system: 'You talk about the weather.',
		messages: [{ role: 'user', content: 'And in Erie?' }],
		tools: [weather],
		maxSteps,
		maxOutputTokens: 100,
		signal: new AbortController().signal,
		onTool: (name) => used.push(name),
	})
}
const told = () => standIn.requests.at(-1)?.body.messages.at(-1)

test('a tool is run with what the model asks for, and the model answers with what it gives', async () => {
	replies = [use('Erie'), 'It rains.']
	expect(await answer()).toBe('It rains.')
	expect(used).toEqual(['weather'])
	expect(told()).toMatchObject({ role: 'tool' })
	expect(told()?.content).toContain('It rains in Erie.')
})

test('a tool that refuses, and input of another shape, are told to the model', async () => {
	replies = [use('Atlantis'), 'No idea.']
	expect(await answer()).toBe('No idea.')
	expect(told()?.content).toContain('There is no such city.')
	replies = [use(7), 'No idea.']
	expect(await answer()).toBe('No idea.')
	expect(used).toEqual([])
})

test('the last turn is without tools', async () => {
	replies = [use('Erie'), use('Kent'), 'It rains.']
	expect(await answer(3)).toBe('It rains.')
	expect(standIn.requests.map(({ body }) => body.tool_choice)).toEqual(['auto', 'auto', 'none'])
})

test('a service that refuses tools is told apart from one that fails', async () => {
	replies = [{ status: 400, body: '{"error":{"message":"tools are not supported"}}' }]
	await expect(answer()).rejects.toMatchObject({ code: 'model-without-tools' })
	replies = [{ status: 429, body: '{}' }]
	await expect(answer()).rejects.toMatchObject({ code: 'model-quota', retryable: true })
})

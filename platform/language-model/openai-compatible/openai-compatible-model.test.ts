import { afterAll, expect, test } from 'vitest'
import { expectLanguageModel, Greeting, greeting } from '../conformance.ts'
import { type ModelRequest, startModelStandIn } from '../model-stand-in.ts'
import { openOpenAiCompatible } from './openai-compatible-model.ts'

const never = new AbortController().signal
const asked = {
	use: 'test' as const,
	system: 'You greet people.',
	prompt: 'Greet.',
	signal: never,
	maxOutputTokens: 100,
}
const goodAnswer = ({ body }: ModelRequest) => (body.stream ? greeting : JSON.stringify({ greeting }))

async function service(reply: Parameters<typeof startModelStandIn>[0]) {
	const standIn = await startModelStandIn(reply)
	afterAll(() => standIn.close())
	return { ...standIn, open: () => openOpenAiCompatible({ url: standIn.url, key: 'secret', model: 'tiny' }) }
}

const good = await service(goodAnswer)
const silent = await service(() => new Promise(() => {}))
const answering = async (status: number, body: string) => (await service(() => ({ status, body }))).open
const saying = async (text: string) => (await service(() => text)).open
const impatient = () => openOpenAiCompatible({ url: silent.url, key: null, model: 'tiny', patience: 50 })
const nowhere = () => openOpenAiCompatible({ url: 'http://127.0.0.1:9/v1', key: null, model: 'tiny' })
const echo = JSON.stringify({ error: { message: 'You asked: Greet.' } })
const unreadable = { code: 'model-answer-unreadable', retryable: false }

expectLanguageModel(good.open, silent.open, [
	{ because: 'a used-up quota', open: await answering(429, echo), code: 'model-quota', retryable: true },
	{
		because: 'a service that broke',
		open: await answering(503, 'sorry'),
		code: 'model-refused',
		retryable: true,
	},
	{ because: 'a wrong key', open: await answering(401, echo), code: 'model-refused', retryable: false },
	{
		because: 'a prompt it will not take',
		open: await answering(400, echo),
		code: 'model-refused',
		retryable: false,
	},
	{ because: 'a service that is not there', open: nowhere, code: 'model-unreachable', retryable: true },
	{ because: 'a service that is too slow', open: impatient, code: 'model-too-slow', retryable: true },
	{ because: 'an answer that is a page', open: await answering(200, '<html>Greet.'), ...unreadable },
	{ because: 'an answer without an object', open: await saying('I would rather not greet.'), ...unreadable },
	{ because: 'an answer of another shape', open: await saying('{"greeting":{"Greet.":1}}'), ...unreadable },
	{ because: 'an answer that breaks off', open: await saying('{"greeting":"Greet'), ...unreadable },
	{
		because: 'an answer without end',
		open: await saying('greet '.repeat(1_000_000)),
		code: 'model-answer-too-long',
		retryable: false,
	},
])

test('the shape is asked for in the prompt and beside it', async () => {
	good.requests.length = 0
	await good.open().generateObject({ ...asked, schema: Greeting })
	const [request] = good.requests
	expect(request).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer secret' })
	expect(request?.body).toMatchObject({
		model: 'tiny',
		max_tokens: 100,
		response_format: { type: 'json_schema', json_schema: { schema: { required: ['greeting'] } } },
		messages: [
			{ role: 'system', content: expect.stringContaining('"required":["greeting"]') },
			{ role: 'user', content: 'Greet.' },
		],
	})
})

test.each([
	{ because: 'seed', refuses: ({ seed }: ModelRequest['body']) => seed !== undefined },
	{ because: 'temperature', refuses: ({ temperature }: ModelRequest['body']) => temperature !== undefined },
])(
	'asks for the same answer each time, unless the service takes no $because',
	async ({ because, refuses }) => {
		const sampling = await service((request) =>
			refuses(request.body) ? { status: 400, body: echo } : goodAnswer(request),
		)
		const model = sampling.open()
		for (let n = 0; n < 2; n++)
			expect(await model.generateObject({ ...asked, schema: Greeting, seed: 7 })).toEqual({ greeting })
		const ways = [
			{ seed: 7, temperature: 0 },
			{ seed: undefined, temperature: 0 },
			{ seed: undefined, temperature: undefined },
		]
		const last = because === 'seed' ? 1 : 2
		expect(sampling.requests.map(({ body }) => ({ seed: body.seed, temperature: body.temperature }))).toEqual(
			[...ways.slice(0, last + 1), ways[last]],
		)
		expect(sampling.requests.every(({ body }) => body.response_format)).toBe(true)
	},
)

test('stops sending schemas to a service that does not support them', async () => {
	const old = await service((request) =>
		request.body.response_format ? { status: 400, body: echo } : goodAnswer(request),
	)
	const model = old.open()
	for (let n = 0; n < 2; n++) {
		expect(await model.generateObject({ ...asked, schema: Greeting })).toEqual({ greeting })
	}
	expect(old.requests.map(({ body }) => Boolean(body.response_format))).toEqual([
		true,
		true,
		true,
		false,
		false,
	])
})

test('an object among other words is found', async () => {
	const chatty = await saying(`Sure! Here it is:\n\`\`\`json\n{"greeting":"Hello"}\n\`\`\`\nAnything else?`)
	expect(await chatty().generateObject({ ...asked, schema: Greeting })).toEqual({ greeting: 'Hello' })
})

test('removes characters that cannot be stored from objects and streams', async () => {
	const unclean = await service(({ body }) =>
		body.stream ? 'Good\0 day' : '{"greeting":"Good\\u0000 \\ud800day"}',
	)
	expect(await unclean.open().generateObject({ ...asked, schema: Greeting })).toEqual({
		greeting: 'Good \uFFFDday',
	})
	const stream = unclean.open().streamText({ ...asked, messages: [{ role: 'user', content: 'Greet.' }] })
	expect((await Array.fromAsync(stream)).join('')).toBe('Good day')
})

test('a stream that fails tells why', async () => {
	const refused = await answering(429, echo)
	const stream = refused().streamText({ ...asked, messages: [{ role: 'user', content: 'Greet.' }] })
	await expect(Array.fromAsync(stream)).rejects.toMatchObject({ status: 429, code: 'model-quota' })
})

test('a prompt leaves room for the answer in what the model reads at a time', () => {
	const model = openOpenAiCompatible({ url: good.url, key: null, model: 'tiny', contextTokens: 16_000 })
	expect(model.capabilities.maxPromptCharacters).toBe(32_000)
})

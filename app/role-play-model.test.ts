import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Reply, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { someApp } from './fixtures/app.ts'
import type { Client } from './fixtures/call.ts'
import { complete, greeting, say, somePractice } from './fixtures/practice.ts'

let maya: Client

beforeAll(async () => {
	const app = await someApp({}, afterAll)
	maya = await app.signIn('maya.ortiz')
})

test('a language model words what the prospect says; failing or out of character, it changes nothing', async () => {
	let reply: (line: string) => Reply | Promise<Reply> = () => ''
	const Prompt = z.object({ line: z.string(), call: z.array(z.array(z.string())) })
	const model = await startModelStandIn(({ body }) =>
		reply(Prompt.parse(JSON.parse(body.messages[1]?.content ?? '')).line),
	)
	afterAll(() => model.close())
	const modeled = await someApp({ MODEL_URL: model.url, MODEL_NAME: 'tiny' })
	const client = await modeled.signIn('maya.ortiz')
	const [withModel, without] = [
		await somePractice(client, { seed: 5 }),
		await somePractice(maya, { seed: 5 }),
	]
	const lastLines = async (message: string) =>
		[await say(client, withModel.id, message), await say(maya, without.id, message)].map(
			({ conversation }) => conversation.at(-1)?.message ?? '',
		)

	reply = (line) => JSON.stringify({ line: `Honestly, ${line}` })
	const [worded, builtIn] = await lastLines(greeting)
	expect(worded).toBe(`Honestly, ${builtIn}`)
	const prompt = model.requests[0]?.body.messages.map(({ content }) => content).join('\n') ?? ''
	expect(prompt).toContain(greeting)
	expect(prompt).not.toContain('daughter offered')

	const exams = [
		await somePractice(client, { isExam: true, seed: 5 }),
		await somePractice(maya, { isExam: true, seed: 5 }),
	]
	const [hers, plain] = [
		await say(client, exams[0]?.id ?? '', greeting),
		await say(maya, exams[1]?.id ?? '', greeting),
	]
	expect(hers.conversation.at(-1)?.message).toBe(plain.conversation.at(-1)?.message)
	expect(model.requests.length).toBe(1)

	const failures: ((line: string) => Reply | Promise<Reply>)[] = [
		(line) => JSON.stringify({ line: `As an AI language model I say: ${line}` }),
		(line) => JSON.stringify({ line: `${line} And my son owes $9,999.` }),
		() => ({ status: 500, body: '{}' }),
		() => 'no object at all',
		() => new Promise<Reply>(() => {}),
	]
	const asks = [
		'How long has it been?',
		'What do you owe?',
		'Who helps you?',
		'What worries you?',
		'Anything else?',
	]
	for (const [at, failure] of failures.entries()) {
		reply = failure
		const [stood, stands] = await lastLines(asks[at] ?? '')
		expect(stood).toBe(stands)
	}
	expect(model.requests.length).toBe(1 + failures.length)
})

test('while a model thinks nothing waits for it', async () => {
	let thinking = Promise.withResolvers<string>()
	const model = await startModelStandIn(() => thinking.promise)
	afterAll(() => model.close())
	const modeled = await someApp({ MODEL_URL: model.url, MODEL_NAME: 'tiny' })
	const client = await modeled.signIn('maya.ortiz')
	const { id } = await somePractice(client)
	const name = randomUUID()
	const first = say(client, id, greeting, name)
	await expect.poll(() => model.requests.length).toBe(1)
	const [, rep, prospect] = (await say(client, id, greeting, name)).conversation
	expect(rep?.message).toBe(greeting)
	thinking.resolve(JSON.stringify({ line: `Honestly, ${prospect?.message}` }))
	expect((await first).conversation).toMatchObject([{}, rep, { message: `Honestly, ${prospect?.message}` }])

	thinking = Promise.withResolvers<string>()
	const second = say(client, id, 'How long has it been like that?')
	await expect.poll(() => model.requests.length).toBe(2)
	const { session } = await complete(client, id)
	thinking.resolve(JSON.stringify({ line: `Honestly, ${session.conversation.at(-1)?.message}` }))
	expect(await second).toEqual(session)
})

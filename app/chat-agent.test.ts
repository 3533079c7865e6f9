import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Person } from '#features/people/contract.ts'
import { createRecording } from '#features/recordings/index.ts'
import { type Reply, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { ask, askAsStream, chat, question, readConversation, readStream } from './fixtures/chat.ts'
import { someListeningApp } from './fixtures/listening-app.ts'

/** What the model says, one after another. */
let replies: Reply[] = []
let model: Awaited<ReturnType<typeof startModelStandIn>>
let app: Awaited<ReturnType<typeof someListeningApp>>
let maya: Awaited<ReturnType<typeof app.signIn>>
let dana: typeof maya
let others: typeof maya

beforeAll(async () => {
	model = await startModelStandIn(() => replies.shift() ?? 'I do not know.')
	afterAll(() => model.close())
	app = await someListeningApp({ MODEL_URL: model.url, MODEL_NAME: 'tiny' }, afterAll)
	maya = await app.signIn('maya.ortiz')
	dana = await app.signIn('dana.whitfield')
	others = dana
	await app.work()
})
beforeEach(() => {
	replies = []
	model.requests.length = 0
})

const use = (name: string, input: object = {}): Reply => ({ use: [{ name, input }] })
/** The tool results sent to the model in its latest request. */
const told = () =>
	(model.requests.at(-1)?.body.messages ?? [])
		.filter(({ role }) => role === 'tool')
		.map(({ content }) => content)
const spouse = 'A decision about money belongs to both of them, so offer a call with both.'
const period = { from: null, before: null }

/** A scored call of Dana's, which a rep may not see. */
async function someCallOfDana() {
	const owner = Person.parse(await (await others.request('/api/user')).json())
	const said = [
		'Hello, this is Dana with Northfield.',
		'Hi, this is Walter Finch.',
		'Every creditor will settle.',
	]
	const segments = said.map((text, at) => ({
		speaker: at === 1 ? ('customer' as const) : ('rep' as const),
		text,
		start: at * 8,
		end: at * 8 + 7,
		confidence: null,
	}))
	const id = randomUUID()
	const recording = { id, owner, originalName: 'finch.txt', audio: null, transcriptFile: { segments } }
	await createRecording(app.services, recording)
	const status = async () => {
		const call = (await (await dana.request(`/api/recordings/${id}`)).json()) as { status: string }
		return call.status
	}
	await expect.poll(status, { timeout: 20_000 }).toBe('analyzed')
	return id
}

test('the model looks things up, says so on the way, and its answer names it and what it rests on', async () => {
	replies = [use('search_guide', { query: 'spouse' }), use('read_entry', { id: 'spouse' }), spouse]
	const { events, written } = await readStream(await maya.fetch(chat, askAsStream({ message: question })))
	expect(events.map(({ event }) => event)).toEqual(['step', 'step', 'piece', 'done'])
	expect(events.slice(0, 2).map(({ data }) => data)).toEqual(['Searching the guide', 'Reading the guide'])
	expect(written).toBe(spouse)
	const reply = JSON.parse(events.at(-1)?.data ?? '')
	expect(reply).toMatchObject({
		response: spouse,
		answeredBy: 'tiny',
		sources: [{ kind: 'guide', href: '/ai-coach?entry=spouse' }],
	})
	const [message] = (await readConversation(maya, reply.sessionId)).messages
	expect(message).toMatchObject({ response: spouse, answeredBy: 'tiny' })
})

describe('a question in Spanish', () => {
	const asked = '¿Qué le digo si primero quiere hablar con su esposo?'
	const translated = 'La decisión sobre el dinero es de los dos, así que ofrezca una llamada con ambos.'
	const inAnswerTo = async (...translations: Reply[]) => {
		replies = [use('read_entry', { id: 'spouse' }), spouse, ...translations]
		return (await ask(maya, asked)).response
	}
	const translation = (text: string) => JSON.stringify({ translation: text })

	test('is answered in Spanish, translated from the answer that was verified and back', async () => {
		expect(await inAnswerTo(translation(translated), translation(spouse))).toBe(translated)
		const [, into, back] = model.requests
			.slice(-3)
			.map(({ body }) => body.messages.map(({ content }) => content))
		expect(into).toEqual([expect.stringContaining('into Spanish'), spouse])
		expect(back).toEqual([expect.stringContaining('into English'), translated])
	})

	test.each([
		['another figure', [translation(`${translated} Cuesta 500.`)]],
		[
			'a decimal for a whole number',
			[translation(`${translated} Son 2,5.`), translation(`${spouse} It is 25.`)],
		],
		['another paragraph', [translation(`${translated}\n\nLe garantizo el resultado.`)]],
		['a link', [translation(`[Haga clic](https://example.com) ${translated}`)]],
		['English', [translation(spouse)]],
		['a promise', [translation(translated), translation('I guarantee that we will cut your debt in half.')]],
		[
			'something else',
			[
				translation(translated),
				translation('Tomatoes ripen while gardeners water vegetable beds every morning before breakfast.'),
			],
		],
		['no object', ['Hola.']],
		['nothing', [{ status: 500, body: '{}' }]],
	] as const)('is answered in English where the translation has %s', async (_, translations) => {
		expect(await inAnswerTo(...translations)).toBe(spouse)
	})
})

test('a question in English asks for no translation', async () => {
	replies = [use('read_entry', { id: 'spouse' }), spouse]
	await ask(maya, question)
	expect(model.requests).toHaveLength(2)
})

test('sends the model the asker and the conversation, and offers it tools instead of the built-in answer', async () => {
	replies = [use('read_entry', { id: 'spouse' }), spouse]
	const { sessionId } = await ask(maya, question)
	replies = [use('read_entry', { id: 'spouse' }), spouse]
	await ask(maya, 'How do I answer the spouse objection?', { sessionId })
	const [first] = model.requests
	const { messages, tools } = model.requests[2]?.body ?? {}
	expect(messages?.[0]?.content).toContain('Maya Ortiz, a sales rep')
	expect(messages?.slice(1).map(({ content }) => content)).toEqual([
		question,
		spouse,
		'How do I answer the spouse objection?',
	])
	expect(first?.body.tools?.map((tool) => tool.function.name)).toEqual([
		'search_guide',
		'read_entry',
		'check_line',
		'list_calls',
		'find_calls',
		'read_call',
		'call_figures',
		'start_practice',
		'find_moments',
		'my_assignments',
	])
	expect(tools).toHaveLength(10)
})

test.each([
	['a figure of its own', `${spouse} 83 percent of calls with both close.`],
	['a promise', `${spouse}\n\n> “I guarantee that we will cut your debt in half.”`],
	['a clearance', `${spouse} That is perfectly legal to say.`],
	['a rule of its own', `${spouse} See 16 CFR 999.9.`],
	['something else', 'Garlic bread needs plenty of cloves, and butter that is soft before the oven is hot.'],
])('an answer with %s goes back with the reason, and the mended one is shown', async (_, wrong) => {
	replies = [use('read_entry', { id: 'spouse' }), wrong, spouse]
	const { response, answeredBy } = await ask(maya, question)
	expect([response, answeredBy]).toEqual([spouse, 'tiny'])
	const [refused, reasons] = model.requests.at(-1)?.body.messages.slice(-2) ?? []
	expect(refused?.content).toBe(wrong)
	expect(reasons?.content).toContain('Your answer was not shown')
})

test('after three answers that cannot be shown the built-in answer is given, and says so', async () => {
	const wrong = `${spouse} 83 percent of calls with both close.`
	replies = [use('read_entry', { id: 'spouse' }), wrong, wrong, wrong]
	const { response, answeredBy, sources } = await ask(maya, question)
	expect(response).toContain('This is Candor’s built-in answer.')
	expect(response).not.toContain('83')
	expect(answeredBy).toBeNull()
	expect(sources.length).toBeGreaterThan(0)
	expect(model.requests).toHaveLength(4)
})

test('an answer without end is asked for again', async () => {
	replies = [use('read_entry', { id: 'spouse' }), 'Offer a call. '.repeat(300_000), spouse]
	const { response, answeredBy } = await ask(maya, question)
	expect([response, answeredBy]).toEqual([spouse, 'tiny'])
})

test('an answer for which nothing was looked up is not shown', async () => {
	replies = [spouse, use('read_entry', { id: 'spouse' }), spouse]
	expect((await ask(maya, question)).answeredBy).toBe('tiny')
	expect(model.requests.at(-2)?.body.messages.at(-1)?.content).toContain('look things up first')
})

test('a model that never stops using tools is stopped', async () => {
	replies = Array.from({ length: 60 }, () => use('search_guide', { query: 'spouse' }))
	expect((await ask(maya, question)).answeredBy).toBeNull()
	expect(model.requests.length).toBeLessThanOrEqual(24)
})

describe('calls', () => {
	const aboutCalls = 'How was my last call?'

	test('a rep’s tools show their own calls alone, whatever the model asks for', async () => {
		const id = await someCallOfDana()
		replies = [
			use('read_call', { id }),
			use('call_figures', { whose: 'team', ...period }),
			use('list_calls', { whose: 'team', most: 5, ...period }),
			use('find_calls', { name: 'Finch', whose: 'team' }),
			use('find_moments', { words: 'creditor settle' }),
			'I do not know.',
		]
		await ask(maya, aboutCalls)
		const [call, figures, list, named, moments] = told()
		expect(call).toContain('There is no such call.')
		for (const answer of [figures, list, named]) expect(answer).toContain('error')
		expect(told().join()).not.toContain('Finch')
		expect(moments).not.toContain(id)
	})

	test('that a tool refuses may be said', async () => {
		const refused = 'That is only available to administrators.'
		replies = [use('call_figures', { whose: 'team', ...period }), refused]
		const { response, answeredBy } = await ask(maya, aboutCalls)
		expect([response, answeredBy]).toEqual([refused, 'tiny'])
	})

	test('an administrator’s tools show the team’s, and a figure they give may be said', async () => {
		const id = await someCallOfDana()
		replies = [
			use('read_call', { id }),
			use('call_figures', { whose: 'team', ...period }),
			'The call ended with no deal, and one prohibited statement was found on it.',
		]
		const { response, sources, answeredBy } = await ask(dana, aboutCalls)
		expect(told()[0]).toContain('finch.txt')
		expect(told()[1]).toMatch(/\d+ calls?, from/)
		expect([answeredBy, sources.map(({ href }) => href)]).toEqual(['tiny', [`/recordings/${id}`]])
		expect(response).toContain('no deal')
	})
})

test('a line that is to be checked and a model that fails are answered as without tools', async () => {
	replies = []
	const { answeredBy } = await ask(maya, 'Can I say "I guarantee we will cut your debt in half"?')
	expect(answeredBy).toBeNull()
	expect(model.requests).toEqual([])
	replies = [{ status: 500, body: '{}' }]
	const failed = await maya.request(chat, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ message: question }),
	})
	expect([failed.status, await failed.json()]).toMatchObject([502, { code: 'model-refused' }])
})

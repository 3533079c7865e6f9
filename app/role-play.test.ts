import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Learned, PracticeSession, PracticeSummary, Scenario } from '#features/role-play/contract.ts'
import { type Reply, startModelStandIn } from '#platform/language-model/model-stand-in.ts'
import { someCall, whenScored } from './some-call.ts'
import { postJson, someHouse } from './some-house.ts'

type House = Awaited<ReturnType<typeof someHouse>>
type Client = Awaited<ReturnType<House['signIn']>>

const sessions = '/api/roleplay/sessions'
const Answer = z.object({ session: PracticeSession })
const Completed = Answer.extend({ analysis: z.object({ overallScore: z.number() }) })
const codeOf = async (answer: Response) => z.object({ code: z.string() }).parse(await answer.json()).code

let house: House
let maya: Client
let dana: Client

beforeAll(async () => {
	house = await someHouse({}, afterAll)
	maya = await house.signIn('maya.ortiz')
	dana = await house.signIn('dana.whitfield')
})

const start = async (client: Client, asked: object = {}) => {
	const answer = await postJson(client, sessions, { scenarioId: 'hesitant-prospect', ...asked })
	expect(answer.status).toBe(201)
	return PracticeSession.parse(await answer.json())
}
const read = async (client: Client, id: string) =>
	PracticeSession.parse(await (await client.request(`${sessions}/${id}`)).json())
const say = async (client: Client, id: string, message: string, clientMessageId?: string) => {
	const answer = await postJson(client, `${sessions}/${id}/message`, { message, clientMessageId })
	expect(answer.status).toBe(200)
	return Answer.parse(await answer.json()).session
}
const complete = async (client: Client, id: string) => {
	const answer = await client.request(`${sessions}/${id}/complete`, { method: 'POST' })
	expect(answer.status).toBe(200)
	return Completed.parse(await answer.json())
}
const patch = (client: Client, id: string, body: object) =>
	client.request(`${sessions}/${id}`, {
		method: 'PATCH',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
const list = async (client: Client, query = '') => {
	const answer = await client.request(`${sessions}${query}`)
	expect(answer.status).toBe(200)
	const page = PracticeSummary.array().parse(await answer.json())
	return { page, total: Number(answer.headers.get('X-Total-Count')), link: answer.headers.get('Link') }
}
const scenariosOf = async (client: Client) =>
	Scenario.array().parse(await (await client.request('/api/roleplay/scenarios')).json())

const greeting =
	'Hi, this is Maya with Northfield Debt Relief on a recorded line. What has been going on with the cards?'

test('a session lives from the first words to its results', async () => {
	const begun = await start(maya)
	expect(begun).toMatchObject({
		status: 'in_progress',
		overallScore: null,
		isSaved: false,
		title: 'Hesitant Prospect',
	})
	expect(begun.conversation).toMatchObject([{ speaker: 'ai' }])

	const answered = await say(maya, begun.id, greeting)
	expect(answered.conversation.map(({ speaker }) => speaker)).toEqual(['ai', 'user', 'ai'])
	const [, rep, prospect] = answered.conversation
	expect(rep).toMatchObject({ message: greeting, analysis: { findings: [], coaching: expect.any(String) } })
	expect(prospect?.message).not.toBe('')

	await say(maya, begun.id, 'That sounds hard. How are you managing the payments at the moment?')
	await say(maya, begun.id, 'What would you like to see change, if it could?')
	const { session, analysis } = await complete(maya, begun.id)
	expect(session).toMatchObject({ status: 'completed', conversation: { length: 7 } })
	expect(analysis).toEqual({ overallScore: session.overallScore })
	expect(session.replay).toHaveLength(3)
	expect(session.feedback.actions.length).toBeGreaterThan(0)
	expect(await complete(maya, begun.id)).toEqual({ session, analysis })
	expect(await read(maya, begun.id)).toEqual(session)

	const late = await postJson(maya, `${sessions}/${begun.id}/message`, { message: 'One more thing.' })
	expect(late.status).toBe(409)
	expect(await late.json()).toMatchObject({ code: 'session-completed', error: expect.any(String) })
})

test('a session is saved under a name, listed newest first page by page, and erased', async () => {
	const first = await start(maya)
	const second = await start(maya)
	expect(
		PracticeSession.parse(await (await patch(maya, first.id, { title: ' My  first ' })).json()),
	).toMatchObject({
		title: 'My  first',
		isSaved: true,
	})
	expect((await patch(maya, first.id, { title: '  ' })).status).toBe(400)
	expect((await patch(maya, first.id, { title: '\u0000' })).status).toBe(400)

	const { page, total } = await list(maya, '?status=in_progress')
	expect(page.slice(0, 2)).toMatchObject([
		{ id: second.id, title: 'Hesitant Prospect', isSaved: false, messages: 1, prospectName: 'Walter' },
		{ id: first.id, title: 'My  first', isSaved: true },
	])
	expect(total).toBe(page.length)
	const one = await list(maya, '?limit=1')
	const next = /<([^>]+)>/.exec(one.link ?? '')?.[1] ?? ''
	const two = PracticeSummary.array().parse(await (await maya.request(next)).json())
	expect([one.page[0]?.id, two[0]?.id]).toEqual([second.id, first.id])
	expect((await maya.request(`${sessions}?cursor=nonsense`)).status).toBe(400)

	expect((await maya.request(`${sessions}/${first.id}`, { method: 'DELETE' })).status).toBe(200)
	expect((await maya.request(`${sessions}/${first.id}`)).status).toBe(404)
	const { rows } = await house.services.db.execute(
		sql`select action from audit_events where subject_id = ${first.id}`,
	)
	expect(rows).toEqual([{ action: 'practice.deleted' }])
})

test('a session is nobody else’s, an administrator’s neither, and a stranger’s not at all', async () => {
	const { id } = await start(maya)
	const status = async (
		client: { request: (path: string, init?: RequestInit) => Response | Promise<Response> },
		method: string,
		path: string,
		body?: object,
	) => {
		const headers = { 'content-type': 'application/json' }
		const answer = await client.request(path, { method, headers, body: body && JSON.stringify(body) })
		return [method, path, answer.status]
	}
	const own = [
		['GET', `${sessions}/${id}`],
		['POST', `${sessions}/${id}/message`, { message: 'Hello?' }],
		['POST', `${sessions}/${id}/complete`],
		['PATCH', `${sessions}/${id}`, { title: 'Mine' }],
		['DELETE', `${sessions}/${id}`],
	] as const
	const others = [
		['GET', sessions],
		['POST', sessions, { scenarioId: 'hesitant-prospect' }],
		['GET', '/api/roleplay/scenarios'],
		['POST', '/api/roleplay/create-from-recording', { recordingId: randomUUID(), scenarioName: 'Mine' }],
		['POST', '/api/roleplay/update-ai-learning'],
		['GET', '/api/roleplay/learned'],
	] as const
	for (const [method, path, body] of [...own, ...others])
		expect(await status(house.api, method, path, body)).toEqual([method, path, 401])
	for (const [method, path, body] of own)
		expect(await status({ request: dana.request }, method, path, body)).toEqual([method, path, 404])
	expect((await list(dana)).page.some((session) => session.id === id)).toBe(false)
	expect((await read(maya, id)).conversation).toHaveLength(1)
})

test('a message sent twice is taken once', async () => {
	const { id } = await start(maya)
	const name = randomUUID()
	const first = await say(maya, id, greeting, name)
	expect(await say(maya, id, greeting, name)).toEqual(first)
	const both = await Promise.all([
		say(maya, id, 'Are you there?', name),
		say(maya, id, 'Are you there?', name),
	])
	expect(both).toEqual([first, first])
})

test('of two messages at once none is lost and none doubled', async () => {
	const { id } = await start(maya)
	const said = ['How much do you owe?', 'What worries you most?', 'Who else decides with you?']
	const twice = said.flatMap((message) => {
		const name = randomUUID()
		return [say(maya, id, message, name), say(maya, id, message, name)]
	})
	await Promise.all(twice)
	const { conversation } = await read(maya, id)
	expect(conversation.map(({ speaker }) => speaker).join(' ')).toBe('ai user ai user ai user ai')
	expect(
		conversation.flatMap(({ speaker, message }) => (speaker === 'user' ? [message] : [])).sort(),
	).toEqual(said.toSorted())
})

test('what cannot be a message is refused', async () => {
	const { id } = await start(maya)
	for (const message of ['', '   ', '\u0000\u0007', 'x'.repeat(2_001), 'x'.repeat(1_000_000), 42, null]) {
		const answer = await postJson(maya, `${sessions}/${id}/message`, { message })
		expect(answer.status).toBe(400)
		expect(await answer.json()).toHaveProperty('error')
	}
	const unnamed = await postJson(maya, `${sessions}/${id}/message`, { message: 'Hi', clientMessageId: 'one' })
	expect(unnamed.status).toBe(400)
	expect((await postJson(maya, sessions, { scenarioId: 'nobody' })).status).toBe(404)
	expect((await postJson(maya, sessions, {})).status).toBe(400)
	expect((await postJson(maya, sessions, { scenarioId: 'hesitant-prospect', seed: -1 })).status).toBe(400)
	expect((await read(maya, id)).conversation).toHaveLength(1)
})

test('a prospect who has left the call says no more', async () => {
	const { id } = await start(maya, { scenarioId: 'skeptical-prospect' })
	let session = await read(maya, id)
	for (let insult = 0; insult < 12 && !session.outcome; insult++)
		session = await say(maya, id, `Shut up, you stupid deadbeat. Number ${insult}, idiot.`)
	expect(session.outcome).toBe('hung_up')
	const late = await postJson(maya, `${sessions}/${id}/message`, { message: 'Wait, I am sorry.' })
	expect([late.status, await codeOf(late)]).toEqual([409, 'call-over'])
	expect((await complete(maya, id)).session).toMatchObject({ passed: false, outcome: 'hung_up' })
})

test('an unlawful claim is shown at once, with its rule', async () => {
	const { id } = await start(maya)
	const { conversation } = await say(maya, id, 'I guarantee that we will cut your debt in half.')
	expect(conversation[1]?.analysis.findings).toContainEqual(
		expect.objectContaining({ severity: 'critical', citation: expect.stringContaining('CFR') }),
	)
	expect(conversation[1]?.analysis.effectiveness).toBeLessThanOrEqual(2)
	const { session } = await complete(maya, id)
	expect(session.passed).toBe(false)
	expect(session.overallScore).toBeLessThan(70)
})

test('the same seed plays the same prospect to everybody; an exam keeps its coaching to the end', async () => {
	const asked = { scenarioId: 'price-objection', seed: 7, isExam: true }
	const [one, two] = [await start(maya, asked), await start(dana, asked)]
	for (const message of [greeting, 'How much comes in a month, and what is left?', 'We charge 25% of it.']) {
		const [hers, danas] = [await say(maya, one.id, message), await say(dana, two.id, message)]
		const lines = ({ conversation }: PracticeSession) => conversation.map((each) => each.message)
		expect(lines(hers)).toEqual(lines(danas))
		expect(hers.conversation.every(({ analysis }) => analysis.coaching === null)).toBe(true)
	}
	const claiming = await say(maya, one.id, 'I guarantee that we will cut your debt in half.')
	const [claim] = claiming.conversation.at(-2)?.analysis.findings ?? []
	expect(claim).toMatchObject({ citation: expect.stringContaining('CFR'), sayInstead: null })
	const { session } = await complete(maya, one.id)
	expect(session.conversation[1]?.analysis.coaching).toEqual(expect.any(String))
	expect(session.conversation.at(-2)?.analysis.findings[0]?.sayInstead).toEqual(expect.any(String))
})

test('what the prospect hides, feels and needs never leaves the server', async () => {
	const { id } = await start(maya)
	await say(maya, id, greeting)
	const [session, scenarios] = await Promise.all(
		[`${sessions}/${id}`, '/api/roleplay/scenarios'].map(async (path) => (await maya.request(path)).text()),
	)
	for (const text of [session, scenarios])
		for (const secret of [
			'patienceLeft',
			'trustNeeded',
			'"mood"',
			'"hidden"',
			'"traps"',
			'dodges',
			'"played"',
		])
			expect(text).not.toContain(secret)
})

test('there are more than fifteen scenarios, the three of the home page among them', async () => {
	const scenarios = await scenariosOf(maya)
	expect(scenarios.length).toBeGreaterThanOrEqual(15)
	const titles = scenarios.map(({ title, difficulty }) => [title, difficulty])
	expect(titles).toContainEqual(['Hesitant Prospect', 'beginner'])
	expect(titles).toContainEqual(['Price Objection', 'intermediate'])
	expect(titles).toContainEqual(['Skeptical Prospect', 'advanced'])
})

/** Everything a prospect says while a rep asks around, in lower case. */
async function talk(client: Client, session: PracticeSession) {
	let heard = session
	const asks = [
		greeting,
		'How long has it been like that?',
		'Who else is at home with you?',
		'What do you earn in a month?',
		'What is left when everything is paid?',
		'What have you tried so far?',
		'What would be better if this was gone?',
		'How do you feel about the letters that come?',
		'Let me tell you how the program works. You save into an account that you own.',
		'Which of them worries you most?',
		'When did you last talk to them?',
		'What would you like to know from me?',
	]
	for (const message of asks) if (!heard.outcome) heard = await say(client, session.id, message)
	return heard.conversation
		.map(({ message }) => message)
		.join('\n')
		.toLowerCase()
}

const customerSays = [
	'How do I know this is not a scam? Denise Porter does not fall for that.',
	'Honestly this whole thing sounds like a scam to me.',
	'My brother says calls like this are always a scam.',
	'I looked you up and it smells like a scam to me.',
	'So what makes you any different from the scammers?',
	'You could be a scam for all I know about you.',
]
const spokenCall = (objection: string) =>
	[
		['rep', 'Hi, this is Maya with Northfield Debt Relief on a recorded line. Who am I speaking with?'],
		['customer', 'This is Denise Porter.'],
		['rep', 'Thanks, Denise. What do you owe at the moment?'],
		['customer', "I owe $18,430 on my cards and I can't keep up with the minimums. I make $3,140 a month."],
		['rep', 'I am sorry. Let me tell you how the program works.'],
		['customer', objection],
		['rep', 'Fair. Look us up with your attorney general, and call back on the number you find there.'],
		['customer', 'Okay. I got sued by one of them too. I have not told my husband.'],
	] as const

test('a call becomes a scenario: its words and figures, and nobody’s name', async () => {
	await house.work()
	const id = await someCall(house, maya, spokenCall(customerSays[1] ?? ''))
	await whenScored(maya, id)
	const create = (client: Client, recordingId: string, scenarioName = 'My hard call') =>
		postJson(client, '/api/roleplay/create-from-recording', { recordingId, scenarioName })
	const answer = await create(maya, id)
	expect(answer.status).toBe(201)
	const scenario = Scenario.parse(await answer.json())
	expect(scenario).toMatchObject({ title: 'My hard call', tags: ['real-call-based'] })
	expect(scenario.objections).toContain('scam_fear')
	expect(scenario.scenarioContext).toContain('$18,500')
	expect(JSON.stringify(scenario)).not.toMatch(/denise|porter/i)
	expect((await scenariosOf(maya))[0]).toEqual(scenario)
	expect((await scenariosOf(dana)).some((each) => each.id === scenario.id)).toBe(false)

	const session = await start(maya, { scenarioId: scenario.id })
	expect(await talk(maya, session)).toContain('sounds like a scam')
	expect((await postJson(dana, sessions, { scenarioId: scenario.id })).status).toBe(404)

	const again = Scenario.parse(await (await create(maya, id, 'Another name')).json())
	expect(again).toMatchObject({ id: scenario.id, title: 'Another name' })
	const team = Scenario.parse(await (await create(dana, id, 'For the team')).json())
	expect((await scenariosOf(maya)).map((each) => each.id)).toContain(team.id)

	const danas = await someCall(house, dana, spokenCall('I want to think about it.'))
	expect((await create(maya, danas)).status).toBe(404)
	expect((await create(maya, 'no-such')).status).toBe(404)
	const short = await someCall(house, maya, [['customer', 'Wrong number.']])
	const refused = await create(maya, short)
	expect([refused.status, await codeOf(refused)]).toEqual([422, 'too-little-transcript'])
	expect((await create(maya, id, '  ')).status).toBe(400)

	expect((await maya.request(`/api/recordings/${id}`, { method: 'DELETE' })).status).toBe(200)
	expect((await scenariosOf(maya)).some((each) => each.id === scenario.id)).toBe(false)
	expect((await read(maya, session.id)).scenario.title).toBe('My hard call')
})

test('prospects learn from the calls: how often, when and in which words customers object', async () => {
	const fresh = await someHouse()
	const [rep, admin] = [await fresh.signIn('maya.ortiz'), await fresh.signIn('dana.whitfield')]
	const learned = async (client: Client) =>
		Learned.parse(await (await client.request('/api/roleplay/learned')).json())
	const update = async (client: Client) =>
		(await client.request('/api/roleplay/update-ai-learning', { method: 'POST' })).json()
	expect(await learned(rep)).toEqual({ recordingsAnalyzed: 0, objections: [], updatedAt: null })
	expect(await update(rep)).toEqual({ recordingsAnalyzed: 0 })
	expect((await scenariosOf(rep)).some(({ tags }) => tags.includes('adaptive-learning'))).toBe(false)

	await fresh.work()
	const ids = []
	for (const said of customerSays) ids.push(await someCall(fresh, rep, spokenCall(said)))
	for (const id of ids) await whenScored(rep, id)
	expect(await update(admin)).toEqual({ recordingsAnalyzed: 6 })
	const { recordingsAnalyzed, objections } = await learned(rep)
	expect(recordingsAnalyzed).toBe(6)
	const scam = objections.find(({ code }) => code === 'scam_fear')
	expect(scam?.calls).toBeGreaterThanOrEqual(5)
	expect(scam?.meanPlace).toBeCloseTo(5 / 7, 1)
	expect(scam?.wordings.join()).not.toMatch(/Denise|Porter/)

	const [scenario] = (await scenariosOf(rep)).filter(({ id }) => id === 'is-this-for-real')
	expect(scenario?.tags).toContain('adaptive-learning')
	const session = await start(rep, { scenarioId: 'is-this-for-real' })
	const lines = await talk(rep, session)
	const said = scam?.wordings.filter((wording) => lines.includes(wording.toLowerCase().replace(/[.?!]$/, '')))
	expect(said?.length).toBeGreaterThan(0)
	const exam = await start(rep, { scenarioId: 'is-this-for-real', seed: 1 })
	expect(exam.scenario.tags).toEqual([])
})

test('a session goes on where it was when the product is started again', async () => {
	const before = await someHouse()
	const client = await before.signIn('maya.ortiz')
	const { id } = await start(client, { seed: 3 })
	const said = await say(client, id, greeting)
	const after = await (await before.restart()).signIn('maya.ortiz')
	expect(await read(after, id)).toEqual(said)
	const message = 'How are you managing the payments now?'
	const { conversation } = await say(after, id, message)
	const undisturbed = await start(maya, { seed: 3 })
	await say(maya, undisturbed.id, greeting)
	expect(conversation.at(-1)?.message).toBe(
		(await say(maya, undisturbed.id, message)).conversation.at(-1)?.message,
	)
})

test('a language model words what the prospect says; failing or out of character, it changes nothing', async () => {
	let reply: (line: string) => Reply | Promise<Reply> = () => ''
	const told = z.object({ line: z.string(), call: z.array(z.array(z.string())) })
	const model = await startModelStandIn(({ body }) =>
		reply(told.parse(JSON.parse(body.messages[1]?.content ?? '')).line),
	)
	afterAll(() => model.close())
	const modeled = await someHouse({ MODEL_URL: model.url, MODEL_NAME: 'tiny' })
	const client = await modeled.signIn('maya.ortiz')
	const [withModel, without] = [await start(client, { seed: 5 }), await start(maya, { seed: 5 })]
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

	const exams = [await start(client, { isExam: true, seed: 5 }), await start(maya, { isExam: true, seed: 5 })]
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
	const modeled = await someHouse({ MODEL_URL: model.url, MODEL_NAME: 'tiny' })
	const client = await modeled.signIn('maya.ortiz')
	const { id } = await start(client)
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

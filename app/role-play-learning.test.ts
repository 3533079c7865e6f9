import { afterAll, beforeAll, expect, test } from 'vitest'
import { Learned, type PracticeSession, Scenario } from '#features/role-play/contract.ts'
import { postJson, someApp } from './fixtures/app.ts'
import { type Client, type SomeApp, someCall, whenScored } from './fixtures/call.ts'
import { greeting, readPractice, say, scenariosOf, sessions, somePractice } from './fixtures/practice.ts'

let app: SomeApp
let maya: Client
let dana: Client

beforeAll(async () => {
	app = await someApp({}, afterAll)
	maya = await app.signIn('maya.ortiz')
	dana = await app.signIn('dana.whitfield')
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

test('a call becomes a scenario: its words and figures, and no one’s name', async () => {
	await app.work()
	const id = await someCall(app, maya, spokenCall(customerSays[1] ?? ''))
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

	const session = await somePractice(maya, { scenarioId: scenario.id })
	expect(await talk(maya, session)).toContain('sounds like a scam')
	expect((await postJson(dana, sessions, { scenarioId: scenario.id })).status).toBe(404)

	const again = Scenario.parse(await (await create(maya, id, 'Another name')).json())
	expect(again).toMatchObject({ id: scenario.id, title: 'Another name' })
	const team = Scenario.parse(await (await create(dana, id, 'For the team')).json())
	expect((await scenariosOf(maya)).map((each) => each.id)).toContain(team.id)

	const danas = await someCall(app, dana, spokenCall('I want to think about it.'))
	expect((await create(maya, danas)).status).toBe(404)
	expect((await create(maya, 'no-such')).status).toBe(404)
	const short = await someCall(app, maya, [['customer', 'Wrong number.']])
	const refused = await create(maya, short)
	expect(refused.status).toBe(422)
	expect(await refused.json()).toMatchObject({ code: 'too-little-transcript' })
	expect((await create(maya, id, '  ')).status).toBe(400)

	expect((await maya.request(`/api/recordings/${id}`, { method: 'DELETE' })).status).toBe(200)
	expect((await scenariosOf(maya)).some((each) => each.id === scenario.id)).toBe(false)
	expect((await readPractice(maya, session.id)).scenario.title).toBe('My hard call')
})

test('prospects learn from the calls: how often, when and in which words customers object', async () => {
	const fresh = await someApp()
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
	const session = await somePractice(rep, { scenarioId: 'is-this-for-real' })
	const lines = await talk(rep, session)
	const said = scam?.wordings.filter((wording) => lines.includes(wording.toLowerCase().replace(/[.?!]$/, '')))
	expect(said?.length).toBeGreaterThan(0)
	const exam = await somePractice(rep, { scenarioId: 'is-this-for-real', seed: 1 })
	expect(exam.scenario.tags).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PracticeSession, PracticeSummary } from '#features/role-play/contract.ts'
import { postJson, someApp } from './fixtures/app.ts'
import type { Client, SomeApp } from './fixtures/call.ts'
import {
	complete,
	greeting,
	readPractice,
	say,
	scenariosOf,
	sessions,
	somePractice,
} from './fixtures/practice.ts'

let app: SomeApp
let maya: Client
let dana: Client

beforeAll(async () => {
	app = await someApp({}, afterAll)
	maya = await app.signIn('maya.ortiz')
	dana = await app.signIn('dana.whitfield')
})

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

test('a session lives from the first words to its results', async () => {
	const begun = await somePractice(maya)
	expect(begun).toMatchObject({
		status: 'in_progress',
		overallScore: null,
		isSaved: false,
		title: 'Hesitant Prospect',
	})
	expect(begun.conversation).toMatchObject([
		{ speaker: 'ai', analysis: { effectiveness: null, findings: [] } },
	])

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
	expect(await readPractice(maya, begun.id)).toEqual(session)

	const late = await postJson(maya, `${sessions}/${begun.id}/message`, { message: 'One more thing.' })
	expect(late.status).toBe(409)
	expect(await late.json()).toMatchObject({ code: 'session-completed', error: expect.any(String) })
})

test('rates nothing until the rep has spoken, even in a session that ends that way', async () => {
	const begun = await somePractice(maya)
	expect(begun).toMatchObject({ skillScores: {}, overallScore: null, passed: null })
	const answer = await maya.request(`${sessions}/${begun.id}/complete`, { method: 'POST' })
	expect(await answer.json()).toMatchObject({
		session: { status: 'completed', overallScore: null, passed: null, skillScores: {} },
		analysis: { overallScore: null },
	})
	const { conversation } = await readPractice(maya, begun.id)
	expect(conversation.map(({ analysis }) => analysis.effectiveness)).toEqual([null])
})

test('a session is saved under a name, listed newest first page by page, and erased', async () => {
	const first = await somePractice(maya)
	const second = await somePractice(maya)
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
	const { rows } = await app.services.db.execute(
		sql`select action from audit_events where subject_id = ${first.id}`,
	)
	expect(rows).toEqual([{ action: 'practice.deleted' }])
})

test('a session is visible only to its owner, not even to administrators', async () => {
	const { id } = await somePractice(maya)
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
		expect(await status(app.api, method, path, body)).toEqual([method, path, 401])
	for (const [method, path, body] of own)
		expect(await status({ request: dana.request }, method, path, body)).toEqual([method, path, 404])
	expect((await list(dana)).page.some((session) => session.id === id)).toBe(false)
	expect((await readPractice(maya, id)).conversation).toHaveLength(1)
})

test('the same seed plays the same prospect to everyone; an exam keeps its coaching to the end', async () => {
	const asked = { scenarioId: 'price-objection', seed: 7, isExam: true }
	const [one, two] = [await somePractice(maya, asked), await somePractice(dana, asked)]
	for (const message of [greeting, 'How much comes in a month, and what is left?', 'We charge 25% of it.']) {
		const [hers, danas] = [await say(maya, one.id, message), await say(dana, two.id, message)]
		const lines = ({ conversation }: PracticeSession) => conversation.map((each) => each.message)
		expect(lines(hers)).toEqual(lines(danas))
		expect(hers.conversation.every(({ analysis }) => analysis.coaching === null)).toBe(true)
	}
	const claiming = await say(maya, one.id, 'I guarantee you will save half of what you owe.')
	const [claim] = claiming.conversation.at(-2)?.analysis.findings ?? []
	expect(claim).toMatchObject({ citation: expect.stringContaining('CFR'), sayInstead: null })
	const { session } = await complete(maya, one.id)
	expect(session.conversation[1]?.analysis.coaching).toEqual(expect.any(String))
	expect(session.conversation.at(-2)?.analysis.findings[0]?.sayInstead).toEqual(expect.any(String))
})

test('the prospect’s hidden state never leaves the server', async () => {
	const { id } = await somePractice(maya)
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

test('a session continues after a restart', async () => {
	const before = await someApp()
	const client = await before.signIn('maya.ortiz')
	const { id } = await somePractice(client, { seed: 3 })
	const said = await say(client, id, greeting)
	const after = await (await before.restart()).signIn('maya.ortiz')
	expect(await readPractice(after, id)).toEqual(said)
	const message = 'How are you managing the payments now?'
	const { conversation } = await say(after, id, message)
	const undisturbed = await somePractice(maya, { seed: 3 })
	await say(maya, undisturbed.id, greeting)
	expect(conversation.at(-1)?.message).toBe(
		(await say(maya, undisturbed.id, message)).conversation.at(-1)?.message,
	)
})

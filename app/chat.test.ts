import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChatSession, CoachReply, GuideEntryShown } from '#features/chat/contract.ts'
import { removeUnsavedConversations } from '#features/chat/index.ts'
import { postJson, someApp } from './fixtures/app.ts'
import type { Client, SomeApp } from './fixtures/call.ts'
import {
	ask,
	askAsStream,
	chat,
	conversations,
	listConversations,
	question,
	readConversation,
	readStream,
	save,
} from './fixtures/chat.ts'

let app: SomeApp
let maya: Client
let dana: Client

beforeAll(async () => {
	app = await someApp({}, afterAll)
	maya = await app.signIn('maya.ortiz')
	dana = await app.signIn('dana.whitfield')
})

const patch = (client: Client, id: string, body: object) =>
	client.request(`${conversations}/${id}`, {
		method: 'PATCH',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
	})
const saidIn = async (id: string) => (await readConversation(maya, id)).messages.map(({ message }) => message)

test('answers a question with its sources, and continues the conversation', async () => {
	const first = await ask(maya, ` ${question}\u0007 `)
	expect(first.response).not.toBe('')
	expect(first.sources.length).toBeGreaterThan(0)
	const followUp = 'And if she still says no?'
	const second = await ask(maya, followUp, { sessionId: first.sessionId })
	expect(second.sessionId).toBe(first.sessionId)
	expect([first.response, (await ask(maya, followUp)).response]).not.toContain(second.response)
	const conversation = await readConversation(maya, first.sessionId)
	expect(conversation).toMatchObject({ title: null, context: { type: 'general' } })
	expect(conversation.messages).toMatchObject([
		{
			id: first.messageId,
			message: question,
			response: first.response,
			sources: first.sources,
			isStopped: false,
		},
		{ id: second.messageId, response: second.response },
	])
	expect(JSON.stringify(conversation)).not.toContain('"thread"')
})

test('a conversation is no one else’s, an administrator’s neither, and a stranger’s not at all', async () => {
	const { sessionId } = await ask(maya, question)
	const status = async (
		client: { request: Client['request'] },
		method: string,
		path: string,
		body?: object,
	) => {
		const headers = { 'content-type': 'application/json' }
		const answer = await client.request(path, { method, headers, body: body && JSON.stringify(body) })
		return [method, path, answer.status]
	}
	const own = [
		['GET', `${conversations}/${sessionId}`],
		['PATCH', `${conversations}/${sessionId}`, { title: 'Mine' }],
		['DELETE', `${conversations}/${sessionId}`],
		['POST', conversations, { title: 'Mine', conversationId: sessionId }],
		['POST', chat, { message: question, sessionId }],
	] as const
	const others = [
		['GET', conversations],
		['POST', conversations, { title: 'Mine' }],
		['POST', chat, { message: question }],
		['GET', '/api/chat/guide/spouse'],
	] as const
	const stranger = { request: async (path: string, init?: RequestInit) => app.api.request(path, init) }
	for (const [method, path, body] of [...own, ...others])
		expect(await status(stranger, method, path, body)).toEqual([method, path, 401])
	for (const [method, path, body] of own)
		expect(await status(dana, method, path, body)).toEqual([method, path, 404])
	expect(await readConversation(maya, sessionId)).toMatchObject({ title: null, messages: { length: 1 } })
	const streamed = await dana.request(chat, askAsStream({ message: question, sessionId }))
	const { last } = await readStream(streamed)
	expect(last).toMatchObject({ event: 'problem' })
	expect(JSON.parse(last?.data ?? '')).toMatchObject({ status: 404, code: 'conversation-not-found' })
})

test('a conversation is saved once under a name, renamed, listed newest first page by page, and erased', async () => {
	const begun = await ask(dana, question)
	expect((await listConversations(dana)).total).toBe(0)
	const saved = await save(dana, ' Spouses ', begun.sessionId)
	expect(saved).toMatchObject({ id: begun.sessionId, title: 'Spouses', messages: [{ id: begun.messageId }] })
	const again = await postJson(dana, conversations, { title: 'Again', conversationId: begun.sessionId })
	expect(again.status).toBe(409)
	expect(await again.json()).toMatchObject({ code: 'already-saved', error: expect.any(String) })
	const empty = await save(dana, 'Fees')
	expect(empty).toMatchObject({ title: 'Fees', context: { type: 'general' }, messages: [] })

	const { page, total } = await listConversations(dana)
	expect(page.map(({ title }) => title)).toEqual(['Fees', 'Spouses'])
	expect(total).toBe(2)
	const one = await listConversations(dana, '?limit=1')
	const next = /<([^>]+)>/.exec(one.link ?? '')?.[1]?.slice(conversations.length) ?? ''
	const two = await listConversations(dana, next)
	expect([one.page[0]?.title, two.page[0]?.title, two.link]).toEqual(['Fees', 'Spouses', null])
	expect((await dana.request(`${conversations}?cursor=nonsense`)).status).toBe(400)

	const renamed = ChatSession.parse(await (await patch(dana, begun.sessionId, { title: 'Partners' })).json())
	expect(renamed).toMatchObject({ title: 'Partners', messages: { length: 1 } })
	for (const title of ['', '  ', '\u0000', 'x'.repeat(121), 7])
		expect((await patch(dana, begun.sessionId, { title })).status).toBe(400)

	const erased = await dana.request(`${conversations}/${begun.sessionId}`, { method: 'DELETE' })
	expect(await erased.json()).toEqual({ ok: true })
	expect((await dana.request(`${conversations}/${begun.sessionId}`)).status).toBe(404)
	expect((await listConversations(dana)).total).toBe(1)
	const { rows } = await app.services.db.execute(
		sql`select action from audit_events where subject_id = ${begun.sessionId}`,
	)
	expect(rows).toEqual([{ action: 'conversation.deleted' }])
})

test('a saved conversation takes later messages only when asked to', async () => {
	const { sessionId } = await ask(maya, question)
	await save(maya, 'Spouses', sessionId)
	const passing = await ask(maya, 'Why?', { sessionId })
	expect(passing.sessionId).toBe(sessionId)
	expect(await saidIn(sessionId)).toEqual([question])
	await ask(maya, 'Why?', { sessionId, saveToSession: true })
	expect(await saidIn(sessionId)).toEqual([question, 'Why?'])
})

test('a message sent twice is answered once, in its conversation and as the first of one', async () => {
	const clientMessageId = randomUUID()
	const [one, two] = await Promise.all([
		ask(maya, question, { clientMessageId }),
		ask(maya, question, { clientMessageId }),
	])
	expect(two).toEqual(one)
	const { sessionId } = one
	const name = randomUUID()
	const next = await ask(maya, 'Why?', { sessionId, clientMessageId: name })
	expect(await ask(maya, 'Why?', { sessionId, clientMessageId: name })).toEqual(next)
	const streamed = await maya.request(
		chat,
		askAsStream({ message: 'Why?', sessionId, clientMessageId: name }),
	)
	const { written, last } = await readStream(streamed)
	expect([written, JSON.parse(last?.data ?? '')]).toEqual([next.response, next])
	expect(await saidIn(sessionId)).toEqual([question, 'Why?'])
	expect((await ask(dana, question, { clientMessageId })).sessionId).not.toBe(sessionId)
})

test('simultaneous messages are not lost, duplicated or given each other’s answers', async () => {
	const { sessionId } = await ask(maya, question)
	const asked = ['Why?', 'Say it in 20 seconds', 'What is a dedicated account?', 'Another way?']
	const replies = await Promise.all(asked.map((message) => ask(maya, message, { sessionId })))
	const answered = asked.map((message, at) => ({
		id: replies[at]?.messageId,
		message,
		response: replies[at]?.response,
	}))
	const { messages } = await readConversation(maya, sessionId)
	expect(messages).toHaveLength(1 + asked.length)
	for (const each of answered) expect(messages).toContainEqual(expect.objectContaining(each))
})

test('an answer is streamed as events, or given whole', async () => {
	const whole = await ask(maya, question)
	const streamed = await maya.request(chat, askAsStream({ message: question }))
	expect(streamed.headers.get('content-type')).toBe('text/event-stream')
	const { written, events, last } = await readStream(streamed)
	expect(events.map(({ event }) => event)).toEqual([...events.slice(1).map(() => 'piece'), 'done'])
	const reply = CoachReply.parse(JSON.parse(last?.data ?? ''))
	expect([written, reply.response]).toEqual([whole.response, whole.response])
	expect((await readConversation(maya, reply.sessionId)).messages[0]?.response).toBe(written)
})

test('what cannot be asked or saved is refused with a reason', async () => {
	const refused = async (path: string, body: object) => {
		const answer = await postJson(maya, path, body)
		expect(await answer.json()).toHaveProperty('error')
		return answer.status
	}
	for (const message of ['', '   ', '\u0000\u0007', 'x'.repeat(4_001), 'x'.repeat(1_000_000), 42, null])
		expect(await refused(chat, { message })).toBe(400)
	expect(await refused(chat, { message: question, sessionId: 'mine' })).toBe(400)
	expect(await refused(chat, { message: question, sessionId: randomUUID() })).toBe(404)
	expect(await refused(chat, { message: question, clientMessageId: 'one' })).toBe(400)
	for (const title of ['', '  ', '\u0000', 'x'.repeat(121), null])
		expect(await refused(conversations, { title })).toBe(400)
	expect(await refused(conversations, { title: 'A', conversationId: randomUUID() })).toBe(404)
	expect(await refused(conversations, { title: 'A', context: {} })).toBe(400)
	expect(await refused(conversations, { title: 'A', context: { type: 'a\u0000' } })).toBe(400)
	expect(await refused(conversations, { title: 'A', context: { type: 'a', more: 'x'.repeat(3_000) } })).toBe(
		413,
	)
	expect((await maya.request(`${conversations}/mine`)).status).toBe(404)
})

test('a conversation has an end', async () => {
	const { sessionId } = await ask(maya, question)
	await app.services.db.execute(sql`update chat_messages set place = 399 where session_id = ${sessionId}`)
	const answer = await postJson(maya, chat, { message: 'Why?', sessionId })
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({ code: 'conversation-too-long' })
})

test('a customer’s personal numbers are not kept', async () => {
	const { sessionId } = await ask(maya, 'She gave me her social, 123-45-6789. Where does that go?')
	expect((await saidIn(sessionId))[0]).toBe(
		'She gave me her social, [social security number]. Where does that go?',
	)
	const named = await save(maya, 'Her social, 123-45-6789', sessionId)
	expect(named.title).toBe('Her social, [social security number]')
})

test('an entry of the guides is shown with where to practice it and what to read next', async () => {
	const answer = await maya.request('/api/chat/guide/spouse')
	expect(answer.status).toBe(200)
	const entry = GuideEntryShown.parse(await answer.json())
	expect(entry).toMatchObject({ id: 'spouse', kind: 'objection', practice: '/role-play?objection=spouse' })
	for (const { id } of entry.related) expect((await maya.request(`/api/chat/guide/${id}`)).status).toBe(200)
	const rule = GuideEntryShown.parse(await (await maya.request('/api/chat/guide/guaranteed-result')).json())
	expect(rule).toMatchObject({ practice: null, citation: expect.stringContaining('CFR') })
	expect((await maya.request('/api/chat/guide/nothing')).status).toBe(404)
})

test('every source of an answer from the guides can be opened', async () => {
	const { sources } = await ask(maya, question)
	for (const { kind, href } of sources) {
		if (kind !== 'guide') continue
		const id = new URLSearchParams(href.split('?')[1]).get('entry')
		expect([href, (await maya.request(`/api/chat/guide/${id}`)).status]).toEqual([href, 200])
	}
})

test('conversations that no one saved go after thirty days without a word', async () => {
	const [old, fresh, saved] = [
		await ask(maya, question),
		await ask(maya, question),
		await ask(maya, question),
	]
	await save(maya, 'Kept', saved.sessionId)
	for (const { sessionId } of [old, saved])
		await app.services.db.execute(
			sql`update chat_sessions set updated_at = now() - interval '31 days' where id = ${sessionId}`,
		)
	await removeUnsavedConversations(app.services.db)
	const status = async (id: string) => (await maya.request(`${conversations}/${id}`)).status
	expect([await status(old.sessionId), await status(fresh.sessionId), await status(saved.sessionId)]).toEqual(
		[404, 200, 200],
	)
	const { rows } = await app.services.db.execute(
		sql`select 1 from chat_messages where session_id = ${old.sessionId}`,
	)
	expect(rows).toEqual([])
})

test('a conversation continues after a restart of the product', async () => {
	const before = await someApp()
	const client = await before.signIn('maya.ortiz')
	const { sessionId } = await ask(client, question)
	await save(client, 'Spouses', sessionId)
	const said = await readConversation(client, sessionId)
	const after = await (await before.restart()).signIn('maya.ortiz')
	expect(await readConversation(after, sessionId)).toEqual(said)
	const followUp = 'And if she still says no?'
	const { response } = await ask(after, followUp, { sessionId, saveToSession: true })
	const undisturbed = await ask(maya, question)
	expect(response).toBe((await ask(maya, followUp, { sessionId: undisturbed.sessionId })).response)
})

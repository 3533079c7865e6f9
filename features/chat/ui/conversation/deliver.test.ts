import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ChatSession, CoachReply } from '#features/chat/contract.ts'
import { RequestError } from '#platform/browser/request.ts'
import { conversation } from '../conversations.ts'
import { type ChatStore, openChat } from './current-chat.ts'
import { deliver } from './deliver.ts'

const stored = new Map<string, string>()
const network = vi.fn<typeof fetch>()
let queries: QueryClient
let store: ChatStore

beforeEach(() => {
	stored.clear()
	network.mockReset()
	vi.stubGlobal('fetch', network)
	vi.stubGlobal('localStorage', { getItem: () => null })
	vi.stubGlobal('sessionStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
	})
	queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
	store = openChat('chat')
	return () => vi.unstubAllGlobals()
})

const question = 'Can I say it?'
const at = '2026-11-19T09:21:00.000Z'
const sessionId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const messageId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const reply: CoachReply = {
	response: 'No.',
	sources: [],
	sessionId,
	messageId,
	createdAt: at,
	isStopped: false,
	answeredBy: null,
}
const event = (name: string, data: string) => `event: ${name}\ndata: ${data}\n\n`
const session: ChatSession = {
	id: sessionId,
	title: null,
	createdAt: at,
	context: { type: 'general' },
	messages: [],
}
const known = () => queries.getQueryData(conversation(sessionId).queryKey)

/** An answer that comes as far as `begun`, and then only ends when no one listens any more. */
const unfinished: (begun: string) => typeof fetch = (begun) => async (_url, options) =>
	new Response(
		new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode(begun))
				options?.signal?.addEventListener('abort', () => controller.error(options.signal?.reason))
			},
		}),
	)

function send(of: ChatSession | null = null) {
	const sent = { id: 'c1', text: question, after: of?.messages.length ?? 0, isBack: false }
	store.change({ sent, text: '', written: '' })
	return deliver(store, queries, of, sent)
}

/** The question and its answer as the server keeps them. */
const answered = (response: string) => ({
	id: messageId,
	message: question,
	response,
	createdAt: session.createdAt,
	sources: [],
	isStopped: false,
	answeredBy: null,
})

test('a first question begins a conversation with its answer', async () => {
	network.mockResolvedValue(new Response(event('piece', 'No.') + event('done', JSON.stringify(reply))))
	await send()
	expect(store.read()).toMatchObject({ sessionId, sent: null, written: null })
	expect(known()?.messages).toEqual([
		{
			id: messageId,
			message: question,
			response: 'No.',
			sources: [],
			createdAt: at,
			isStopped: false,
			answeredBy: null,
		},
	])
	const [, options] = network.mock.calls[0] ?? []
	expect(JSON.parse(String(options?.body))).toMatchObject({ clientMessageId: 'c1', saveToSession: false })
})

test.each(['The spouse', null])(
	'a later question is stored with its conversation, known here as %s or saved in another tab',
	async (title) => {
		network.mockResolvedValue(new Response(event('done', JSON.stringify(reply))))
		await send({ ...session, title })
		const [, options] = network.mock.calls[0] ?? []
		expect(JSON.parse(String(options?.body))).toMatchObject({ sessionId, saveToSession: true })
	},
)

test('an answer that had been stopped is shown as stopped when it is asked for again', async () => {
	network.mockResolvedValue(new Response(event('done', JSON.stringify({ ...reply, isStopped: true }))))
	await send()
	expect(known()?.messages).toMatchObject([{ response: 'No.', isStopped: true }])
})

test('a conversation that another tab deleted is not shown any longer, and the question stays', async () => {
	store.change({ sessionId })
	queries.setQueryData(conversation(sessionId).queryKey, session)
	network.mockResolvedValue(Response.json({ error: 'Not found.' }, { status: 404 }))
	await expect(send(session)).rejects.toBeInstanceOf(RequestError)
	expect(known()).toBeUndefined()
	expect(store.read().text).toBe(question)
})

test('a refused question is back in the box before what was typed meanwhile', async () => {
	network.mockImplementation(async () => {
		store.change({ text: 'And this?' })
		return Response.json({ error: 'Used up.' }, { status: 429 })
	})
	await expect(send()).rejects.toBeInstanceOf(RequestError)
	expect(store.read()).toMatchObject({ text: `${question}\nAnd this?`, sessionId: null, written: null })
})

test('a stopped answer stays as far as it was written', async () => {
	store.change({ sessionId })
	queries.setQueryData(conversation(sessionId).queryKey, session)
	network.mockImplementation(unfinished(event('piece', 'No, and')))
	const sending = send(session)
	await vi.waitFor(() => expect(store.read().written).toBe('No, and'))
	store.stopAnswer()
	await sending
	expect(store.read()).toMatchObject({ text: '', sent: null, written: null, sessionId })
	expect(known()?.messages).toMatchObject([{ message: question, response: 'No, and', isStopped: true }])
})

test('the conversation of a first answer that is stopped is asked for', async () => {
	const kept = { ...session, messages: [answered('No, and')] }
	network
		.mockImplementationOnce(unfinished(event('piece', 'No, and')))
		.mockImplementationOnce(async () => Response.json(reply))
		.mockImplementationOnce(async () => Response.json(kept))
	const sending = send()
	await vi.waitFor(() => expect(store.read().written).toBe('No, and'))
	store.stopAnswer()
	await sending
	expect(store.read()).toMatchObject({ text: '', sessionId })
	expect(known()).toEqual(kept)
})

test('stopped before its first word, a question is back in the box and nothing is reported', async () => {
	network.mockImplementation(unfinished(''))
	const sending = send()
	await vi.waitFor(() => expect(network).toHaveBeenCalled())
	store.stopAnswer()
	await sending
	expect(store.read()).toMatchObject({ text: question, written: null })
})

test('a question whose answer was lost on its way is found where the server has it', async () => {
	store.change({ sessionId })
	const kept = { ...session, messages: [answered('No.')] }
	network
		.mockRejectedValueOnce(new TypeError('network'))
		.mockImplementationOnce(async () => Response.json(kept))
	await send(session)
	expect(store.read()).toMatchObject({ text: '', sent: null, written: null })
	expect(known()).toEqual(kept)
})

test('another conversation that is begun meanwhile hears nothing of the answer', async () => {
	network.mockImplementation(unfinished(event('piece', 'No, and')))
	const sending = send()
	await vi.waitFor(() => expect(store.read().written).toBe('No, and'))
	store.show(null)
	await sending
	expect(store.read()).toMatchObject({ text: '', sessionId: null, sent: null, written: null })
})

test('a tab keeps its conversation, what is typed and what is on its way over a reload', () => {
	const sent = { id: 'c1', text: question, after: 0, isBack: false }
	store.change({ sessionId, text: 'Unsent', sent, written: 'No' })
	expect(openChat('chat').read()).toMatchObject({ sessionId, text: 'Unsent', sent, written: null })
	expect(openChat('of another person').read()).toMatchObject({ sessionId: null, text: '' })
	stored.set('chat', '{"sessionId":7,"text":[]}')
	expect(openChat('chat').read()).toMatchObject({ sessionId: null, text: '', sent: null })
})

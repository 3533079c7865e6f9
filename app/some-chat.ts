import { EventSourceParserStream } from 'eventsource-parser/stream'
import { expect } from 'vitest'
import { type AskCoach, ChatSession, ChatSummary, CoachReply } from '#features/chat/contract.ts'
import type { Client } from './some-call.ts'
import { postJson } from './some-house.ts'

export const chat = '/api/chat'
export const conversations = '/api/chat/sessions'

export const question = 'What do I say when she needs to ask her husband first?'

/** Asks the coach, in a conversation of its own unless `asked` names one. */
export async function ask(client: Client, message: string, asked: Partial<AskCoach> = {}) {
	const answer = await postJson(client, chat, { message, ...asked })
	expect(answer.status).toBe(200)
	return CoachReply.parse(await answer.json())
}

export const readConversation = async (client: Client, id: string) =>
	ChatSession.parse(await (await client.request(`${conversations}/${id}`)).json())

export async function save(client: Client, title: string, conversationId?: string) {
	const answer = await postJson(client, conversations, {
		title,
		context: { type: 'general' },
		conversationId,
	})
	expect(answer.status).toBe(201)
	return ChatSession.parse(await answer.json())
}

export async function listConversations(client: Client, query = '') {
	const answer = await client.request(`${conversations}${query}`)
	expect(answer.status).toBe(200)
	const page = ChatSummary.array().parse(await answer.json())
	return { page, total: Number(answer.headers.get('X-Total-Count')), link: answer.headers.get('Link') }
}

export const askAsStream = (asked: Partial<AskCoach>, signal?: AbortSignal) => ({
	method: 'POST',
	headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
	body: JSON.stringify(asked),
	...(signal && { signal }),
})

/** The events of a streamed answer to its end. */
export async function readStream(answer: Response) {
	const events: { event: string | undefined; data: string }[] = []
	const stream = answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
	for await (const { event, data } of stream ?? []) events.push({ event, data })
	const written = events.flatMap(({ event, data }) => (event === 'piece' ? [data] : [])).join('')
	return { events, written, last: events.at(-1) }
}

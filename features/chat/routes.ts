import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter, reportProblem } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import type { OpenCoachTools } from './agent/coach-tool.ts'
import { openCoachTools } from './agent/open-coach-tools.ts'
import {
	AskCoach,
	ChatSession,
	ChatSummary,
	CoachReply,
	type chatEvents,
	GuideEntryShown,
	RenameConversation,
	SaveConversation,
} from './contract.ts'
import { askCoach } from './sessions/ask-coach.ts'
import { deleteSession } from './sessions/delete-session.ts'
import { ListQuery, listSessions } from './sessions/list-sessions.ts'
import { readSession } from './sessions/read-session.ts'
import { renameSession } from './sessions/rename-session.ts'
import { saveSession } from './sessions/save-session.ts'
import { showGuideEntry } from './show-guide-entry.ts'

const Params = z.object({ id: z.string() })

const list = createRoute({
	method: 'get',
	path: '/api/chat/sessions',
	request: { query: ListQuery },
	responses: {
		200: json(
			z.array(ChatSummary),
			'One page of the saved conversations, newest first; the next one in `Link`, all in `X-Total-Count`',
		),
	},
})
const save = createRoute({
	method: 'post',
	path: '/api/chat/sessions',
	request: { body: { required: true, ...json(SaveConversation, 'The name, and the conversation so far') } },
	responses: { 201: json(ChatSession, 'Saved under this name') },
})
const detail = createRoute({
	method: 'get',
	path: '/api/chat/sessions/{id}',
	request: { params: Params },
	responses: { 200: json(ChatSession, 'One conversation with everything said') },
})
const rename = createRoute({
	method: 'patch',
	path: '/api/chat/sessions/{id}',
	request: { params: Params, body: { required: true, ...json(RenameConversation, 'The name') } },
	responses: { 200: json(ChatSession, 'Saved under this name') },
})
const remove = createRoute({
	method: 'delete',
	path: '/api/chat/sessions/{id}',
	request: { params: Params },
	responses: { 200: json(z.object({ ok: z.literal(true) }), 'Permanently deleted') },
})
const ask = createRoute({
	method: 'post',
	path: '/api/chat',
	request: { body: { required: true, ...json(AskCoach, 'The rep’s question') } },
	responses: {
		200: {
			description: 'The answer, as events for clients that accept `text/event-stream`',
			content: { 'application/json': { schema: CoachReply }, 'text/event-stream': { schema: z.string() } },
		},
	},
})
const entry = createRoute({
	method: 'get',
	path: '/api/chat/guide/{id}',
	request: { params: Params },
	responses: { 200: json(GuideEntryShown, 'An entry of the guides') },
})

/** `openTools` are tools of higher layers that a language model may use beside the coach's own. */
export function chatRoutes(services: Services, openTools: readonly OpenCoachTools[] = []) {
	const { db } = services
	const tools = [openCoachTools, ...openTools]
	return newRouter<SignedIn>()
		.openapi(list, async (c) => {
			const listed = await listSessions(db, c.get('person'), c.req.valid('query'))
			setPageHeaders(c, listed)
			return c.json(listed.page, 200)
		})
		.openapi(save, async (c) => c.json(await saveSession(db, c.get('person'), c.req.valid('json')), 201))
		.openapi(detail, async (c) =>
			c.json(await readSession(db, c.req.valid('param').id, c.get('person')), 200),
		)
		.openapi(rename, async (c) => {
			const { title } = c.req.valid('json')
			return c.json(await renameSession(db, c.req.valid('param').id, c.get('person'), title), 200)
		})
		.openapi(remove, async (c) => {
			await deleteSession(db, c.req.valid('param').id, c.get('person'))
			return c.json({ ok: true as const }, 200)
		})
		.openapi(ask, async (c) => {
			const asked = c.req.valid('json')
			c.header('Vary', 'Accept')
			if (c.req.header('accept')?.includes('text/event-stream'))
				return streamAnswer(c, services, tools, asked) as never
			return c.json(await askCoach(services, tools, c.get('person'), asked, noListener), 200)
		})
		.openapi(entry, (c) => c.json(showGuideEntry(c.req.valid('param').id), 200))
}

/** A client that requests the whole answer gets it complete; a retry with the same `clientMessageId` returns it again. */
const noListener = { write: async () => {}, step: () => {}, signal: new AbortController().signal }

type ChatEvent = (typeof chatEvents)[number]

/** The answer as events, as it is written. A connection that closes stops the writing. */
function streamAnswer(c: Context, services: Services, tools: readonly OpenCoachTools[], asked: AskCoach) {
	const person: Person = c.get('person')
	return streamSSE(c, async (stream) => {
		const { signal } = c.req.raw
		const sendEvent = (event: ChatEvent, data: string) => stream.writeSSE({ event, data })
		try {
			const reply = await askCoach(services, tools, person, asked, {
				write: (piece) => sendEvent('piece', piece),
				// Who has gone hears of no step.
				step: (step) => void sendEvent('step', step).catch(() => {}),
				signal,
			})
			await sendEvent('done', JSON.stringify(reply))
		} catch (error) {
			const { status, message, code } = reportProblem(error, c.get('requestId'), services.log)
			await sendEvent('problem', JSON.stringify({ error: message, code, status }))
		}
	})
}

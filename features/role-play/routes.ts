import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import {
	AnsweredMessage,
	CompletedSession,
	CreateFromRecording,
	Learned,
	PracticeSession,
	PracticeSummary,
	Prospects,
	RenameSession,
	Scenario,
	SendMessage,
	StartSession,
} from './contract.ts'
import { createFromRecording } from './from-call/create-from-recording.ts'
import { listScenarios } from './learned/find-scenario.ts'
import { readLearned } from './learned/read-learned.ts'
import { updateLearning } from './learned/update-learning.ts'
import { completeSession } from './sessions/complete-session.ts'
import { deleteSession } from './sessions/delete-session.ts'
import { ListQuery, listSessions } from './sessions/list-sessions.ts'
import { readSession } from './sessions/read-session.ts'
import { renameSession } from './sessions/rename-session.ts'
import { sendMessage } from './sessions/send-message.ts'
import { startSession } from './sessions/start-session.ts'

const Params = z.object({ id: z.string() })

const scenarios = createRoute({
	method: 'get',
	path: '/api/roleplay/scenarios',
	responses: { 200: json(z.array(Scenario), 'Every scenario the person may play') },
})
const prospects = createRoute({
	method: 'get',
	path: '/api/roleplay/prospects',
	responses: { 200: json(Prospects, 'Who can play prospects') },
})
const start = createRoute({
	method: 'post',
	path: '/api/roleplay/sessions',
	request: { body: { required: true, ...json(StartSession, 'Which scenario') } },
	responses: { 201: json(PracticeSession, 'The prospect has picked up') },
})
const list = createRoute({
	method: 'get',
	path: '/api/roleplay/sessions',
	request: { query: ListQuery },
	responses: {
		200: json(
			z.array(PracticeSummary),
			'One page, newest first; the next one in `Link`, all in `X-Total-Count`',
		),
	},
})
const detail = createRoute({
	method: 'get',
	path: '/api/roleplay/sessions/{id}',
	request: { params: Params },
	responses: { 200: json(PracticeSession, 'One session with everything said') },
})
const message = createRoute({
	method: 'post',
	path: '/api/roleplay/sessions/{id}/message',
	request: { params: Params, body: { required: true, ...json(SendMessage, 'What the rep says') } },
	responses: { 200: json(AnsweredMessage, 'The session with the reply') },
})
const complete = createRoute({
	method: 'post',
	path: '/api/roleplay/sessions/{id}/complete',
	request: { params: Params },
	responses: { 200: json(CompletedSession, 'The session, rated') },
})
const rename = createRoute({
	method: 'patch',
	path: '/api/roleplay/sessions/{id}',
	request: { params: Params, body: { required: true, ...json(RenameSession, 'The name') } },
	responses: { 200: json(PracticeSession, 'Saved under this name') },
})
const remove = createRoute({
	method: 'delete',
	path: '/api/roleplay/sessions/{id}',
	request: { params: Params },
	responses: { 200: json(z.object({ ok: z.literal(true) }), 'Erased for good') },
})
const fromRecording = createRoute({
	method: 'post',
	path: '/api/roleplay/create-from-recording',
	request: { body: { required: true, ...json(CreateFromRecording, 'Which call, and a name') } },
	responses: { 201: json(Scenario, 'A scenario made from the call') },
})
const learn = createRoute({
	method: 'post',
	path: '/api/roleplay/update-ai-learning',
	responses: {
		200: json(Learned.pick({ recordingsAnalyzed: true }), 'How many calls were learned from'),
	},
})
const learned = createRoute({
	method: 'get',
	path: '/api/roleplay/learned',
	responses: { 200: json(Learned, 'What was learned') },
})

export function rolePlayRoutes(services: Services) {
	const { db } = services
	return newRouter<SignedIn>()
		.openapi(scenarios, async (c) => c.json(await listScenarios(db, c.get('person')), 200))
		.openapi(prospects, (c) => c.json({ model: services.languageModel?.name ?? null }, 200))
		.openapi(start, async (c) =>
			c.json(await startSession(services, c.get('person'), c.req.valid('json')), 201),
		)
		.openapi(list, async (c) => {
			const listed = await listSessions(db, c.get('person'), c.req.valid('query'))
			setPageHeaders(c, listed)
			return c.json(listed.page, 200)
		})
		.openapi(detail, async (c) =>
			c.json(await readSession(db, c.req.valid('param').id, c.get('person')), 200),
		)
		.openapi(message, async (c) => {
			const { id } = c.req.valid('param')
			return c.json({ session: await sendMessage(services, id, c.get('person'), c.req.valid('json')) }, 200)
		})
		.openapi(complete, async (c) => {
			const session = await completeSession(services, c.req.valid('param').id, c.get('person'))
			return c.json({ session, analysis: { overallScore: session.overallScore } }, 200)
		})
		.openapi(rename, async (c) => {
			const { title } = c.req.valid('json')
			return c.json(await renameSession(db, c.req.valid('param').id, c.get('person'), title), 200)
		})
		.openapi(remove, async (c) => {
			await deleteSession(db, c.req.valid('param').id, c.get('person'))
			return c.json({ ok: true as const }, 200)
		})
		.openapi(fromRecording, async (c) =>
			c.json(await createFromRecording(db, c.get('person'), c.req.valid('json')), 201),
		)
		.openapi(learn, async (c) => {
			const { recordingsAnalyzed } = await updateLearning(db, c.get('person'))
			return c.json({ recordingsAnalyzed }, 200)
		})
		.openapi(learned, async (c) => c.json(await readLearned(db, c.get('person')), 200))
}

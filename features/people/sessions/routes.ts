import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { json, newRouter } from '#platform/http/api.ts'
import { Session } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import type { SignedIn } from '../read-session.ts'
import { readClient } from './client.ts'
import { endOwnSessions, listSessions } from './list-sessions.ts'

const Ended = z.object({ ended: z.number() })

const list = createRoute({
	method: 'get',
	path: '/api/sessions',
	responses: { 200: json(z.array(Session), 'Your sessions') },
})
const endOthers = createRoute({
	method: 'delete',
	path: '/api/sessions',
	responses: { 200: json(Ended, 'How many other sessions were ended') },
})
const endOne = createRoute({
	method: 'delete',
	path: '/api/sessions/{id}',
	request: { params: z.object({ id: z.string().min(1).max(100) }) },
	responses: { 200: json(Ended, 'The session was ended') },
})

/** What everyone sees and does of their own sessions. */
export function sessionRoutes(context: PeopleContext) {
	const { settings } = context
	return newRouter<SignedIn>()
		.openapi(list, async (c) =>
			c.json(await listSessions(context, c.get('person'), readClient(c, settings)), 200),
		)
		.openapi(endOthers, async (c) => {
			const ended = await endOwnSessions(context, c.get('person'), 'others', readClient(c, settings))
			return c.json({ ended }, 200)
		})
		.openapi(endOne, async (c) => {
			const which = c.req.valid('param')
			const ended = await endOwnSessions(context, c.get('person'), which, readClient(c, settings))
			return c.json({ ended }, 200)
		})
}

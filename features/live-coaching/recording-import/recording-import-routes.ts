import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { Arrival, CallOfRecording } from '../contract.ts'
import { fetchAgain } from './fetch-again.ts'
import { listArrivals } from './list-arrivals.ts'
import { readCallOfRecording } from './read-call-of-recording.ts'

const callOfRecording = createRoute({
	method: 'get',
	path: '/api/live/recordings/{id}',
	request: { params: z.object({ id: z.string() }) },
	responses: { 200: json(CallOfRecording.nullable(), 'What the dialer reported about the call') },
})
const arrivals = createRoute({
	method: 'get',
	path: '/api/admin/dialers/{id}/arrivals',
	request: {
		params: z.object({ id: z.uuid() }),
		query: z.object({ arrival: Arrival.shape.arrival.optional() }),
	},
	responses: { 200: json(z.array(Arrival), 'Recordings of the newest calls, received or not') },
})
const again = createRoute({
	method: 'post',
	path: '/api/admin/dialers/{id}/arrivals/{callId}/again',
	request: { params: z.object({ id: z.uuid(), callId: z.uuid() }) },
	responses: { 202: json(z.object({ ok: z.literal(true) }), 'Candor is looking for the recording again') },
})

/** Recordings that dialers hand over: what is known of their calls, and of those that did not come. */
export function recordingImportRoutes(services: Services) {
	const { db } = services
	return newRouter<SignedIn>()
		.openapi(callOfRecording, async (c) =>
			c.json(await readCallOfRecording(db, c.req.valid('param').id, c.get('person')), 200),
		)
		.openapi(arrivals, async (c) => {
			const { arrival } = c.req.valid('query')
			return c.json(await listArrivals(db, c.req.valid('param').id, arrival), 200)
		})
		.openapi(again, async (c) => {
			const { id, callId } = c.req.valid('param')
			await fetchAgain(services, id, callId)
			return c.json({ ok: true as const }, 202)
		})
}

import { createRoute } from '@hono/zod-openapi'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { LiveReading, ReadLive } from '../contract.ts'
import { readLive } from './read-live.ts'

const read = createRoute({
	method: 'post',
	path: '/api/live/read',
	request: { body: { required: true, ...json(ReadLive, 'The newest entries of a call in progress') } },
	responses: { 200: json(LiveReading, 'What is still to be said, and what to repair') },
})

/** Reading a call in progress. Nothing of it is kept or logged. */
export function readLiveRoutes() {
	return newRouter<SignedIn>().openapi(read, (c) => c.json(readLive(c.req.valid('json')), 200))
}

import { createRoute } from '@hono/zod-openapi'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { LiveReading, ReadLive } from '../contract.ts'
import { readingLive } from './read-live-tasks.ts'

const read = createRoute({
	method: 'post',
	path: '/api/live/read',
	request: { body: { required: true, ...json(ReadLive, 'The newest entries of a call in progress') } },
	responses: { 200: json(LiveReading, 'What is still to be said, and what to repair') },
})

/** Reading a call in progress. Nothing of it is kept or logged. */
export function readLiveRoutes({ threads }: Services) {
	return newRouter<SignedIn>().openapi(read, async (c) => {
		const { id } = c.get('person')
		return c.json(await threads.run(readingLive, c.req.valid('json'), { person: id }), 200)
	})
}

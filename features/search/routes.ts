import { createRoute } from '@hono/zod-openapi'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { Found, NamedCalls, NamedCallsQuery, SearchQuery } from './contract.ts'
import { readNamedCalls } from './find-calls.ts'
import { searchEverywhere } from './search-everywhere.ts'

const search = createRoute({
	method: 'get',
	path: '/api/search',
	request: { query: SearchQuery },
	responses: { 200: json(Found, 'The results, by kind') },
})

const namedCalls = createRoute({
	method: 'get',
	path: '/api/search/calls',
	request: { query: NamedCallsQuery },
	responses: { 200: json(NamedCalls, 'The named calls that one may see; others are left out') },
})

export function searchRoutes({ db }: Services) {
	return newRouter<SignedIn>()
		.openapi(search, async (c) =>
			c.json(await searchEverywhere(db, c.get('person'), c.req.valid('query').q), 200),
		)
		.openapi(namedCalls, async (c) =>
			c.json(await readNamedCalls(db, c.get('person'), c.req.valid('query').ids), 200),
		)
}

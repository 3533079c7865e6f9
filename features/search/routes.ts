import { createRoute } from '@hono/zod-openapi'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import type { Services } from '#platform/services.ts'
import { Found, SearchQuery } from './contract.ts'
import { searchEverywhere } from './search-everywhere.ts'

const search = createRoute({
	method: 'get',
	path: '/api/search',
	request: { query: SearchQuery },
	responses: { 200: json(Found, 'The results, by kind') },
})

export function searchRoutes({ db }: Services) {
	return newRouter<SignedIn>().openapi(search, async (c) =>
		c.json(await searchEverywhere(db, c.get('person'), c.req.valid('query').q), 200),
	)
}

import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { requireRecentSignIn, type SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import { ApiToken, CreatedToken, NewToken } from '../contract.ts'
import { createToken } from './create-token.ts'
import { listAllTokens, TokensQuery } from './list-all-tokens.ts'
import { listTokens } from './list-tokens.ts'
import { revokeToken } from './revoke-token.ts'

const list = createRoute({
	method: 'get',
	path: '/api/tokens',
	responses: { 200: json(z.array(ApiToken), 'Your tokens, newest first') },
})
const create = createRoute({
	method: 'post',
	path: '/api/tokens',
	request: { body: { required: true, ...json(NewToken, 'Name, expiry and scopes') } },
	responses: { 201: json(CreatedToken, 'Created; the token is shown only once') },
})
const revoke = createRoute({
	method: 'delete',
	path: '/api/tokens/{id}',
	request: { params: z.object({ id: z.uuid() }) },
	responses: { 200: json(z.object({ ok: z.literal(true) }), 'The token no longer works') },
})
const listAll = createRoute({
	method: 'get',
	path: '/api/admin/tokens',
	request: { query: TokensQuery },
	responses: {
		200: json(z.array(ApiToken), 'One page of everyone’s tokens, newest first; the next one in `Link`'),
	},
})

/** Everyone's own tokens; administrators see and revoke all. */
export function tokenRouter(services: Services) {
	const { db } = services
	return newRouter<SignedIn>()
		.openapi(list, async (c) => c.json(await listTokens(db, c.get('person').id), 200))
		.openapi(create, async (c) => {
			requireRecentSignIn(c.get('session'))
			return c.json(await createToken(services, c.get('person'), c.req.valid('json')), 201)
		})
		.openapi(revoke, async (c) => {
			await revokeToken(db, c.get('person'), c.req.valid('param').id)
			return c.json({ ok: true as const }, 200)
		})
		.openapi(listAll, async (c) => {
			const listed = await listAllTokens(db, c.req.valid('query'))
			setPageHeaders(c, listed)
			return c.json(listed.page, 200)
		})
}

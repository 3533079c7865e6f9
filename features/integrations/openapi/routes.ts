import type { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import type { SignedIn } from '#features/people/index.ts'
import { describeApi } from './describe-api.ts'

/** Where people read the description of the API; it leads to a page of the web app, which signs them in. */
export const docsPath = '/api/docs'

/** The description of the API for programs, made when it is first asked for. It holds no data of anyone. */
export function descriptionRoutes(
	api: OpenAPIHono<SignedIn>,
	isOpen: (path: string) => boolean,
	sessionCookie: string,
) {
	let described: object | undefined
	return new Hono<SignedIn>()
		.get(docsPath, (c) => c.redirect('/api-docs'))
		.get('/api/openapi.json', (c) => {
			described ??= describeApi(api, isOpen, sessionCookie)
			return c.json(described)
		})
}

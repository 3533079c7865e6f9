import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { tokenRequests } from '../limits.ts'
import { tokenRouteOf } from '../tokens/token-routes.ts'
import { describeWebhooks } from './describe-webhooks.ts'
import { nameSchemas } from './name-schemas.ts'

const description = `
Everything the web app can do, in JSON. Programs send a token, created under **API & webhooks**, as
\`Authorization: Bearer candor_…\`. A token acts for the person who created it, within its scopes; addresses
without a scope accept only a session. Each token may send ${tokenRequests} requests a minute; beyond that, the response is 429
with \`Retry-After\`.

Every error response is \`{ error, message, code }\`: \`error\` and \`message\` hold the same sentence for people, and
\`code\` is a name for programs. Long lists give the address of their next page in the \`Link\` header and, if they are
counted, their total in \`X-Total-Count\`.
`.trim()

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head'] as const
type Operation = {
	responses?: Record<string, unknown>
	[key: string]: unknown
}

const problem = z.toJSONSchema(
	z.object({ error: z.string(), message: z.string(), code: z.string() }).meta({
		description:
			'What went wrong: `error` and `message` hold the same sentence for people, `code` is a name for programs.',
	}),
)

/**
 * The OpenAPI 3.1 document of this server: its routes as they declare themselves, and what a token must be allowed for
 * each. `isOpen` names the addresses that need no session, `sessionCookie` is what the cookie of one is called here.
 */
export function describeApi(
	api: OpenAPIHono<SignedIn>,
	isOpen: (path: string) => boolean,
	sessionCookie: string,
) {
	const declared = api.getOpenAPI31Document({
		openapi: '3.1.0',
		info: { title: 'Candor API', version: packageJson.version, description },
		servers: [{ url: '/' }],
	})
	const { named, schemas } = nameSchemas({ paths: declared.paths ?? {}, webhooks: describeWebhooks() })
	for (const [path, item] of Object.entries(named.paths))
		for (const method of methods) {
			const operation = item[method] as Operation | undefined
			if (operation) complete(operation, method, path, isOpen)
		}
	const { $schema, ...Problem } = problem
	return {
		...declared,
		...named,
		components: {
			schemas: { ...schemas, Problem },
			responses: {
				Problem: {
					description: 'It did not work',
					content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
				},
			},
			securitySchemes: {
				token: { type: 'http', scheme: 'bearer', description: 'A token, created under API & webhooks.' },
				session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'A session.' },
			},
		},
	}
}

/** What every operation says: what it does, by whom it is called, and how it fails. */
function complete(operation: Operation, method: string, path: string, isOpen: (path: string) => boolean) {
	const success = Object.entries(operation.responses ?? {}).find(([status]) => /^2/.test(status))
	const route = tokenRouteOf(method, path)
	const token = route ? [{ token: route.scope === 'any' ? [] : [route.scope] }] : []
	operation.operationId = nameOperation(method, path)
	operation.summary = route?.does ?? (success?.[1] as { description?: string } | undefined)?.description
	operation.tags = [path.split('/')[2] ?? '']
	operation.security = isOpen(path) ? [] : [...token, { session: [] }]
	operation.responses = { ...operation.responses, default: { $ref: '#/components/responses/Problem' } }
}

/** `get /api/recordings/{id}/audio` is `getRecordingsIdAudio`. */
function nameOperation(method: string, path: string) {
	const words = path.replace('/api/', '').split(/[^a-z0-9]+/i)
	return method + words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
}

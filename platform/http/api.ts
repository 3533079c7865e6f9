import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { Settings } from '#platform/settings/read-settings.ts'
import { holdsUnstorableText } from '#platform/text/clean-text.ts'
import { describeFault } from './describe-fault.ts'
import { describeInput } from './describe-input.ts'
import { limitBodies } from './limit-bodies.ts'
import { observeRequest } from './metrics.ts'
import { refuseOtherHosts } from './own-address.ts'
import { noSuchAddress, Problem } from './problem.ts'
import { preventCaching, securityHeaders, type ThirdPartySources } from './security-headers.ts'

/** Bindings of the Node server, and what the middleware of this folder sets on each request. */
export type ApiEnv<Variables extends object = object> = {
	Bindings: HttpBindings
	Variables: Variables & { requestId: string }
}

/**
 * A router whose routes refuse input that their schema does not take with 400 `{ error, message, code }`, and with 404
 * where the address names what nothing can be called.
 */
export function newRouter<Env extends ApiEnv>() {
	return new OpenAPIHono<Env>({
		defaultHook: (result) => {
			if (result.success) return requireStorable(result.data)
			if (result.target === 'param') throw noSuchAddress()
			throw new Problem(400, 'bad-input', describeInput(result.error))
		},
	})
}

/** Rejects text that the database would reject later or store as something else. */
function requireStorable(input: unknown) {
	if (holdsUnstorableText(input)) throw unstorable()
}

const unstorable = () =>
	new Problem(400, 'bad-input', 'The request contains a character that cannot be stored.')

/** A JSON body of this shape, as a route declares what it takes and answers. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
	description,
	content: { 'application/json': { schema } },
})

type ApiOptions = {
	/** Third-party sources that pages may use. */
	sources?: ThirdPartySources
	settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>
	/** Whether a path is served under any host name, as load balancers need for health checks. */
	allowsAnyHost: (path: string) => boolean
	/** Whether a request may exceed the default body limit, because its route has a limit of its own. */
	isStreamed: (method: string, path: string) => boolean
	/** Throws when the database is unavailable. Called after unexpected errors, since some libraries hide the cause. */
	requireDatabase: () => Promise<unknown>
}

/** Creates the root of the API: request IDs, log, metrics, security headers, and a response for every error. */
export function createApi<Env extends ApiEnv>(log: Logger, options: ApiOptions) {
	const { sources = {}, settings, allowsAnyHost, isStreamed, requireDatabase } = options
	const api = newRouter<Env>()
	api.use(requestId())
	api.use(wrapThrownValues)
	api.use(async (c, next) => {
		const started = performance.now()
		await next()
		const seconds = (performance.now() - started) / 1000
		observeRequest(c.req.method, c.req.routePath ?? 'none', c.res.status, seconds)
		// The route and not the path: in a link to set a password the path is the secret.
		log.debug(
			{
				request: c.get('requestId'),
				method: c.req.method,
				route: c.req.routePath,
				status: c.res.status,
				seconds,
			},
			'request',
		)
	})
	api.use(securityHeaders(sources))
	api.use('/api/*', preventCaching)
	api.use(refuseOtherHosts(settings, allowsAnyHost))
	api.use(refuseOtherOrigins(settings))
	api.use(limitBodies(isStreamed))
	api.onError(async (error, c) => answerError(await findCause(error, requireDatabase), c, log))
	return api
}

/** Some libraries throw plain objects, which the router does not pass to the error handler. */
async function wrapThrownValues(_: Context, next: () => Promise<void>) {
	try {
		await next()
	} catch (thrown) {
		throw thrown instanceof Error
			? thrown
			: new Error('a value other than an Error was thrown', { cause: thrown })
	}
}

/**
 * Rejects writes and WebSockets from pages of other origins (CSRF). Requests without an Origin header come from scripts and
 * dialers, not browsers. Requests with a bearer token pass too: a browser never adds one by itself, and pages of other
 * sites are not allowed to.
 */
function refuseOtherOrigins({ publicUrl }: ApiOptions['settings']) {
	// Some proxies replace the Host header with their own name for this server.
	const publicHost = publicUrl && hostOf(publicUrl)
	return async (c: Context, next: () => Promise<void>) => {
		const origin = c.req.header('origin')
		const isForeign =
			(origin !== undefined && ![c.req.header('host'), publicHost].includes(hostOf(origin))) ||
			c.req.header('sec-fetch-site') === 'cross-site'
		const hasToken = /^bearer /i.test(c.req.header('authorization') ?? '')
		const isWriteOrSocket = !['GET', 'HEAD'].includes(c.req.method) || c.req.header('upgrade') !== undefined
		if (isForeign && isWriteOrSocket && !hasToken)
			throw new Problem(403, 'other-origin', 'This request came from another site and was refused.')
		await next()
	}
}

function hostOf(origin: string) {
	return URL.canParse(origin) ? new URL(origin).host : origin
}

/** Sent with every 503. */
const retryAfterSeconds = 10

async function findCause(error: Error, requireDatabase: () => Promise<unknown>) {
	if (asProblem(error).code !== 'unexpected') return error
	return requireDatabase().then(
		() => error,
		(cause) => describeFault(cause) ?? error,
	)
}

function answerError(error: Error, c: Context, log: Logger) {
	const { status, message, code } = reportProblem(error, c.get('requestId'), log)
	if (status === 503) c.header('Retry-After', String(retryAfterSeconds))
	return c.json({ error: message, message, code }, status as ContentfulStatusCode)
}

/** Maps an error to its Problem and logs server errors. Exported for responses that are already streaming. */
export function reportProblem(error: unknown, request: string, log: Logger): Problem {
	const problem = asProblem(error)
	const { status, code } = problem
	if (status < 500) return problem
	// A Problem without a cause is an expected response that needs no investigation.
	if (error instanceof Problem && error.cause === undefined)
		log.info({ request, status, code }, 'request refused')
	else log.error({ err: error, request }, 'request failed')
	return problem
}

function asProblem(error: unknown) {
	if (error instanceof Problem) return error
	if (error instanceof HTTPException && error.status === 400)
		return new Problem(400, 'bad-input', 'The request could not be read. Check that it is valid JSON.')
	if (error instanceof HTTPException) return new Problem(error.status, 'refused', error.message)
	if (error instanceof z.ZodError) return new Problem(400, 'bad-input', describeInput(error))
	if (isInvalidText(error)) return unstorable()
	return (
		describeFault(error) ??
		new Problem(500, 'unexpected', 'Something went wrong on our side. Please try again.')
	)
}

/** PostgreSQL's errors for a null character in text and in JSON; only a request can contain one. */
const invalidTextCodes = ['22021', '22P05']

function isInvalidText(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	return ('code' in error && invalidTextCodes.includes(String(error.code))) || isInvalidText(error.cause)
}

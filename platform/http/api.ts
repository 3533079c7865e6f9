import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import type { Settings } from '#platform/settings/read-settings.ts'
import { holdsUnstorableText } from '../text/clean-text.ts'
import { describeFault } from './describe-fault.ts'
import { describeInput } from './describe-input.ts'
import { limitBodies } from './limit-bodies.ts'
import { observeRequest } from './metrics.ts'
import { refuseOtherHosts } from './own-address.ts'
import { noSuchAddress, Problem } from './problem.ts'
import { keepNothing, type OtherSources, securityHeaders } from './security-headers.ts'

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

/** Refuses text that the database would refuse later, or store as something else. */
function requireStorable(input: unknown) {
	if (holdsUnstorableText(input)) throw unstorable()
}

const unstorable = () => new Problem(400, 'bad-input', 'The request holds a character that no text can have.')

/** A JSON body of this shape, as a route declares what it takes and answers. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
	description,
	content: { 'application/json': { schema } },
})

type Outside = {
	/** Pages may use what comes from here, and from these. */
	sources?: OtherSources
	settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>
	/** Whether a path is served under every host name: what a load balancer asks for by address. */
	isForAllHosts: (path: string) => boolean
	/** Whether a request may bring more than others: its route measures it. */
	isStreamed: (method: string, path: string) => boolean
	/** Throws what is wrong with the database. Asked after a fault of which nobody knows the cause: libraries hide it. */
	requireDatabase: () => Promise<unknown>
}

/** The root of the API: request ids, log, metrics, security headers, and every error mapped to its answer. */
export function createApi<Env extends ApiEnv>(log: Logger, outside: Outside) {
	const { sources = {}, settings, isForAllHosts, isStreamed, requireDatabase } = outside
	const api = newRouter<Env>()
	api.use(requestId())
	api.use(throwErrorsOnly)
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
	api.use('/api/*', keepNothing)
	api.use(refuseOtherHosts(settings, isForAllHosts))
	api.use(refuseOtherOrigins(settings))
	api.use(limitBodies(isStreamed))
	api.onError(async (error, c) => answerError(await findCause(error, requireDatabase), c, log))
	return api
}

/** Some libraries throw plain objects, which the router would pass on past the answer to errors. */
async function throwErrorsOnly(_: Context, next: () => Promise<void>) {
	try {
		await next()
	} catch (thrown) {
		throw thrown instanceof Error
			? thrown
			: new Error('a value that is no error was thrown', { cause: thrown })
	}
}

/**
 * Browsers name the origin on every write and every socket. One that is not ours is refused; a client that
 * names none (a script, a dialer) is no browser and cannot be ridden on; neither can one that shows a token, which no
 * browser adds by itself and none of another site may add.
 */
function refuseOtherOrigins({ publicUrl }: Outside['settings']) {
	// Some proxies put their own name for this server into the Host header.
	const publicHost = publicUrl && hostOf(publicUrl)
	return async (c: Context, next: () => Promise<void>) => {
		const origin = c.req.header('origin')
		const isForeign =
			(origin !== undefined && ![c.req.header('host'), publicHost].includes(hostOf(origin))) ||
			c.req.header('sec-fetch-site') === 'cross-site'
		const showsToken = /^bearer /i.test(c.req.header('authorization') ?? '')
		const changesOrListens = !['GET', 'HEAD'].includes(c.req.method) || c.req.header('upgrade') !== undefined
		if (isForeign && changesOrListens && !showsToken)
			throw new Problem(403, 'other-origin', 'This request came from another site and was refused.')
		await next()
	}
}

function hostOf(origin: string) {
	return URL.canParse(origin) ? new URL(origin).host : origin
}

/** What a client waits before it asks a server again that could not serve it. */
const retryAfterSeconds = 10

async function findCause(error: Error, requireDatabase: () => Promise<unknown>) {
	if (asProblem(error).code !== 'unexpected') return error
	return requireDatabase().then(
		() => error,
		(cause) => describeFault(cause) ?? error,
	)
}

function answerError(error: Error, c: Context, log: Logger) {
	const { status, message, code } = tellProblem(error, c.get('requestId'), log)
	if (status === 503) c.header('Retry-After', String(retryAfterSeconds))
	return c.json({ error: message, message, code }, status as ContentfulStatusCode)
}

/** What a request that failed is answered; a fault of ours goes to the log. For answers that are under way already. */
export function tellProblem(error: unknown, request: string, log: Logger): Problem {
	const problem = asProblem(error)
	const { status, code } = problem
	if (status < 500) return problem
	// A problem without a cause is an answer that was foreseen: there is nothing to find out about it.
	if (error instanceof Problem && error.cause === undefined)
		log.info({ request, status, code }, 'request refused')
	else log.error({ err: error, request }, 'request failed')
	return problem
}

function asProblem(error: unknown) {
	if (error instanceof Problem) return error
	if (error instanceof HTTPException && error.status === 400)
		return new Problem(400, 'bad-input', 'The request could not be read: is it valid JSON?')
	if (error instanceof HTTPException) return new Problem(error.status, 'refused', error.message)
	if (error instanceof z.ZodError) return new Problem(400, 'bad-input', describeInput(error))
	if (holdsNoText(error)) return unstorable()
	return (
		describeFault(error) ??
		new Problem(500, 'unexpected', 'Something went wrong on our side. Please try again.')
	)
}

/** What the database says of a zero character in a text, and in JSON: only a request brings one. */
const noText = ['22021', '22P05']

function holdsNoText(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	return ('code' in error && noText.includes(String(error.code))) || holdsNoText(error.cause)
}

import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { json, newRouter } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import { confirmAtProvider, confirmedPage } from '../confirm/confirm-at-provider.ts'
import { ReturnPath, SignInWays } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import type { SignedIn } from '../read-session.ts'
import { readClient, setCookies } from '../sessions/client.ts'
import { currentSession } from '../sessions/current-session.ts'
import { noteRefusal, noteSignIn } from '../sessions/note-sign-in.ts'
import type { SignInFailure } from '../texts/sign-in-failures.ts'
import { openProvider, type Provider } from './open-provider.ts'
import { recordOtherAccount } from './other-account.ts'
import { SignInFailed } from './sign-in-failed.ts'

const ways = createRoute({
	method: 'get',
	path: '/api/sign-in',
	responses: { 200: json(SignInWays, 'The available ways to sign in') },
})

/**
 * Signing in at the provider, and confirming one's identity there while signed in. These addresses are for browsers: they
 * answer with redirects, after a failure to the page that explains it.
 */
export function singleSignOnRoutes(context: PeopleContext) {
	const { settings } = context
	const { singleSignOn, localSignIn, idleMinutes } = settings
	const provider = singleSignOn && openProvider(context, singleSignOn)
	return newRouter<SignedIn>()
		.openapi(ways, (c) =>
			c.json({ singleSignOn: singleSignOn && { name: singleSignOn.name }, localSignIn, idleMinutes }, 200),
		)
		.get('/api/sign-in/sso', (c) =>
			lead(c, context, provider, async (provider) => {
				const to = ReturnPath.parse(c.req.query('to'))
				const { address, cookies } = await provider.begin(`/signed-in?${new URLSearchParams({ to })}`)
				setCookies(c, cookies)
				return c.redirect(address)
			}),
		)
		.get('/api/sign-in/sso/callback', (c) =>
			lead(c, context, provider, async (provider) => {
				const client = readClient(c, settings)
				const finished = await provider.finish(c.req.query(), client)
				if (finished.address === confirmedPage)
					return c.redirect(await confirmAtProvider(context, finished, client))
				await noteSignIn(context, finished.personId, client, { by: 'single sign-on' })
				setCookies(c, finished.cookies)
				return c.redirect(finished.address)
			}),
		)
		.get('/api/sign-in-confirmation/sso', (c) =>
			lead(c, context, provider, async (provider) => {
				const { address, cookies } = await provider.begin(confirmedPage, { promptsAgain: true })
				setCookies(c, cookies)
				return c.redirect(address)
			}),
		)
}

/**
 * Failures that anyone can cause without an account at the provider. They are recorded at most once a minute per address,
 * so that they cannot flood the audit trail.
 */
const broughtByAnybody: ReadonlySet<SignInFailure> = new Set([
	'sign-in-expired',
	'provider-refused',
	'provider-unreachable',
])

async function lead(
	c: Context,
	context: PeopleContext,
	provider: Provider | null,
	go: (provider: Provider) => Promise<Response>,
) {
	if (!provider) throw new Problem(404, 'no-single-sign-on', 'No sign-in provider is configured.')
	// The address contains a code that must not be cached.
	c.header('cache-control', 'no-store')
	try {
		await context.throttle.requireProvider(readClient(c, context.settings).address)
		return await go(provider)
	} catch (error) {
		if (error instanceof Problem && error.status === 429)
			return redirectAfterFailure(c, context, 'too-many-attempts')
		if (!(error instanceof SignInFailed)) throw error
		await recordFailure(c, context, error)
		return redirectAfterFailure(c, context, error.failure)
	}
}

async function recordFailure(c: Context, context: PeopleContext, { failure, personId, cause }: SignInFailed) {
	const client = readClient(c, context.settings)
	if (broughtByAnybody.has(failure) && !(await context.throttle.isFirstRefusal(client.address, failure)))
		return
	context.log.warn({ failure, cause: reasonOf(cause), request: c.get('requestId') }, 'single sign-on failed')
	await noteRefusal(context, personId, client, { by: 'single sign-on', reason: failure })
	if (failure === 'another-account' && personId) await recordOtherAccount(context, personId)
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : cause)

/** Redirects to the sign-in page, or to the confirmation page if the user is already signed in. */
async function redirectAfterFailure(c: Context, context: PeopleContext, failure: SignInFailure) {
	const isSignedIn = await currentSession(context, readClient(c, context.settings))
	return c.redirect(isSignedIn ? `${confirmedPage}?failed=${failure}` : `/?sign-in-failed=${failure}`)
}

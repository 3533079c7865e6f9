import { AsyncLocalStorage } from 'node:async_hooks'
import type { SingleSignOn } from '#platform/settings/read-single-sign-on.ts'
import { type Auth, createAuth, signInFailed } from '../auth.ts'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf, withCookies } from '../sessions/client.ts'
import type { SignInFailure } from '../texts/sign-in-failures.ts'
import { descriptionAddress, discover } from './discover.ts'
import { provisionUser } from './provision-user.ts'
import { readClaims } from './read-claims.ts'
import { SignInFailed } from './sign-in-failed.ts'

export type Provider = ReturnType<typeof openProvider>

/** Claims that the auth library does not pass on, kept for the duration of the callback request. */
type ExtraClaims = { signedInAt?: number | undefined }
const extraClaimsStore = new AsyncLocalStorage<ExtraClaims>()

/**
 * Sign-in at a provider by OpenID Connect: authorization code with PKCE, state kept in the database and a cookie, and a
 * nonce in the ID token, by the auth library. The provider's discovery document is read at the first sign-in, and again
 * after a failure, so Candor starts without the provider.
 */
export function openProvider(context: PeopleContext, provider: SingleSignOn) {
	let connecting: Promise<Auth> | null = null
	const connected = () => {
		connecting ??= connect(context, provider).catch((error) => {
			connecting = null
			throw error
		})
		return connecting
	}
	return {
		/**
		 * Starts a sign-in. Returns the provider's address to send the browser to and the cookies to set; the browser ends
		 * up at `address`. With `promptsAgain` the provider asks for a new sign-in even if its own session is still valid.
		 */
		async begin(address: string, { promptsAgain = false } = {}) {
			const auth = await connected()
			const { headers, response } = await auth.api.signInSocial({
				body: {
					provider: provider.issuer,
					callbackURL: address,
					errorCallbackURL: signInFailed,
					disableRedirect: true,
					...(promptsAgain && { additionalParams: { prompt: 'login', max_age: '0' } }),
				},
				returnHeaders: true,
			})
			if (!response.url) throw new SignInFailed('provider-unreachable')
			return { address: response.url, cookies: headers.getSetCookie() }
		},

		/**
		 * Handles the provider's callback and creates a session. Returns the session, its person, the time of the sign-in at
		 * the provider (seconds since 1970, undefined if not reported), the address to redirect to and the cookies to set.
		 * Throws SignInFailed.
		 */
		async finish(query: Record<string, string>, client: Client) {
			const auth = await connected()
			const extraClaims: ExtraClaims = {}
			const answer = await extraClaimsStore.run(extraClaims, () =>
				auth.api.callbackOAuth({
					method: 'GET',
					params: { id: provider.issuer },
					query,
					headers: headersOf(client),
					asResponse: true,
				}),
			)
			const address = answer.headers.get('location') ?? signInFailed
			if (address.startsWith(signInFailed)) throw describeFailure(address)
			const cookies = answer.headers.getSetCookie()
			const session = await auth.api.getSession({ headers: headersOf(withCookies(client, cookies)) })
			if (!session) throw new Error('the auth library did not create a session')
			const { id: sessionId } = session.session
			const { signedInAt } = extraClaims
			return { sessionId, personId: session.user.id, signedInAt, address, cookies }
		},
	}
}

async function connect(context: PeopleContext, provider: SingleSignOn) {
	const { issuer, name, clientId, clientSecret, redirectUri } = provider
	const description = await discover(issuer)
	const sendsHeader = description.token_endpoint_auth_methods_supported.includes('client_secret_basic')
	const auth = createAuth(context.db, context.authOptions, {
		// One provider's ids must never be read as another's: the account is kept under the issuer.
		providerId: issuer,
		name,
		clientId,
		clientSecret,
		authentication: sendsHeader ? 'basic' : 'post',
		discoveryUrl: descriptionAddress(issuer),
		requireIdTokenVerification: true,
		redirectURI: redirectUri,
		scopes: ['openid', 'email', 'profile'],
		// `provisionUser` creates accounts.
		disableSignUp: true,
		async getUserInfo(tokens) {
			const { userinfo_endpoint: userinfoEndpoint } = description
			const claims = await readClaims(tokens, { issuer, clientId, userinfoEndpoint })
			const extraClaims = extraClaimsStore.getStore()
			if (extraClaims) extraClaims.signedInAt = claims.auth_time
			await provisionUser(context, provider, claims)
			const { sub, email, email_verified: emailVerified, name } = claims
			return { sub, email, emailVerified, name: name ?? '' }
		},
	})
	const { socialProviders } = await auth.$context
	if (!socialProviders.length) throw new SignInFailed('provider-unreachable')
	return auth
}

/** The code of a failure by the library's error. */
const failures: Record<string, SignInFailure> = {
	state_mismatch: 'sign-in-expired',
	state_not_found: 'sign-in-expired',
	state_invalid: 'sign-in-expired',
	BANNED_USER: 'deactivated',
}

function describeFailure(address: string) {
	const code = new URL(address, 'http://nowhere.invalid').searchParams.get('error') ?? 'unknown'
	return new SignInFailed(failures[code] ?? 'provider-refused', { cause: code })
}

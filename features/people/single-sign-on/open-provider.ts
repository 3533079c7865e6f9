import { AsyncLocalStorage } from 'node:async_hooks'
import type { SingleSignOn } from '#platform/settings/read-single-sign-on.ts'
import { type Auth, createAuth, signInFailed } from '../auth.ts'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf, withCookies } from '../sessions/client.ts'
import type { SignInFailure } from '../texts/sign-in-failures.ts'
import { admitPerson } from './admit-person.ts'
import { descriptionAddress, discover } from './discover.ts'
import { readClaims } from './read-claims.ts'
import { SignInFailed } from './sign-in-failed.ts'

export type Provider = ReturnType<typeof openProvider>

/** What the provider told that the auth library does not pass on, by the request that brought it. */
type Told = { signedInAt?: number | undefined }
const claimsTold = new AsyncLocalStorage<Told>()

/**
 * Sign-in at a provider by OpenID Connect: authorization code with PKCE, state kept in the database and a cookie, and a
 * nonce in the ID token, by the auth library. The provider is asked how it is spoken to at the first sign-in, and again
 * while that fails: everything else works without it.
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
		 * Where the browser is to go, and the cookie that it brings back; `address` is where it is led after that. With
		 * `isAnew` the provider is asked to sign in whoever is there once more, though it knows them.
		 */
		async begin(address: string, { isAnew = false } = {}) {
			const auth = await connected()
			const { headers, response } = await auth.api.signInSocial({
				body: {
					provider: provider.issuer,
					callbackURL: address,
					errorCallbackURL: signInFailed,
					disableRedirect: true,
					...(isAnew && { additionalParams: { prompt: 'login', max_age: '0' } }),
				},
				returnHeaders: true,
			})
			if (!response.url) throw new SignInFailed('provider-unreachable')
			return { address: response.url, cookies: headers.getSetCookie() }
		},

		/**
		 * Reads what the provider sent the browser back with, and begins a session. Returns that session and whose it is,
		 * when they signed in at the provider (seconds since 1970, undefined where it does not tell), where the browser is
		 * led to, and its cookies. Throws SignInFailed.
		 */
		async finish(query: Record<string, string>, client: Client) {
			const auth = await connected()
			const told: Told = {}
			const answer = await claimsTold.run(told, () =>
				auth.api.callbackOAuth({
					method: 'GET',
					params: { id: provider.issuer },
					query,
					headers: headersOf(client),
					asResponse: true,
				}),
			)
			const address = answer.headers.get('location') ?? signInFailed
			if (address.startsWith(signInFailed)) throw tellFailure(address)
			const cookies = answer.headers.getSetCookie()
			const session = await auth.api.getSession({ headers: headersOf(withCookies(client, cookies)) })
			if (!session) throw new Error('the auth library began no session')
			const { id: sessionId } = session.session
			return { sessionId, personId: session.user.id, signedInAt: told.signedInAt, address, cookies }
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
		// `admitPerson` makes accounts.
		disableSignUp: true,
		async getUserInfo(tokens) {
			const { userinfo_endpoint: userinfoEndpoint } = description
			const claims = await readClaims(tokens, { issuer, clientId, userinfoEndpoint })
			const told = claimsTold.getStore()
			if (told) told.signedInAt = claims.auth_time
			await admitPerson(context, provider, claims)
			const { sub, email, email_verified: emailVerified, name } = claims
			return { sub, email, emailVerified, name: name ?? '' }
		},
	})
	const { socialProviders } = await auth.$context
	if (!socialProviders.length) throw new SignInFailed('provider-unreachable')
	return auth
}

/** What the library calls it, by what people are told. */
const failures: Record<string, SignInFailure> = {
	state_mismatch: 'sign-in-expired',
	state_not_found: 'sign-in-expired',
	state_invalid: 'sign-in-expired',
	BANNED_USER: 'deactivated',
}

function tellFailure(address: string) {
	const code = new URL(address, 'http://nowhere.invalid').searchParams.get('error') ?? 'unknown'
	return new SignInFailed(failures[code] ?? 'provider-refused', { cause: code })
}

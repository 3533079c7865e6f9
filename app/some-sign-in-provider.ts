import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, type RequestContext } from 'oidc-provider'

/** Somebody whom the sign-in provider knows: the claims that it makes of them. */
export type KnownPerson = {
	sub: string
	name: string
	email: string
	email_verified: boolean
	groups?: string[]
}

const clientSecret = 'a secret of the sign-in provider'
/** Where a program of somebody else's is sent back to. */
export const elsewhere = 'http://elsewhere.test/callback'

/**
 * For tests: a sign-in provider on this machine, by a library that is certified for OpenID Connect. Its sign-in page has a
 * link for each of `people`. It knows us (`settings`, come back to at `publicUrl`) and another program, `elsewhere`.
 */
export async function someSignInProvider(
	people: KnownPerson[],
	publicUrl: string,
	atEnd: (close: () => void) => void,
) {
	let isAway = false
	const server = createServer((request, response) => void answer(request, response))
	await once(server.listen(0, '127.0.0.1'), 'listening')
	atEnd(() => {
		server.closeAllConnections()
		server.close()
	})
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	const provider = new Provider(issuer, configure(people, publicUrl))
	const handle = provider.callback()

	async function answer(request: IncomingMessage, response: ServerResponse) {
		const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
		if (isAway) response.writeHead(503).end()
		else if (!pathname.startsWith('/sign-in/')) await handle(request, response)
		else if (searchParams.has('as')) {
			const accountId = searchParams.get('as') ?? ''
			await provider.interactionFinished(request, response, { login: { accountId } })
		} else {
			const links = people.map(({ sub, name }) => `<li><a href="?as=${sub}">${name}</a></li>`)
			response
				.setHeader('content-type', 'text/html')
				.end(`<html lang="en"><title>Who are you?</title><h1>Who are you?</h1><ul>${links.join('')}</ul>`)
		}
	}

	return {
		issuer,
		settings: {
			PUBLIC_URL: publicUrl,
			OIDC_ISSUER: issuer,
			OIDC_CLIENT_ID: 'candor',
			OIDC_CLIENT_SECRET: clientSecret,
			OIDC_NAME: 'Acme Login',
		},
		/** From now on it answers 503, or answers again. */
		setAway(away: boolean) {
			isAway = away
		},
	}
}

function configure(people: KnownPerson[], publicUrl: string) {
	const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
	const client = { client_secret: clientSecret, grant_types: ['authorization_code'] }
	return {
		clients: [
			{ ...client, client_id: 'candor', redirect_uris: [`${publicUrl}/api/sign-in/sso/callback`] },
			{ ...client, client_id: 'elsewhere', redirect_uris: [elsewhere] },
		],
		jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
		cookies: { keys: ['for tests alone'] },
		claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
		ttl: {
			AccessToken: 600,
			AuthorizationCode: 60,
			Grant: 600,
			IdToken: 600,
			Interaction: 600,
			Session: 600,
		},
		findAccount: (_: unknown, sub: string) => ({
			accountId: sub,
			claims: () => people.find((person) => person.sub === sub) ?? { sub },
		}),
		// Who signs in has agreed to everything.
		async loadExistingGrant({ oidc }: RequestContext) {
			const grant = new oidc.provider.Grant({
				clientId: oidc.client.clientId,
				accountId: oidc.session.accountId,
			})
			grant.addOIDCScope('openid email profile')
			await grant.save()
			return grant
		},
	}
}

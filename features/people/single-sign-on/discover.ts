import { z } from 'zod'
import { boundedFetch } from '#platform/http/bounded-fetch.ts'
import { isLoopback } from '#platform/settings/is-loopback.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** An address that secrets and tokens travel to: encrypted, except on this machine. */
const Endpoint = z.url().refine((address) => {
	const { protocol, hostname } = new URL(address)
	return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
})

/** What we need of a provider's description (OpenID Connect Discovery 1.0, 3). */
const Description = z.object({
	issuer: z.string(),
	authorization_endpoint: Endpoint,
	token_endpoint: Endpoint,
	userinfo_endpoint: Endpoint.optional(),
	jwks_uri: Endpoint,
	token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})
export type Description = z.infer<typeof Description>

/** Timeout for a response of the provider. */
export const patienceMilliseconds = 10_000

/** Discovery documents and claims take a few kilobytes. */
const maxAnswerBytes = 1024 ** 2

/** `fetch` that fails if the provider's response exceeds `maxAnswerBytes`. */
export const fetchFromProvider = boundedFetch(
	maxAnswerBytes,
	() => new Error('the sign-in provider’s response is too large'),
)

export const descriptionAddress = (issuer: string) =>
	`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`

/**
 * Reads the provider's OpenID Connect discovery document. Throws SignInFailed `provider-unreachable` if it does not answer
 * or names a different issuer: one provider must not be able to impersonate another.
 */
export async function discover(issuer: string): Promise<Description> {
	try {
		const answer = await fetchFromProvider(descriptionAddress(issuer), {
			signal: AbortSignal.timeout(patienceMilliseconds),
		})
		if (!answer.ok) throw new Error(`the sign-in provider answered ${answer.status}`)
		const description = Description.parse(await answer.json())
		if (description.issuer !== issuer)
			throw new Error(`the sign-in provider calls itself ${description.issuer}: set OIDC_ISSUER to that`)
		return description
	} catch (cause) {
		throw new SignInFailed('provider-unreachable', { cause })
	}
}

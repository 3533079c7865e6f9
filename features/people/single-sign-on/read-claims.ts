import { z } from 'zod'
import { cleanTexts } from '#platform/text/clean-text.ts'
import { fetchFromProvider, patienceMilliseconds } from './discover.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** Claims about a person (OpenID Connect Core 1.0, 5.1), plus the groups that many providers add. */
const Claims = z.object({
	sub: z.string().min(1).max(255),
	email: z.string().trim().toLowerCase().optional().catch(undefined),
	// Some providers write it as a word.
	email_verified: z
		.union([z.literal(true), z.literal('true')])
		.optional()
		.catch(undefined)
		.transform(Boolean),
	name: z.string().trim().optional().catch(undefined),
	groups: z.array(z.string()).catch([]),
	/** When they signed in at the provider, in seconds since 1970. */
	auth_time: z.number().optional().catch(undefined),
})
export type Claims = z.infer<typeof Claims>

type Tokens = { idToken?: string | undefined; accessToken?: string | undefined }
type Expected = { issuer: string; clientId: string; userinfoEndpoint: string | undefined }

/**
 * The provider's claims about the person who signed in: from the ID token, whose signature and nonce the auth library has
 * checked, and from the userinfo endpoint. Throws SignInFailed if either is missing, if their subjects differ, or if the
 * token lacks a claim that OpenID Connect Core 1.0 (2, 3.1.3.7) requires: the library checks these only when present.
 */
export async function readClaims({ idToken, accessToken }: Tokens, expected: Expected): Promise<Claims> {
	const { userinfoEndpoint } = expected
	try {
		if (!idToken) throw new Error('the sign-in provider sent no ID token')
		const claims = requiredClaims(expected).parse(payloadOf(idToken))
		const userinfo =
			userinfoEndpoint && accessToken ? await readUserinfo(userinfoEndpoint, accessToken) : claims
		if (userinfo.sub !== claims.sub) throw new Error('the ID token and the userinfo have different subjects')
		return Claims.parse(cleanTexts({ ...userinfo, ...claims }))
	} catch (cause) {
		throw new SignInFailed('provider-refused', { cause })
	}
}

const Payload = z.looseObject({ sub: z.string() })

/** Whole seconds since 1970. */
const Seconds = z.number().positive()
/** Seconds that the provider's clock may be ahead. */
const clockTolerance = 60

const requiredClaims = ({ issuer, clientId }: Expected) =>
	z
		.looseObject({
			sub: z.string(),
			iss: z.literal(issuer),
			aud: z.union([z.string().transform((audience) => [audience]), z.array(z.string())]),
			azp: z.literal(clientId).optional(),
			nonce: z.string().min(1),
			exp: Seconds,
			iat: Seconds,
		})
		.refine(({ aud }) => aud.includes(clientId), 'the ID token is for another client')
		.refine(
			({ aud, azp }) => aud.length === 1 || azp === clientId,
			'the ID token has several audiences but no authorized party',
		)
		.refine(({ exp }) => exp > Date.now() / 1000, 'the ID token has expired')
		.refine(({ iat }) => iat < Date.now() / 1000 + clockTolerance, 'the ID token was issued in the future')

const payloadOf = (idToken: string) =>
	JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())

async function readUserinfo(endpoint: string, accessToken: string) {
	const answer = await fetchFromProvider(endpoint, {
		headers: { authorization: `Bearer ${accessToken}` },
		redirect: 'error',
		signal: AbortSignal.timeout(patienceMilliseconds),
	})
	if (!answer.ok) throw new Error(`the userinfo endpoint answered ${answer.status}`)
	return Payload.parse(await answer.json())
}

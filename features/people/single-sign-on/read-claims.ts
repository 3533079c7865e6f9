import { z } from 'zod'
import { cleanTexts } from '#platform/text/clean-text.ts'
import { fetchFromProvider, patienceMilliseconds } from './discover.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** What the provider says of a person (OpenID Connect Core 1.0, 5.1), and the groups that many add. */
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
type Asked = { issuer: string; clientId: string; userinfoEndpoint: string | undefined }

/**
 * What the provider says of whoever signed in: in the ID token, whose signature and nonce the auth library has checked
 * before, and at the userinfo address. Throws SignInFailed where either is missing, they speak of two people, or the token
 * lacks a claim that OpenID Connect Core 1.0 (2, 3.1.3.7) requires: the library checks those only where they are there.
 */
export async function readClaims({ idToken, accessToken }: Tokens, asked: Asked): Promise<Claims> {
	const { userinfoEndpoint } = asked
	try {
		if (!idToken) throw new Error('the sign-in provider gave no ID token')
		const told = requiredClaims(asked).parse(payloadOf(idToken))
		const more = userinfoEndpoint && accessToken ? await readUserinfo(userinfoEndpoint, accessToken) : told
		if (more.sub !== told.sub) throw new Error('the ID token and the userinfo speak of two people')
		return Claims.parse(cleanTexts({ ...more, ...told }))
	} catch (cause) {
		throw new SignInFailed('provider-refused', { cause })
	}
}

const Payload = z.looseObject({ sub: z.string() })

/** Whole seconds since 1970. */
const Seconds = z.number().positive()
/** Seconds by which the provider's clock may be ahead. */
const clockTolerance = 60

const requiredClaims = ({ issuer, clientId }: Asked) =>
	z
		.looseObject({
			sub: z.string(),
			iss: z.literal(issuer),
			aud: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
			azp: z.literal(clientId).optional(),
			nonce: z.string().min(1),
			exp: Seconds,
			iat: Seconds,
		})
		.refine(({ aud }) => aud.includes(clientId), 'the ID token is for another program')
		.refine(({ aud, azp }) => aud.length === 1 || azp === clientId, 'the ID token names no single program')
		.refine(({ exp }) => exp > Date.now() / 1000, 'the ID token has expired')
		.refine(({ iat }) => iat < Date.now() / 1000 + clockTolerance, 'the ID token is from the future')

const payloadOf = (idToken: string) =>
	JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())

async function readUserinfo(endpoint: string, accessToken: string) {
	const answer = await fetchFromProvider(endpoint, {
		headers: { authorization: `Bearer ${accessToken}` },
		redirect: 'error',
		signal: AbortSignal.timeout(patienceMilliseconds),
	})
	if (!answer.ok) throw new Error(`the userinfo address answered ${answer.status}`)
	return Payload.parse(await answer.json())
}

import { z } from 'zod'
import { patienceMilliseconds } from './discover.ts'
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
})
export type Claims = z.infer<typeof Claims>

/**
 * What the provider says of whoever signed in: in the ID token, whose signature, issuer, audience, expiry and nonce the
 * auth library has checked before, and at the userinfo address. Throws SignInFailed where either is missing or they speak
 * of two people.
 */
export async function readClaims(
	{ idToken, accessToken }: { idToken?: string | undefined; accessToken?: string | undefined },
	userinfoEndpoint: string | undefined,
): Promise<Claims> {
	try {
		if (!idToken) throw new Error('the sign-in provider gave no ID token')
		const told = Payload.parse(payloadOf(idToken))
		const more = userinfoEndpoint && accessToken ? await readUserinfo(userinfoEndpoint, accessToken) : told
		if (more.sub !== told.sub) throw new Error('the ID token and the userinfo speak of two people')
		return Claims.parse({ ...more, ...told })
	} catch (cause) {
		throw new SignInFailed('provider-refused', { cause })
	}
}

const Payload = z.looseObject({ sub: z.string() })

const payloadOf = (idToken: string) =>
	JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())

async function readUserinfo(endpoint: string, accessToken: string) {
	const answer = await fetch(endpoint, {
		headers: { authorization: `Bearer ${accessToken}` },
		redirect: 'error',
		signal: AbortSignal.timeout(patienceMilliseconds),
	})
	if (!answer.ok) throw new Error(`the userinfo address answered ${answer.status}`)
	return Payload.parse(await answer.json())
}

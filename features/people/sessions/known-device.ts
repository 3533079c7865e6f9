import { createHash, randomUUID } from 'node:crypto'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { deriveKey } from '#platform/secrets/derive-key.ts'
import type { PeopleContext } from '../people-context.ts'
import type { Client } from './client.ts'

const lifeSeconds = 180 * 24 * 60 * 60

/** A browser may be several people's; whose a cookie is cannot be read from its name. */
const cookieName = (personId: string) =>
	`candor.device-${createHash('sha256').update(personId).digest('hex').slice(0, 16)}`

const keyOf = ({ authOptions }: PeopleContext) => deriveKey(authOptions.secret, 'known devices')

/**
 * The cookie that a browser is given when somebody has signed in there: it opens nothing, but nobody else's wrong guesses
 * keep this person from signing in again in this browser.
 */
export function rememberDevice(context: PeopleContext, personId: string): Promise<string> {
	const until = Math.floor(Date.now() / 1000) + lifeSeconds
	return serializeSigned(cookieName(personId), `${randomUUID()}.${until}.${personId}`, keyOf(context), {
		httpOnly: true,
		sameSite: 'Lax',
		secure: context.authOptions.secureCookies,
		path: '/',
		maxAge: lifeSeconds,
	})
}

/** The id of the browser where this person has signed in before; null where they have not, or long ago. */
export async function recognizeDevice(
	context: PeopleContext,
	personId: string | null,
	{ cookie }: Pick<Client, 'cookie'>,
): Promise<string | null> {
	if (personId === null) return null
	const name = cookieName(personId)
	const value = (await parseSigned(cookie, keyOf(context), name))[name]
	if (!value) return null
	const [id = '', until = '', ...owner] = value.split('.')
	return owner.join('.') === personId && Number(until) > Date.now() / 1000 ? id : null
}

import { createHash, randomUUID } from 'node:crypto'
import { parseSigned, serializeSigned } from 'hono/utils/cookie'
import { deriveKey } from '#platform/secrets/derive-key.ts'
import type { PeopleContext } from '../people-context.ts'
import type { Client } from './client.ts'

const lifeSeconds = 180 * 24 * 60 * 60

/** Several people may share a browser, so each has a cookie. Its name does not reveal the person. */
const cookieName = (personId: string) =>
	`candor.device-${createHash('sha256').update(personId).digest('hex').slice(0, 16)}`

const keyOf = ({ authOptions }: PeopleContext) => deriveKey(authOptions.secret, 'known devices')

/**
 * The cookie set in a browser after a sign-in. It grants no access: it only keeps failed guesses made elsewhere from
 * locking this person out of this browser.
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

/** The id of a browser in which this person signed in within `lifeSeconds`; otherwise null. */
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

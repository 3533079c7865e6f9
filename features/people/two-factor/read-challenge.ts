import { and, eq, gt } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import { Problem } from '#platform/http/problem.ts'
import type { Auth } from '../auth.ts'
import type { PeopleContext } from '../people-context.ts'
import { people, verifications } from '../tables.ts'

/** Of the cookies that the auth library sets after a right password, the one that leads to the second step. */
export async function challengeCookies(auth: Auth, cookies: string[]) {
	const name = await cookieName(auth)
	return cookies.filter((cookie) => cookie.startsWith(`${name}=`))
}

/**
 * Whose sign-in waits for a code, and the cookie that says so, alone: with a session's beside it the library would check
 * the code for that. Throws Problem 401 where none waits, or has for more than ten minutes.
 */
export async function readChallenge({ auth, db }: PeopleContext, cookies: string) {
	const name = await cookieName(auth)
	const challenge = parse(cookies, name)[name]
	if (!challenge) throw expiredSignIn()
	// Its signature, after the dot, is the library's to check.
	const [identifier = ''] = challenge.split('.')
	const [person] = await db
		.select({ id: people.id, username: people.username })
		.from(verifications)
		.innerJoin(people, eq(people.id, verifications.value))
		.where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date())))
	if (!person) throw expiredSignIn()
	return {
		cookie: `${name}=${encodeURIComponent(challenge)}`,
		id: person.id,
		username: person.username ?? person.id,
	}
}

export const expiredSignIn = () =>
	new Problem(401, 'sign-in-expired', 'This sign-in has expired. Please sign in again.')

const cookieName = async (auth: Auth) => (await auth.$context).createAuthCookie('two_factor').name

import { APIError } from 'better-auth/api'
import { Problem } from '#platform/http/problem.ts'
import type { Auth } from './auth.ts'
import type { Credentials, Person } from './contract.ts'
import { readPerson } from './read-session.ts'
import type { SignInThrottle } from './throttle-sign-in.ts'

/**
 * Checks a username and password and begins a session of 24 h. Returns the person and the headers that set
 * the session's cookie. Unknown user, wrong password and blocked account give the same Problem 401, after
 * the same work; too many tries give 429.
 */
export async function signIn(
	auth: Auth,
	throttle: SignInThrottle,
	credentials: Credentials,
	address: string,
): Promise<{ person: Person; cookies: string[] }> {
	await throttle.require(credentials.username, address)
	try {
		const { headers, response } = await auth.api.signInUsername({
			body: { username: credentials.username, password: credentials.password },
			returnHeaders: true,
		})
		await throttle.forget(credentials.username, address)
		return { person: readPerson(response.user), cookies: headers.getSetCookie() }
	} catch (error) {
		if (error instanceof APIError)
			throw new Problem(401, 'wrong-credentials', 'Invalid username or password. Please try again.')
		throw error
	}
}

import { Problem } from '#platform/http/problem.ts'
import type { Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf } from '../sessions/client.ts'
import { refusalOf } from './check-code.ts'

/**
 * Whoever sits down at an open browser is not let near how its owner signs in: they are asked for the password again.
 * Throws Problem 403 for a wrong one; wrong ones count as those at sign-in do (429).
 */
export async function requirePassword(
	{ auth, throttle }: PeopleContext,
	person: Person,
	password: string,
	client: Client,
) {
	await throttle.require(person.username, client.address)
	try {
		await auth.api.verifyPassword({ body: { password }, headers: headersOf(client) })
	} catch (error) {
		refusalOf(error)
		throw new Problem(403, 'wrong-password', 'This is not your password. Please try again.')
	}
	await throttle.forget(person.username, client.address)
}

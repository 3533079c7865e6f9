import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Credentials, Person } from './contract.ts'
import type { PeopleContext } from './people-context.ts'
import { readPerson } from './read-session.ts'
import { people } from './tables.ts'

/**
 * Checks a username and password and begins a session of 24 h. Returns the person and the headers that set
 * the session's cookie. Unknown user, wrong password and blocked account give the same Problem 401, after
 * the same work; too many tries give 429. Both outcomes go on the audit trail.
 */
export async function signIn(
	context: PeopleContext,
	credentials: Credentials,
	address: string,
): Promise<{ person: Person; cookies: string[] }> {
	const { auth, throttle } = context
	await throttle.require(credentials.username, address)
	try {
		const { headers, response } = await auth.api.signInUsername({
			body: { username: credentials.username, password: credentials.password },
			returnHeaders: true,
		})
		await throttle.forget(credentials.username, address)
		const person = readPerson(response.user)
		await noteSignIn(context, person.id)
		return { person, cookies: headers.getSetCookie() }
	} catch (error) {
		if (!(error instanceof APIError)) throw error
		await noteRefusal(context, credentials.username)
		throw new Problem(401, 'wrong-credentials', 'Invalid username or password. Please try again.')
	}
}

async function noteSignIn({ db, recordFact }: PeopleContext, id: string) {
	await db.transaction(async (tx) => {
		await tx.update(people).set({ lastSignInAt: new Date() }).where(eq(people.id, id))
		await recordFact(tx, { personId: id, action: 'session.signed-in', subjectId: id })
	})
}

/** Who tried is not known: only whose account it was, where there is one. */
async function noteRefusal({ db, recordFact }: PeopleContext, username: string) {
	const [account] = await db
		.select({ id: people.id })
		.from(people)
		.where(eq(people.username, username.toLowerCase()))
	await recordFact(db, { personId: null, action: 'session.refused', subjectId: account?.id ?? null })
}

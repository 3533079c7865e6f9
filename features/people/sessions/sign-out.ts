import { eq } from 'drizzle-orm'
import type { Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import type { CurrentSession } from '../read-session.ts'
import { sessions } from '../tables.ts'
import { type Client, headersOf } from './client.ts'
import { endMatchingSessions } from './end-sessions.ts'

/** Ends the current session and closes its sockets. Returns the cookies that clear it from the browser. */
export async function signOut(
	context: PeopleContext,
	person: Person,
	session: CurrentSession | undefined,
	client: Client,
): Promise<string[]> {
	const { auth, db } = context
	if (session)
		await db.transaction((tx) => endMatchingSessions(context, tx, person.id, eq(sessions.id, session.id)))
	const { headers } = await auth.api.signOut({ headers: headersOf(client), returnHeaders: true })
	return headers.getSetCookie()
}

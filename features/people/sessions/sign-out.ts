import { eq } from 'drizzle-orm'
import type { Person } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import type { CurrentSession } from '../read-session.ts'
import { sessions } from '../tables.ts'
import { type Client, headersOf } from './client.ts'
import { endSome } from './end-sessions.ts'

/** Ends the session that asks and closes its sockets. Returns the cookies that make the browser forget it. */
export async function signOut(
	context: PeopleContext,
	person: Person,
	session: CurrentSession | undefined,
	client: Client,
): Promise<string[]> {
	const { auth, db } = context
	if (session) await db.transaction((tx) => endSome(context, tx, person.id, eq(sessions.id, session.id)))
	const { headers } = await auth.api.signOut({ headers: headersOf(client), returnHeaders: true })
	return headers.getSetCookie()
}

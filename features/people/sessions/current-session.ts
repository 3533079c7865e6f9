import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf } from './client.ts'

/** The id of the session in this client's cookie; null if there is none. */
export async function currentSession({ auth }: Pick<PeopleContext, 'auth'>, client: Client) {
	const session = await auth.api.getSession({ headers: headersOf(client), query: { disableRefresh: true } })
	return session?.session.id ?? null
}

import { eq } from 'drizzle-orm'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf } from '../sessions/client.ts'
import type { Provider } from '../single-sign-on/open-provider.ts'
import { sessions } from '../tables.ts'
import { noteConfirmation } from './confirm-identity.ts'

/** The page of ours that a sign-in at the provider leads back to where it only confirms who is there. */
export const confirmedPage = '/sign-in-confirmed'

/** Seconds between signing in at the provider and coming back; it was begun a moment before. */
const longestWay = 5 * 60

type Finished = Awaited<ReturnType<Provider['finish']>>

/**
 * Makes the session that the browser had before count as one that has just begun, if the same person has just signed in
 * at the provider. The session begun there is not needed. Returns where the browser is led to.
 */
export async function confirmAtProvider(
	context: PeopleContext,
	{ sessionId, personId, signedInAt }: Finished,
	client: Client,
): Promise<string> {
	const { auth, db } = context
	await db.delete(sessions).where(eq(sessions.id, sessionId))
	const before = await auth.api.getSession({ headers: headersOf(client), query: { disableRefresh: true } })
	if (before?.user.id !== personId) return `${confirmedPage}?failed=other-person`
	// Providers that do not tell when have at least been asked to sign in anew.
	const isRecent = signedInAt === undefined || Date.now() / 1000 - signedInAt < longestWay
	if (!isRecent) return `${confirmedPage}?failed=not-recent`
	await noteConfirmation(context, before.session.id)
	return confirmedPage
}

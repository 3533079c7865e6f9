import { eq } from 'drizzle-orm'
import type { PeopleContext } from '../people-context.ts'
import { type Client, headersOf } from '../sessions/client.ts'
import type { Provider } from '../single-sign-on/open-provider.ts'
import { sessions } from '../tables.ts'
import { recordConfirmation } from './confirm-identity.ts'

/** The page that a sign-in at the provider returns to when it only confirms the user's identity. */
export const confirmedPage = '/sign-in-confirmed'

/** Maximum age, in seconds, of the sign-in at the provider when the browser returns. */
const maxSignInAge = 5 * 60

type Finished = Awaited<ReturnType<Provider['finish']>>

/**
 * Marks the browser's existing session as recently confirmed if the same person has just signed in at the provider, and
 * deletes the extra session that this sign-in created. Returns the path to redirect the browser to.
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
	// Some providers do not report the time, but all were asked to prompt for a new sign-in.
	const isRecent = signedInAt === undefined || Date.now() / 1000 - signedInAt < maxSignInAge
	if (!isRecent) return `${confirmedPage}?failed=not-recent`
	await recordConfirmation(context, before.session.id)
	return confirmedPage
}

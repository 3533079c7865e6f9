import { Problem } from '#platform/http/problem.ts'
import { recentMinutes } from '../limits.ts'
import type { CurrentSession } from '../read-session.ts'

/**
 * For what gives lasting power over accounts or data: an open browser that somebody left is not enough. Throws Problem 403
 * unless whoever asks proved who they are in the last minutes, by signing in or by confirming it in this session.
 */
export function requireRecentSignIn(session: CurrentSession | undefined) {
	if (session && Date.now() - session.confirmedAt.getTime() < recentMinutes * 60_000) return
	throw new Problem(403, 'recent-sign-in-required', 'Confirm that it’s you to continue.')
}

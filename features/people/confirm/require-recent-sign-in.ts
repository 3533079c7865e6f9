import { Problem } from '#platform/http/problem.ts'
import { recentMinutes } from '../limits.ts'
import type { CurrentSession } from '../read-session.ts'

/**
 * Guards actions that grant lasting access to accounts or data, so that an unattended browser is not enough. Throws
 * Problem 403 unless the user signed in or confirmed their identity in this session within `recentMinutes`.
 */
export function requireRecentSignIn(session: CurrentSession | undefined) {
	if (session && Date.now() - session.confirmedAt.getTime() < recentMinutes * 60_000) return
	throw new Problem(403, 'recent-sign-in-required', 'Confirm that it’s you to continue.')
}

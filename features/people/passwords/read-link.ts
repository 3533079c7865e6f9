import { eq } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import { mayUsePassword } from '../may.ts'
import type { PeopleContext } from '../people-context.ts'
import { passwordLinks, people } from '../tables.ts'
import { hashToken } from './make-link.ts'

/**
 * Whose link this is. Throws Problem 404 for a token that no link has, or whose person was deactivated, 410 for one that
 * was used, replaced or is too old, and 403 for people who sign in at the provider instead.
 */
export async function readLink({ db, settings }: PeopleContext, token: string) {
	const [row] = await db
		.select({ link: passwordLinks, person: people })
		.from(passwordLinks)
		.innerJoin(people, eq(people.id, passwordLinks.personId))
		.where(eq(passwordLinks.tokenHash, hashToken(token)))
	if (!row || row.person.banned)
		throw new Problem(404, 'no-such-link', 'This link doesn’t work. Ask your administrator for a new one.')
	if (!mayUsePassword(row.person.role, settings))
		throw new Problem(
			403,
			'single-sign-on-only',
			`You don’t need a password. Sign in with ${settings.singleSignOn?.name}.`,
		)
	if (row.link.usedAt) throw new Problem(410, 'used-link', 'This link was already used. Please sign in.')
	if (row.link.expiresAt <= new Date()) throw expiredLink()
	const { id, name, email, username } = row.person
	return { tokenHash: row.link.tokenHash, kind: row.link.kind, id, name, email, username: username ?? id }
}

export const expiredLink = () =>
	new Problem(410, 'expired-link', 'This link no longer works. Ask your administrator for a new one.')

import { and, eq, gt, isNull } from 'drizzle-orm'
import { enqueueNotice } from '../notices/notice.ts'
import type { PeopleContext } from '../people-context.ts'
import type { Client } from '../sessions/client.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { signIn } from '../sign-in.ts'
import { accounts, passwordLinks } from '../tables.ts'
import { expiredLink, readLink } from './read-link.ts'
import { requireGoodPassword } from './require-good-password.ts'

/**
 * Sets the password of the link's owner, ends their sessions and API tokens, and signs them in. Throws Problem 400 for a
 * password that is their own name or too easy to guess, 404 for an unknown link, 410 for a used or expired one, and 403
 * for people who must use single sign-on.
 */
export async function setPassword(context: PeopleContext, token: string, password: string, client: Client) {
	const { db, auth, recordFact } = context
	const { kind, tokenHash, ...owner } = await readLink(context, token)
	const { id, username } = owner
	await requireGoodPassword(password, owner)
	const hash = await (await auth.$context).password.hash(password)
	await db.transaction(async (tx) => {
		const isUnused = and(isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, new Date()))
		const used = await tx
			.update(passwordLinks)
			.set({ usedAt: new Date() })
			.where(and(eq(passwordLinks.tokenHash, tokenHash), isUnused))
			.returning({ id: passwordLinks.personId })
		if (!used.length) throw expiredLink()
		await tx.delete(passwordLinks).where(and(eq(passwordLinks.personId, id), isNull(passwordLinks.usedAt)))
		await tx
			.update(accounts)
			.set({ password: hash, updatedAt: new Date() })
			.where(and(eq(accounts.userId, id), eq(accounts.providerId, 'credential')))
		await endSessions(context, tx, id, id)
		await recordFact(tx, { personId: id, action: 'password.set', subjectId: id, details: { by: kind } })
		// An invited person had no password before, so there is nothing to warn about.
		if (kind === 'reset')
			await enqueueNotice(context, tx, { kind: 'password-set', personId: id, address: client.address })
	})
	return signIn(context, { username, password }, client)
}

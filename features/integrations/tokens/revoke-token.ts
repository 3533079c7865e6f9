import { and, eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { apiTokens } from '../tables.ts'

/**
 * Revokes a token immediately: a person's own, or for an administrator anybody's. Throws Problem 404 for others',
 * which do not exist to them.
 */
export async function revokeToken(db: Db, person: Person, id: string) {
	await db.transaction(async (tx) => {
		const isTheirs = person.role === 'admin' ? undefined : eq(apiTokens.personId, person.id)
		const [revoked] = await tx
			.delete(apiTokens)
			.where(and(eq(apiTokens.id, id), isTheirs))
			.returning({ owner: apiTokens.personId })
		if (!revoked) throw new Problem(404, 'no-such-token', 'This token does not exist.')
		const details = { owner: revoked.owner }
		await recordAuditEvent(tx, { personId: person.id, action: 'token.revoked', subjectId: id, details })
	})
}

/** All of a person's tokens stop working when the transaction is committed: they were shut out, or signed out everywhere. */
export async function revokeTokens(tx: Transaction, owner: string, revokedBy: string) {
	const revoked = await tx
		.delete(apiTokens)
		.where(eq(apiTokens.personId, owner))
		.returning({ id: apiTokens.id })
	for (const { id } of revoked)
		await recordAuditEvent(tx, {
			personId: revokedBy,
			action: 'token.revoked',
			subjectId: id,
			details: { owner, because: 'signed out everywhere' },
		})
}

import { randomBytes } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { type CreatedToken, mostTokens, type NewToken } from '../contract.ts'
import { requireApiAccess } from '../require-api-access.ts'
import { apiTokens } from '../tables.ts'
import { hashToken } from './hash-token.ts'
import { readTokens } from './list-tokens.ts'

const dayMilliseconds = 86_400_000
/** `candor_` and five more: enough to recognize your own tokens, far too little to guess the rest. */
const startCharacters = 12

/**
 * Makes a token, which is answered this once. Throws Problem 402 where the person's plan has no API access, 403 for a
 * scope that only administrators can use, and 409 for one too many.
 */
export async function createToken(
	services: Services,
	person: Person,
	{ name, scopes, expiresInDays }: NewToken,
): Promise<CreatedToken> {
	await requireApiAccess(services, person)
	if (person.role !== 'admin' && scopes.includes('team:read'))
		throw new Problem(403, 'admins-only', 'Only administrators can read the team’s figures.')
	const token = `candor_${randomBytes(32).toString('base64url')}`
	return services.db.transaction(async (tx) => {
		await requireRoom(tx, person)
		const [row] = await tx
			.insert(apiTokens)
			.values({
				personId: person.id,
				name,
				scopes: [...new Set(scopes)],
				tokenHash: hashToken(token),
				start: token.slice(0, startCharacters),
				expiresAt: new Date(Date.now() + expiresInDays * dayMilliseconds),
			})
			.returning({ id: apiTokens.id })
		if (!row) throw new Error('the insert returned no row')
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'token.created',
			subjectId: row.id,
			details: { scopes: scopes.join(', '), expiresInDays },
		})
		const [created] = await readTokens(tx, eq(apiTokens.id, row.id))
		if (!created) throw new Error('a stored token was not found')
		return { ...created, token }
	})
}

/** Locks the person's row, so that two made at the same moment are counted one after the other. */
async function requireRoom(tx: Transaction, { id }: Person) {
	await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update')
	const [tokens] = await tx.select({ number: count() }).from(apiTokens).where(eq(apiTokens.personId, id))
	if ((tokens?.number ?? 0) >= mostTokens)
		throw new Problem(409, 'too-many-tokens', `You already have ${mostTokens} tokens. Revoke one first.`)
}

import { desc, eq, type SQL } from 'drizzle-orm'
import { people } from '#features/people/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { type ApiToken, mostTokens } from '../contract.ts'
import { apiTokens } from '../tables.ts'

/** A person's tokens, the newest first. */
export const listTokens = (db: Db, personId: string) => readTokens(db, eq(apiTokens.personId, personId))

/** Newest first, and by default no more than a person may have. */
export async function readTokens(
	db: Db | Transaction,
	which: SQL | undefined,
	limit = mostTokens,
): Promise<ApiToken[]> {
	const rows = await db
		.select({ token: apiTokens, owner: people.name })
		.from(apiTokens)
		.innerJoin(people, eq(people.id, apiTokens.personId))
		.where(which)
		.orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
		.limit(limit)
	return rows.map(({ token, owner }) => ({
		id: token.id,
		name: token.name,
		start: token.start,
		scopes: token.scopes,
		createdAt: token.createdAt.toISOString(),
		expiresAt: token.expiresAt.toISOString(),
		isExpired: token.expiresAt <= new Date(),
		lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
		owner: { id: token.personId, name: owner },
	}))
}

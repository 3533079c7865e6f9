import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import { apiTokens } from '../tables.ts'
import { readTokens } from './list-tokens.ts'

export const TokensQuery = z.object({
	limit: z.coerce.number().int().min(1).max(200).default(50),
	cursor: z.string().max(200).optional(),
})
type TokensQuery = z.infer<typeof TokensQuery>

/** Everyone's tokens, the newest first, a page at a time. Throws Problem 400 for a cursor that no page gave. */
export async function listAllTokens(db: Db, { limit, cursor }: TokensQuery) {
	const rows = await readTokens(db, cursor ? before(cursor) : undefined, limit + 1)
	const last = rows[limit - 1]
	return {
		page: rows.slice(0, limit),
		nextCursor: rows.length > limit && last ? writeCursor({ position: last.createdAt, id: last.id }) : null,
	}
}

function before(cursor: string) {
	const { position, id } = readCursor(cursor)
	return sql`(${apiTokens.createdAt}, ${apiTokens.id}) < (${position}::timestamptz, ${id}::uuid)`
}

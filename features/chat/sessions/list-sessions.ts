import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import { chatSessions } from '../tables.ts'
import { presentSummary } from './present-session.ts'

export const ListQuery = z.object({
	limit: z.coerce.number().int().min(1).max(200).default(50),
	cursor: z.string().max(200).optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

const { id, title, context, createdAt } = chatSessions

/**
 * One page of the person's saved conversations, newest first, the cursor of the next (null on the last) and how many
 * there are. Throws Problem 400 for a cursor that no page gave.
 */
export async function listSessions(db: Db, person: Person, query: ListQuery) {
	const saved = and(eq(chatSessions.personId, person.id), isNotNull(title))
	const rows = await db
		.select({ id, title, context, createdAt, position: sql<string>`${createdAt}::text` })
		.from(chatSessions)
		.where(and(saved, before(query.cursor)))
		.orderBy(desc(createdAt), desc(id))
		.limit(query.limit + 1)
	const [counted] = await db.select({ total: count() }).from(chatSessions).where(saved)
	const page = rows.slice(0, query.limit)
	const last = page.at(-1)
	const nextCursor = rows.length > query.limit && last ? writeCursor(last) : null
	return { page: page.map(presentSummary), nextCursor, total: counted?.total ?? 0 }
}

function before(cursor: string | undefined) {
	if (!cursor) return undefined
	const { position, id: after } = readCursor(cursor)
	return sql`(${createdAt}, ${id}) < (${position}::timestamptz, ${after}::uuid)`
}

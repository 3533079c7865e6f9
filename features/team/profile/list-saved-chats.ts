import { and, count, desc, eq, isNotNull, max, sql } from 'drizzle-orm'
import { chatSessions } from '#features/chat/tables.ts'
import { readEmployee } from '#features/people/index.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import type { EmployeePage, SavedChat } from '../contract.ts'

const { id, personId, title, createdAt, updatedAt } = chatSessions
const isSavedBy = (person: string) => and(eq(personId, person), isNotNull(title))

/**
 * One page of the conversations that a person saved, the newest first, and how many there are: their names and dates,
 * for what was said in them is between the person and the coach. Throws Problem 404 for an unknown id.
 */
export async function listSavedChats(db: Db, person: string, { limit, cursor }: EmployeePage) {
	await readEmployee(db, person)
	const rows = await db
		.select({ id, title, createdAt, position: sql<string>`${createdAt}::text` })
		.from(chatSessions)
		.where(and(isSavedBy(person), before(cursor)))
		.orderBy(desc(createdAt), desc(id))
		.limit(limit + 1)
	const page = rows.slice(0, limit)
	const last = page.at(-1)
	return {
		page: page.map(
			(row): SavedChat => ({ id: row.id, title: row.title ?? '', createdAt: row.createdAt.toISOString() }),
		),
		nextCursor: rows.length > limit && last ? writeCursor(last) : null,
		total: (await countSavedChats(db, person)).total,
	}
}

/** How many conversations a person saved, and when they last spoke in one of them. */
export async function countSavedChats(db: Db, person: string) {
	const [counted] = await db
		.select({ total: count(), last: max(updatedAt) })
		.from(chatSessions)
		.where(isSavedBy(person))
	return { total: counted?.total ?? 0, last: counted?.last?.toISOString() ?? null }
}

function before(cursor: string | undefined) {
	if (cursor === undefined) return undefined
	const { position, id: lastId } = readCursor(cursor)
	return sql`(${createdAt}, ${id}) < (${position}::timestamptz, ${lastId}::uuid)`
}

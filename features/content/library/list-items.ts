import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import { searchQuery } from '#features/recordings/index.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import type { ContentItem, ListQuery } from '../contract.ts'
import { contentFavorites, contentItems } from '../tables.ts'
import { checkAgain } from './check-again.ts'
import { isMine, isOfTheTeam, selectItems } from './find-item.ts'
import { presentItem } from './present-item.ts'

/**
 * One page of the items that are asked for, newest first, the cursor of the next (null on the last) and how many there
 * are. Throws Problem 400 for a cursor that no page gave and 403 for everyone's, asked by anyone but an administrator.
 */
export async function listItems(db: Db, person: Person, query: ListQuery) {
	const asked = and(inScope(query.scope, person), matches(query, person))
	const rows = await selectItems(db, person)
		.where(and(asked, before(query.cursor)))
		.orderBy(desc(contentItems.createdAt), desc(contentItems.id))
		.limit(query.limit + 1)
	const [counted] = await db.select({ total: count() }).from(contentItems).where(asked)
	const page: ContentItem[] = []
	// One after another: items of older rules are read again here, and others want to be answered between them.
	for (const row of rows.slice(0, query.limit)) page.push(presentItem(await checkAgain(db, row), person))
	const last = rows[query.limit - 1]
	const nextCursor =
		rows.length > query.limit && last ? writeCursor({ position: last.position, id: last.item.id }) : null
	return { page, nextCursor, total: counted?.total ?? 0 }
}

function inScope(scope: ListQuery['scope'], person: Person): SQL | undefined {
	if (scope === 'mine') return isMine(person)
	if (scope === 'team') return isOfTheTeam
	if (scope === 'all') return or(isMine(person), isOfTheTeam)
	requireAdmin(person)
	return undefined
}

function matches({ q, type, favorite }: ListQuery, person: Person): SQL | undefined {
	return and(
		type && eq(contentItems.type, type),
		favorite && isFavoriteOf(person),
		q && /[\p{L}\p{N}]/u.test(q) ? sql`${contentItems.search} @@ ${searchQuery(q)}` : undefined,
	)
}

const isFavoriteOf = (person: Person) =>
	sql`exists (select from ${contentFavorites} where ${contentFavorites.itemId} = ${contentItems.id} and ${contentFavorites.personId} = ${person.id})`

function before(cursor: string | undefined) {
	if (!cursor) return undefined
	const { position, id } = readCursor(cursor)
	return sql`(${contentItems.createdAt}, ${contentItems.id}) < (${position}::timestamptz, ${id}::uuid)`
}

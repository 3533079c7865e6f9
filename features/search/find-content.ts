import { and, desc, sql } from 'drizzle-orm'
import { mayReadContent } from '#features/content/index.ts'
import { contentItems } from '#features/content/tables.ts'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { type Found, mostFound } from './contract.ts'
import type { Typed } from './read-typed.ts'

/** So many of the newest are put in order of how well they fit. */
const mostRanked = 200

/** Pieces of sales content, own and approved ones, for administrators everyone's: those named so come first. */
export async function findContent(db: Db, person: Person, typed: Typed): Promise<Found['content']> {
	const { id, title, type, createdAt, search } = contentItems
	const newest = db
		.select({ id, title, type, createdAt, fit: sql<number>`ts_rank(${search}, ${typed.all})`.as('fit') })
		.from(contentItems)
		.where(and(mayReadContent(person), sql`${search} @@ ${typed.all}`))
		.orderBy(desc(createdAt), desc(id))
		.limit(mostRanked)
		.as('newest')
	return db
		.select({ id: newest.id, title: newest.title, type: newest.type })
		.from(newest)
		.orderBy(desc(newest.fit), desc(newest.createdAt), desc(newest.id))
		.limit(mostFound)
}

import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { presentReference, referenceColumns } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import type { OpenComment, OpenCommentsQuery } from '../contract.ts'
import { callComments } from '../tables.ts'
import { whoseCoaching } from '../whose-coaching.ts'
import { presentComment } from './present-comment.ts'

const authors = alias(people, 'authors')
const { id, createdAt } = callComments

/** One page of what reps have not acknowledged, the oldest first, the cursor of the next, and how many there are. */
export async function listOpenComments(db: Db, person: Person, query: OpenCommentsQuery) {
	const isOpen = and(isNull(callComments.acknowledgedAt), await whoseCoaching(db, person, query.personId))
	const rows = await db
		.select({
			comment: callComments,
			author: { id: authors.id, name: authors.name, role: authors.role },
			recording: referenceColumns,
			owner: { id: people.id, name: people.name },
			position: sql<string>`${createdAt}::text`,
		})
		.from(callComments)
		.innerJoin(recordings, eq(recordings.id, callComments.recordingId))
		.innerJoin(people, eq(people.id, recordings.ownerId))
		.innerJoin(authors, eq(authors.id, callComments.authorId))
		.where(and(isOpen, after(query.cursor)))
		.orderBy(asc(createdAt), asc(id))
		.limit(query.limit + 1)
	const [counted] = await db
		.select({ total: count() })
		.from(callComments)
		.innerJoin(recordings, eq(recordings.id, callComments.recordingId))
		.innerJoin(people, eq(people.id, recordings.ownerId))
		.where(isOpen)
	const shown = rows.slice(0, query.limit)
	const last = shown.at(-1)
	const page = shown.map(
		({ comment, author, recording, owner }): OpenComment => ({
			comment: presentComment({ comment, author }),
			recording: presentReference(recording, owner),
		}),
	)
	const nextCursor =
		rows.length > query.limit && last ? writeCursor({ position: last.position, id: last.comment.id }) : null
	return { page, nextCursor, total: counted?.total ?? 0 }
}

function after(cursor: string | undefined) {
	if (!cursor) return undefined
	const { position, id: last } = readCursor(cursor)
	return sql`(${createdAt}, ${id}) > (${position}::timestamptz, ${last}::uuid)`
}

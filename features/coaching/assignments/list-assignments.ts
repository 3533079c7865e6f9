import { and, asc, count, desc, eq, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import type { AssignmentsQuery } from '../contract.ts'
import { assignments } from '../tables.ts'
import { whoseCoaching } from '../whose-coaching.ts'
import { completeAssignments, isOpen } from './complete-assignments.ts'
import { presentAssignment, selectAssignments } from './select-assignments.ts'

const { id, dueOn, createdAt } = assignments

/** The database knows no year 0. */
const byDay = { position: z.iso.date().regex(/^(?!0000)/), id: z.uuid() }

/** What a list is ordered by, and what comes after a place of it. */
const orders = {
	open: {
		by: [asc(dueOn), asc(id)],
		after: (cursor: string) => {
			const { position, id: last } = readCursor(cursor, byDay)
			return sql`(${dueOn}, ${id}) > (${position}::date, ${last}::uuid)`
		},
	},
	over: {
		by: [desc(createdAt), desc(id)],
		after: (cursor: string) => {
			const { position, id: last } = readCursor(cursor)
			return sql`(${createdAt}, ${id}) < (${position}::timestamptz, ${last}::uuid)`
		},
	},
}

/** One page of what was given to people to do, the cursor of the next (null on the last), and how many there are. */
export async function listAssignments(db: Db, person: Person, query: AssignmentsQuery) {
	const whose = await whoseCoaching(db, person, query.personId)
	await completeAssignments(db, query.personId ?? (person.role === 'admin' ? undefined : person.id))
	const wanted = and(whose, query.state === 'open' ? isOpen : not(isOpen))
	const order = orders[query.state]
	const rows = await selectAssignments(db)
		.where(and(wanted, query.cursor === undefined ? undefined : order.after(query.cursor)))
		.orderBy(...order.by)
		.limit(query.limit + 1)
	const [counted] = await db
		.select({ total: count() })
		.from(assignments)
		.innerJoin(people, eq(people.id, assignments.personId))
		.where(wanted)
	const page = rows.slice(0, query.limit).map(presentAssignment)
	const last = page.at(-1)
	const position = query.state === 'open' ? last?.dueOn : last?.createdAt
	const hasMore = rows.length > query.limit
	const nextCursor = hasMore && last && position ? writeCursor({ position, id: last.id }) : null
	return { page, nextCursor, total: counted?.total ?? 0 }
}

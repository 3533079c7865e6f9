import { and, count, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { readCursor, writeCursor } from '#platform/http/page-cursor.ts'
import { type Difficulty, PracticeSession } from '../contract.ts'
import { practiceSessions } from '../tables.ts'
import { presentSummary } from './present-session.ts'

export const ListQuery = z.object({
	limit: z.coerce.number().int().min(1).max(200).default(50),
	cursor: z.string().max(200).optional(),
	status: PracticeSession.shape.status.optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

const { id, scenarioId, status, title, startedAt, completedAt, activeSeconds, overallScore, passed, isExam } =
	practiceSessions
const listed = {
	id,
	scenarioId,
	status,
	title,
	startedAt,
	completedAt,
	activeSeconds,
	overallScore,
	passed,
	isExam,
	scenarioTitle: sql<string>`${practiceSessions.script}->>'title'`,
	prospectName: sql<string>`${practiceSessions.script}->'persona'->>'name'`,
	difficulty: sql<Difficulty>`${practiceSessions.script}->>'difficulty'`,
	// Spelled out: the columns of an inner query would go without their tables' names.
	messages: sql<number>`(select count(*)::int from practice_messages said where said.session_id = practice_sessions.id)`,
}

/** One page of the person's own sessions, newest first, the cursor of the next (null on the last) and how many there are. */
export async function listSessions(db: Db, person: Person, query: ListQuery) {
	const own = and(
		eq(practiceSessions.personId, person.id),
		query.status && eq(practiceSessions.status, query.status),
	)
	const rows = await db
		.select({ ...listed, position: sql<string>`${startedAt}::text` })
		.from(practiceSessions)
		.where(and(own, before(query.cursor)))
		.orderBy(desc(startedAt), desc(id))
		.limit(query.limit + 1)
	const [counted] = await db.select({ total: count() }).from(practiceSessions).where(own)
	const last = rows.slice(0, query.limit).at(-1)
	const nextCursor = rows.length > query.limit && last ? writeCursor(last) : null
	const page = rows.slice(0, query.limit).map(({ position: _position, ...row }) => presentSummary(row))
	return { page, nextCursor, total: counted?.total ?? 0 }
}

function before(cursor: string | undefined) {
	if (!cursor) return undefined
	const { position, id: after } = readCursor(cursor)
	return sql`(${startedAt}, ${id}) < (${position}::timestamptz, ${after}::uuid)`
}

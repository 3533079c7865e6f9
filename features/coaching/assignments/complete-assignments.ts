import { and, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#platform/db/database.ts'
import { assignments } from '../tables.ts'

/** Neither done nor withdrawn. */
export const isOpen = sql`(${assignments.completedAt} is null and ${assignments.withdrawnAt} is null)`

/** When the lesson was read to its end since it was given, for the first time or again. */
const lessonRead = sql`
	select coalesce(case when finished_at >= assignments.created_at then finished_at end, finished_again_at)
	from finished_lessons
	where finished_lessons.person_id = assignments.person_id
		and module_id = assignments.target_id
		and finished_lessons.lesson_id = assignments.lesson_id
		and greatest(finished_at, finished_again_at) >= assignments.created_at`

/** When a session of the scenario, in which the rep said something, was first completed since it was given. */
const rolePlayed = sql`
	select min(practice_sessions.completed_at)
	from practice_sessions
	where practice_sessions.person_id = assignments.person_id
		and scenario_id = assignments.target_id
		and status = 'completed'
		and practice_sessions.completed_at >= assignments.created_at
		and exists (
			select 1 from practice_messages said where said.session_id = practice_sessions.id and said.speaker = 'user'
		)`

const doneAt = sql`case when kind = 'lesson' then (${lessonRead}) else (${rolePlayed}) end`

/**
 * Completes what was done since it was given, of one person or of all. Called before assignments are read: the lesson
 * read or the role-play completed is what counts, and once seen it stays, whatever becomes of it later.
 */
export async function completeAssignments(db: Db | Transaction, personId?: string) {
	const whose = personId === undefined ? undefined : eq(assignments.personId, personId)
	await db
		.update(assignments)
		.set({ completedAt: doneAt })
		.where(and(isOpen, whose, sql`${doneAt} is not null`))
}

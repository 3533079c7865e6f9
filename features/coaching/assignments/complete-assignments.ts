import { and, eq, sql } from 'drizzle-orm'
import { finishedLessons } from '#features/learning/tables.ts'
import { practiceMessages, practiceSessions } from '#features/role-play/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { assignments } from '../tables.ts'

/** Neither done nor withdrawn. */
export const isOpen = sql`(${assignments.completedAt} is null and ${assignments.withdrawnAt} is null)`

const { personId, targetId, lessonId, createdAt } = assignments
const { finishedAt, finishedAgainAt } = finishedLessons

/** When the lesson was read to its end since it was given, for the first time or again. */
const lessonRead = sql`
	select coalesce(case when ${finishedAt} >= ${createdAt} then ${finishedAt} end, ${finishedAgainAt})
	from ${finishedLessons}
	where ${finishedLessons.personId} = ${personId}
		and ${finishedLessons.moduleId} = ${targetId}
		and ${finishedLessons.lessonId} = ${lessonId}
		and greatest(${finishedAt}, ${finishedAgainAt}) >= ${createdAt}`

/** When a session of the scenario, in which the rep said something, was first completed since it was given. */
const rolePlayed = sql`
	select min(${practiceSessions.completedAt})
	from ${practiceSessions}
	where ${practiceSessions.personId} = ${personId}
		and ${practiceSessions.scenarioId} = ${targetId}
		and ${practiceSessions.status} = 'completed'
		and ${practiceSessions.completedAt} >= ${createdAt}
		and exists (
			select 1 from ${practiceMessages}
			where ${practiceMessages.sessionId} = ${practiceSessions.id} and ${practiceMessages.speaker} = 'user'
		)`

const doneAt = sql`case when ${assignments.kind} = 'lesson' then (${lessonRead}) else (${rolePlayed}) end`

/**
 * Completes what was done since it was given, of one person or of all. Called before assignments are read: the lesson
 * read or the role-play completed is what counts, and once seen it stays, whatever becomes of it later.
 */
export async function completeAssignments(db: Db | Transaction, ofWhom?: string) {
	const whose = ofWhom === undefined ? undefined : eq(personId, ofWhom)
	await db
		.update(assignments)
		.set({ completedAt: doneAt })
		.where(and(isOpen, whose, sql`${doneAt} is not null`))
}

import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { ModuleId, ModuleProgress } from '../contract.ts'
import { findModule } from '../hub/find-module.ts'
import { finishedLessons } from '../tables.ts'
import { readModule } from './read-modules.ts'

/**
 * Notes that the person finished a lesson, for the first time or again, or takes that back. Throws Problem 404 for a
 * lesson that does not exist.
 */
export async function markLesson(
	db: Db,
	person: Person,
	moduleId: ModuleId,
	lessonId: string,
	isDone: boolean,
): Promise<ModuleProgress> {
	if (!findModule(moduleId).lessons.some(({ id }) => id === lessonId))
		throw new Problem(404, 'lesson-not-found', 'This lesson was not found.')
	const lesson = { personId: person.id, moduleId, lessonId }
	if (isDone)
		await db
			.insert(finishedLessons)
			.values(lesson)
			.onConflictDoUpdate({
				target: [finishedLessons.personId, finishedLessons.moduleId, finishedLessons.lessonId],
				set: { finishedAgainAt: sql`now()` },
			})
	else
		await db
			.delete(finishedLessons)
			.where(
				and(
					eq(finishedLessons.personId, person.id),
					eq(finishedLessons.moduleId, moduleId),
					eq(finishedLessons.lessonId, lessonId),
				),
			)
	return readModule(db, person.id, moduleId)
}

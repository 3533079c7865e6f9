import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { finishedLessons } from '../tables.ts'

type Lesson = Pick<typeof finishedLessons.$inferSelect, 'personId' | 'moduleId' | 'lessonId'>

/** Deletes that people of the sample company finished lessons. */
export async function removeSampleLessons(tx: Transaction, lessons: readonly Lesson[]) {
	for (const { personId, moduleId, lessonId } of lessons)
		await tx
			.delete(finishedLessons)
			.where(
				and(
					eq(finishedLessons.personId, personId),
					eq(finishedLessons.moduleId, moduleId),
					eq(finishedLessons.lessonId, lessonId),
				),
			)
}

import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { ModuleId, ModuleProgress, QuizResult } from '../contract.ts'
import { hubModules } from '../hub/modules/index.ts'
import { completedModules } from '../tables.ts'
import { readModule } from './read-modules.ts'

/**
 * Completes a module for the person. Done again, the first date and the first quiz stay. Throws Problem 409 while
 * lessons of a module of the learning hub are left.
 */
export async function completeModule(
	db: Db,
	person: Person,
	moduleId: ModuleId,
	quiz: QuizResult | undefined,
): Promise<ModuleProgress> {
	const { lessonsDone } = await readModule(db, person.id, moduleId)
	const lessons = hubModules.find(({ id }) => id === moduleId)?.lessons ?? []
	const left = lessons.filter(({ id }) => !lessonsDone.includes(id)).length
	if (left > 0)
		throw new Problem(409, 'lessons-left', `${left} of ${lessons.length} lessons are still to be finished.`)
	await db
		.insert(completedModules)
		.values({
			personId: person.id,
			moduleId,
			quizCorrect: quiz?.correct ?? null,
			quizTotal: quiz?.total ?? null,
		})
		.onConflictDoNothing()
	return readModule(db, person.id, moduleId)
}

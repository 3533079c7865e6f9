import { hubModules } from '#features/learning/index.ts'
import type { Person } from '#features/people/contract.ts'
import { findScenario } from '#features/role-play/index.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Task } from '../contract.ts'

/** What a task is called. Throws Problem 404 for a lesson that is not there, or a scenario the person may not play. */
export async function nameTask(db: Db | Transaction, task: Task, person: Person): Promise<string> {
	if (task.kind === 'role_play') return (await findScenario(db, person, task.scenarioId, null)).title
	const module = hubModules.find(({ id }) => id === task.moduleId)
	const lesson = module?.lessons.find(({ id }) => id === task.lessonId)
	if (!lesson) throw new Problem(404, 'lesson-not-found', 'This lesson was not found.')
	return lesson.title
}

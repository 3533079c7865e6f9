import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { ModuleId, ModuleProgress } from '../contract.ts'
import { completedModules, finishedLessons } from '../tables.ts'

/** What a person has done of every module they began. */
export async function readModules(db: Db, personId: string): Promise<ModuleProgress[]> {
	const lessons = await db
		.select()
		.from(finishedLessons)
		.where(eq(finishedLessons.personId, personId))
		.orderBy(asc(finishedLessons.finishedAt), asc(finishedLessons.lessonId))
	const completed = await db.select().from(completedModules).where(eq(completedModules.personId, personId))
	const begun = new Set([...completed, ...lessons].map(({ moduleId }) => moduleId))
	return [...begun].map((moduleId) => ({
		moduleId,
		lessonsDone: lessons.filter((lesson) => lesson.moduleId === moduleId).map(({ lessonId }) => lessonId),
		...presentCompletion(completed.find((module) => module.moduleId === moduleId)),
	}))
}

/** What a person has done of one module. */
export async function readModule(db: Db, personId: string, moduleId: ModuleId): Promise<ModuleProgress> {
	const modules = await readModules(db, personId)
	const module = modules.find((each) => each.moduleId === moduleId)
	return module ?? { moduleId, lessonsDone: [], ...presentCompletion(undefined) }
}

/** Whether the person has completed the module. */
export async function hasCompleted(db: Db, personId: string, moduleId: ModuleId): Promise<boolean> {
	const rows = await db
		.select({ moduleId: completedModules.moduleId })
		.from(completedModules)
		.where(and(eq(completedModules.personId, personId), eq(completedModules.moduleId, moduleId)))
	return rows.length > 0
}

function presentCompletion(completed: typeof completedModules.$inferSelect | undefined) {
	const { quizCorrect: correct = null, quizTotal: total = null, completedAt } = completed ?? {}
	return {
		quiz: correct === null || total === null ? null : { correct, total },
		completedAt: completedAt?.toISOString() ?? null,
	}
}

import { eq } from 'drizzle-orm'
import { firstPractices } from '#features/role-play/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ModuleId, PracticeEffect, TrainedSubject } from '../contract.ts'
import { hubModules } from '../hub/modules/index.ts'
import { completedModules, finishedLessons } from '../tables.ts'
import { complianceTraining } from './compliance-training.ts'

type Practiced = Pick<PracticeEffect, 'subject' | 'practicedBy'> & { at: Date }

/** When and how a person first practiced each subject: by a lesson, a module of the guide or a role-play. */
export async function findPractices(db: Db, personId: string): Promise<Practiced[]> {
	const lessons = await db.select().from(finishedLessons).where(eq(finishedLessons.personId, personId))
	const modules = await db.select().from(completedModules).where(eq(completedModules.personId, personId))
	const rolePlays = await firstPractices(db, personId)
	const practiced: Practiced[] = [
		...lessons.flatMap(({ moduleId, lessonId, finishedAt }) =>
			trainedByLesson(moduleId, lessonId).map((subject) => byLesson(subject, finishedAt)),
		),
		...modules.flatMap(({ moduleId, completedAt }) =>
			trainedByGuide(moduleId).map((subject) => byLesson(subject, completedAt)),
		),
		...rolePlays.map(({ kind, code, at }) => ({
			subject: { kind, code },
			practicedBy: 'role_play' as const,
			at,
		})),
	]
	const first = new Map<string, Practiced>()
	for (const practice of practiced.sort((a, b) => a.at.getTime() - b.at.getTime())) {
		const name = `${practice.subject.kind} ${practice.subject.code}`
		if (!first.has(name)) first.set(name, practice)
	}
	return [...first.values()]
}

const byLesson = (subject: TrainedSubject, at: Date): Practiced => ({ subject, practicedBy: 'lesson', at })

function trainedByLesson(moduleId: ModuleId, lessonId: string): readonly TrainedSubject[] {
	const module = hubModules.find(({ id }) => id === moduleId)
	return module?.lessons.find(({ id }) => id === lessonId)?.trains ?? []
}

/** Modules of the learning hub train by their lessons. */
function trainedByGuide(moduleId: ModuleId): readonly TrainedSubject[] {
	return (complianceTraining as Partial<Record<ModuleId, readonly TrainedSubject[]>>)[moduleId] ?? []
}

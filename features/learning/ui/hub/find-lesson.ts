import type { HubModuleSummary, TrainedSubject } from '#features/learning/contract.ts'
import { type LearningHubSearch, subjectOf } from './learning-hub-search.ts'

/** A module, open at one of its lessons; at its overview where the lesson is null. */
export type OpenAt = { moduleId: string; lessonId: string | null }

/** What an address opens: a module, a lesson, or the lesson about a subject; null for none, or one that is not there. */
export function findOpenAt(modules: readonly HubModuleSummary[], search: LearningHubSearch): OpenAt | null {
	const subject = subjectOf(search)
	if (subject) return findLesson(modules, subject)
	const module = modules.find(({ id }) => id === search.module)
	if (!module) return null
	const lesson = module.lessons.find(({ id }) => id === search.lesson)
	return { moduleId: module.id, lessonId: lesson?.id ?? null }
}

/** The lesson that is about a subject first of all, or else one that is about it too. */
function findLesson(modules: readonly HubModuleSummary[], subject: TrainedSubject): OpenAt | null {
	const [best] = modules
		.flatMap(({ id, lessons }) =>
			lessons.map((lesson) => ({
				moduleId: id,
				lessonId: lesson.id,
				place: lesson.trains.findIndex(({ kind, code }) => kind === subject.kind && code === subject.code),
			})),
		)
		.filter(({ place }) => place >= 0)
		.sort((a, b) => a.place - b.place)
	return best ? { moduleId: best.moduleId, lessonId: best.lessonId } : null
}

import type { HubModule, Lesson, TrainedSubject } from '../contract.ts'
import { hubModules } from './modules/index.ts'

/** The lesson that trains a subject: one that is about it first of all, or one that is about it too. */
export function findLesson(subject: TrainedSubject): { module: HubModule; lesson: Lesson } | null {
	const place = ({ trains }: Lesson) =>
		trains.findIndex(({ kind, code }) => kind === subject.kind && code === subject.code)
	const fitting = hubModules
		.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })))
		.filter(({ lesson }) => place(lesson) >= 0)
	return fitting.toSorted((a, b) => place(a.lesson) - place(b.lesson))[0] ?? null
}

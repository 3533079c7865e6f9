import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { HubModule, Lesson } from '../contract.ts'
import { exercise, heading, instead, points, say, text } from './lesson-parts.ts'

/** A part of a lesson as its file writes it: the kind of part is the name of its only field. */
const WrittenPart = z.union([
	z.strictObject({ text: z.string() }).transform((part) => text(part.text)),
	z.strictObject({ heading: z.string() }).transform((part) => heading(part.heading)),
	z.strictObject({ points: z.array(z.string()) }).transform((part) => points(...part.points)),
	z.strictObject({ say: z.array(z.string()) }).transform((part) => say(...part.say)),
	z
		.strictObject({ instead: z.array(z.strictObject({ leave: z.string(), say: z.string() })) })
		.transform((part) => instead(...part.instead.map((pair) => [pair.leave, pair.say] as [string, string]))),
	z
		.strictObject({ exercise: z.strictObject({ task: z.string(), solution: z.string() }) })
		.transform((part) => exercise(part.exercise.task, part.exercise.solution)),
])

const WrittenLesson = z.strictObject({
	...Lesson.omit({ id: true }).shape,
	parts: z.array(WrittenPart),
})

const WrittenModule = z.strictObject({
	...HubModule.omit({ provider: true, duration: true }).shape,
	/** Ids of the lessons in order. */
	lessons: z.array(z.string()),
})

/** A practice call takes about this long, in minutes; every module ends with one. */
const practiceCall = 10

/**
 * Reads a module of our own academy from its folder in `modules`: `module.yaml`, and a file for each lesson, named by its
 * id, except for those whose figures are worked out by formula. The duration is that of the lessons and of one practice call.
 */
export function readModule(moduleId: string, workedOut: readonly Lesson[]): HubModule {
	const folder = new URL(`./modules/${moduleId}/`, import.meta.url)
	const written = readData(new URL('module.yaml', folder), WrittenModule)
	const lessons = written.lessons.map(
		(id) =>
			workedOut.find((lesson) => lesson.id === id) ?? {
				id,
				...readData(new URL(`${id}.yaml`, folder), WrittenLesson),
			},
	)
	const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
	return { ...written, lessons, provider: 'Candor Academy', duration: minutes + practiceCall }
}

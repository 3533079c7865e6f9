import { z } from 'zod'
import { ModuleId } from '#features/learning/contract.ts'

const Lesson = z.object({ personId: z.string(), moduleId: ModuleId, lessonId: z.string() })
type Lesson = z.infer<typeof Lesson>

/** A finished lesson has no id of its own: it is stored as its parts. */
export const lessonKey = (lesson: Lesson) => JSON.stringify(lesson)
export const readLessonKey = (key: string) => Lesson.parse(JSON.parse(key))

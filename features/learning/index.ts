/** Learning: modules and lessons, what people have learned, and what it did to their calls; the day's lines and tips. */
export { dailyRoutes } from './daily/routes.ts'
export { hubModules } from './hub/modules/index.ts'
export { markLesson } from './progress/mark-lesson.ts'
export { removeSampleLessons } from './progress/remove-sample-lessons.ts'
export { learningRoutes } from './routes.ts'

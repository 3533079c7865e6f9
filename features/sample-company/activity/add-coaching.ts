import { giveAssignment } from '#features/coaching/index.ts'
import { markLesson } from '#features/learning/index.ts'
import type { Services } from '#platform/services.ts'
import { changeAt } from '#platform/time/change-time.ts'
import { lessonKey } from '../lesson-key.ts'
import { type SampleActivity, timeOf } from '../sample-data.ts'
import { addOnce } from './add-once.ts'
import { personNamed } from './find-people.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Assignments, and the lessons that people finished. */
export async function addCoaching({ db }: Services, { assignments, lessons }: SampleActivity) {
	for (const [position, { person, by, task, dueInDays, note, ...when }] of assignments.entries())
		await addOnce(db, 'assignment', position, async (keep) => {
			const { id: personId } = await personNamed(db, person)
			const giver = await personNamed(db, by)
			const givenAt = timeOf(when)
			const dueOn = new Date(givenAt.getTime() + dueInDays * dayMilliseconds).toISOString().slice(0, 10)
			const { id } = await changeAt(givenAt, () => giveAssignment(db, giver, { personId, task, dueOn, note }))
			await keep(id)
		})
	for (const [position, { person, moduleId, lessonId, ...when }] of lessons.entries())
		await addOnce(db, 'lesson', position, async (keep) => {
			const learner = await personNamed(db, person)
			await changeAt(timeOf(when), () => markLesson(db, learner, moduleId, lessonId, true))
			await keep(lessonKey({ personId: learner.id, moduleId, lessonId }))
		})
}

import { completeSession, sendMessage, startSession } from '#features/role-play/index.ts'
import type { Services } from '#platform/services.ts'
import { changeAt } from '#platform/time/change-time.ts'
import { type SampleActivity, timeOf } from '../sample-data.ts'
import { addOnce } from './add-once.ts'
import { personNamed } from './find-people.ts'

/** Seconds from one line of the rep to the next. */
const lineSeconds = 35

/** Role-plays, played line by line against the built-in prospect and scored. */
export async function addRolePlays(services: Services, rolePlays: SampleActivity['rolePlays']) {
	const { db } = services
	for (const [position, { person, scenarioId, seed, isExam, lines, ...when }] of rolePlays.entries())
		await addOnce(db, 'role-play', position, async (keep) => {
			const rep = await personNamed(db, person)
			const startedAt = timeOf(when)
			const timeOfLine = (line: number) => new Date(startedAt.getTime() + line * lineSeconds * 1000)
			const { id } = await changeAt(startedAt, () =>
				startSession(services, rep, { scenarioId, seed, isExam }),
			)
			await keep(id)
			for (const [line, message] of lines.entries())
				await changeAt(timeOfLine(line + 1), () => sendMessage(services, id, rep, { message }))
			await changeAt(timeOfLine(lines.length + 1), () => completeSession(services, id, rep))
		})
}

import { and, asc, eq, sql } from 'drizzle-orm'
import { analyses } from '#features/analysis/tables.ts'
import { addDialerWithCalls, type PastCall } from '#features/live-coaching/index.ts'
import { people } from '#features/people/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { changeAt } from '#platform/time/change-time.ts'
import { sampleRecordings } from '../tables.ts'
import { addOnce } from './add-once.ts'
import { personNamed } from './find-people.ts'

const administrator = 'dana.whitfield'
const connectedDaysAgo = 21
/** Minutes from the end of a call to its recording's arrival. */
const arrivalMinutes = 4
/** Agents of the dialer are numbered from here. */
const firstAgent = 2041
/** 555-0100 to 555-0199 are kept free for fiction (NANPA). */
const fictionalNumbers = 100

/** A dialer whose calls of the last three weeks are those of the sample company. */
export async function addDialer({ db }: Services) {
	await addOnce(db, 'dialer', 0, async (keep) => {
		const dana = await personNamed(db, administrator)
		const connectedAt = new Date(Date.now() - connectedDaysAgo * 24 * 60 * 60 * 1000)
		const calls = await readCalls(db)
		const agentIds = new Map(
			[...new Set(calls.map(({ username }) => username))]
				.sort()
				.map((username, at) => [username, firstAgent + at]),
		)
		const pastCalls = calls
			.map((call, at): PastCall => {
				const seconds = call.durationSeconds ?? 0
				const endedAt = new Date(call.uploadedAt.getTime() - arrivalMinutes * 60_000)
				return {
					recordingId: call.id,
					personId: call.ownerId,
					agentId: String(agentIds.get(call.username)),
					phoneNumber: `2025550${100 + (at % fictionalNumbers)}`,
					disposition: call.isClosedDeal ? 'SALE' : call.isPitched ? 'CALLBK' : 'NI',
					startedAt: new Date(endedAt.getTime() - seconds * 1000),
					endedAt,
				}
			})
			.filter(({ startedAt }) => startedAt > connectedAt)
		if (pastCalls.length === 0) return
		const id = await changeAt(connectedAt, () =>
			db.transaction((tx) => addDialerWithCalls(tx, dana, 'Enrollment floor', pastCalls)),
		)
		await keep(id)
	})
}

const ofResult = (field: 'isClosedDeal' | 'isPitched') =>
	sql<boolean>`(${analyses.result}->>${field})::boolean`

/** The scored sample calls of reps, the oldest first. */
const readCalls = (db: Db) =>
	db
		.select({
			id: recordings.id,
			ownerId: recordings.ownerId,
			username: people.username,
			uploadedAt: recordings.uploadedAt,
			durationSeconds: recordings.durationSeconds,
			isClosedDeal: ofResult('isClosedDeal'),
			isPitched: ofResult('isPitched'),
		})
		.from(sampleRecordings)
		.innerJoin(recordings, eq(recordings.id, sampleRecordings.recordingId))
		.innerJoin(people, eq(people.id, recordings.ownerId))
		.innerJoin(analyses, and(eq(analyses.recordingId, recordings.id), eq(analyses.isCurrent, true)))
		.where(eq(people.role, 'salesrep'))
		.orderBy(asc(recordings.uploadedAt), asc(recordings.id))

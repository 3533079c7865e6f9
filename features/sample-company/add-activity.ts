import { asc, eq } from 'drizzle-orm'
import { decideFinding, disputableFindings, disputeFinding } from '#features/analysis/index.ts'
import { addComment, giveAssignment } from '#features/coaching/index.ts'
import { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { readSampleActivity } from './sample-data.ts'
import { sampleRecordings } from './tables.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const complianceManager = 'sam.okafor'

/** Disputes, comments and assignments of the sample company, on what was found in its calls. */
export async function addActivity(services: Services) {
	const { db } = services
	const { disputes, comments, assignments } = readSampleActivity()
	const manager = await personNamed(db, complianceManager)
	const calls = await db
		.select({ id: recordings.id, ownerId: recordings.ownerId })
		.from(sampleRecordings)
		.innerJoin(recordings, eq(recordings.id, sampleRecordings.recordingId))
		.orderBy(asc(recordings.overallScore), asc(recordings.id))
	const spread = Math.max(1, Math.floor(calls.length / (disputes.length + 1)))
	for (const [at, { reason, decision, decisionReason }] of disputes.entries()) {
		const call = calls[at * spread]
		const key = call && (await disputableFindings(db, call.id))[0]
		if (!call || !key) continue
		await disputeFinding(services, call.id, key, await personWithId(db, call.ownerId), { reason })
		if (decision)
			await decideFinding(services, call.id, key, manager, { decision, reason: decisionReason ?? '' })
	}
	for (const [at, { author, text }] of comments.entries()) {
		const call = calls[at * 7 + 3]
		if (call) await addComment(db, call.id, await personNamed(db, author), { at: 30 + at * 10, text })
	}
	for (const { person, by, task, dueInDays, note } of assignments) {
		const { id } = await personNamed(db, person)
		const dueOn = new Date(Date.now() + dueInDays * dayMilliseconds).toISOString().slice(0, 10)
		await giveAssignment(db, await personNamed(db, by), { personId: id, task, dueOn, note })
	}
}

async function personNamed(db: Db, username: string) {
	const [row] = await db.select().from(people).where(eq(people.username, username))
	return Person.parse(row)
}

async function personWithId(db: Db, id: string) {
	const [row] = await db.select().from(people).where(eq(people.id, id))
	return Person.parse(row)
}

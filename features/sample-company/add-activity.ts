import { eq } from 'drizzle-orm'
import { decideFinding, disputeFinding } from '#features/analysis/index.ts'
import { addComment, giveAssignment } from '#features/coaching/index.ts'
import { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { findMoments, type Moment } from './find-moments.ts'
import { readSampleActivity } from './sample-data.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const complianceManager = 'sam.okafor'

/** Disputes, comments and assignments of the sample company, each about something found in one of its calls. */
export async function addActivity(services: Services) {
	const { db } = services
	const { disputes, comments, assignments } = readSampleActivity()
	const takeMoment = takeMoments(await findMoments(db))
	const manager = await personNamed(db, complianceManager)
	for (const { about, reason, decision, decisionReason } of disputes) {
		const moment = takeMoment(about)
		if (!moment) continue
		const { recordingId, key, ownerId } = moment
		await disputeFinding(services, recordingId, key, await personWithId(db, ownerId), { reason })
		if (decision)
			await decideFinding(services, recordingId, key, manager, { decision, reason: decisionReason })
	}
	for (const { about, author, text } of comments) {
		const moment = takeMoment(about)
		if (moment)
			await addComment(db, moment.recordingId, await personNamed(db, author), { at: moment.start, text })
	}
	for (const { person, by, task, dueInDays, note } of assignments) {
		const { id } = await personNamed(db, person)
		const dueOn = new Date(Date.now() + dueInDays * dayMilliseconds).toISOString().slice(0, 10)
		await giveAssignment(db, await personNamed(db, by), { personId: id, task, dueOn, note })
	}
}

/** Gives the first moment of a kind in a call of which nothing was taken before, another rep's each time if possible. */
function takeMoments(moments: readonly Moment[]) {
	const calls = new Set<string>()
	const owners = new Map<string, number>()
	return ({ code, found }: { code: string; found: string }) => {
		const timesTaken = ({ ownerId }: Moment) => owners.get(ownerId) ?? 0
		const [moment] = moments
			.filter((each) => each.code === code && each.found === found && !calls.has(each.recordingId))
			.sort((a, b) => timesTaken(a) - timesTaken(b))
		if (moment) {
			calls.add(moment.recordingId)
			owners.set(moment.ownerId, timesTaken(moment) + 1)
		}
		return moment
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

import { eq, isNull } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { removeSampleReps, requireAdmin } from '#features/people/index.ts'
import { people } from '#features/people/tables.ts'
import { deleteRecording } from '#features/recordings/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { SampleRemoval } from './contract.ts'
import { removeSampleItems } from './remove-sample-items.ts'
import { sampleCompany, sampleRecordings } from './tables.ts'

/**
 * Deletes the sample calls with everything about them, what people did in the sample company, and the sample reps without
 * calls of their own. Calls that people
 * uploaded stay, and sample calls under a legal hold. Throws Problem 403 for a rep.
 */
export async function removeSampleCompany(services: Services, person: Person): Promise<SampleRemoval> {
	requireAdmin(person)
	const { db } = services
	// Ends loading, and with it every later start.
	await db
		.insert(sampleCompany)
		.values({ state: 'removed', total: 0 })
		.onConflictDoUpdate({ target: sampleCompany.id, set: { state: 'removed' } })
	let kept = 0
	const calls = await db.select().from(sampleRecordings)
	for (const { recordingId } of calls)
		await deleteRecording(services, recordingId, person).catch((error) => {
			if (!(error instanceof Problem && error.code === 'legal-hold')) throw error
			kept++
		})
	await removeSampleItems(db)
	await recordAuditEvent(db, {
		personId: person.id,
		action: 'sample-data.removed',
		subjectId: null,
		details: { calls: calls.length - kept },
	})
	await db.transaction(async (tx) => {
		const withoutCalls = await tx
			.select({ id: people.id })
			.from(people)
			.leftJoin(recordings, eq(recordings.ownerId, people.id))
			.where(isNull(recordings.id))
		await removeSampleReps(
			tx,
			withoutCalls.map(({ id }) => id),
		)
	})
	return { removed: calls.length - kept, kept }
}

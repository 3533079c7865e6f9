import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Revealed } from './contract.ts'
import { findRecording } from './find-recording.ts'
import { transcriptOriginals } from './tables.ts'

/**
 * The words of a call with nothing hidden, for administrators; that they were read, and why, is written down first.
 * Throws Problem 403 for anyone else and 404 where there is no such recording or nothing is hidden in it.
 */
export async function revealTranscript(
	db: Db,
	id: string,
	person: Person,
	reason: string,
): Promise<Revealed> {
	requireAdmin(person)
	await findRecording(db, id, person)
	return db.transaction(async (tx) => {
		const [original] = await tx
			.select({ segments: transcriptOriginals.segments })
			.from(transcriptOriginals)
			.where(eq(transcriptOriginals.recordingId, id))
		if (!original) throw new Problem(404, 'nothing-hidden', 'Nothing is hidden in this transcript.')
		const event = {
			personId: person.id,
			action: 'transcript.revealed',
			subjectId: id,
			details: { reason },
		} as const
		await recordAuditEvent(tx, event)
		return original
	})
}

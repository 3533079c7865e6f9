import { and, eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { findRecording } from '#features/recordings/index.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { changeTime } from '#platform/time/change-time.ts'
import type { Dispute } from '../contract.ts'
import { lockCurrentAnalysis } from '../current-analysis.ts'
import { findingReviews } from '../tables.ts'
import { requireAnalyzed, requireReviewable } from './reviewable.ts'

/**
 * A rep says that a finding of their own call is wrong, once. Throws Problem 404 for what is not there or not
 * theirs to see, 403 on someone else's call, 409 when there is nothing (more) to dispute.
 */
export async function disputeFinding(
	{ db }: Services,
	recordingId: string,
	key: string,
	person: Person,
	{ reason }: Dispute,
) {
	const recording = await findRecording(db, recordingId, person)
	if (recording.ownerId !== person.id)
		throw new Problem(403, 'not-your-call', 'Only the rep who made the call can dispute a finding.')
	requireAnalyzed(recording)
	await db.transaction(async (tx) => {
		const { result } = await lockCurrentAnalysis(tx, recordingId)
		const found = requireReviewable(result, key)
		if (found.status === 'given')
			throw new Problem(409, 'nothing-to-dispute', 'This disclosure was made, so there’s nothing to dispute.')
		const [review] = await tx
			.select()
			.from(findingReviews)
			.where(and(eq(findingReviews.recordingId, recordingId), eq(findingReviews.key, key)))
		if (review?.decision)
			throw new Problem(409, 'already-decided', `This finding was already ${review.decision}.`)
		if (review) throw new Problem(409, 'already-disputed', 'This finding is already disputed.')
		await tx.insert(findingReviews).values({
			recordingId,
			key,
			code: found.code,
			disputedBy: person.id,
			disputedAt: changeTime(),
			disputeReason: reason,
		})
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'finding.disputed',
			subjectId: recordingId,
			details: { key },
		})
	})
}

import { and, eq } from 'drizzle-orm'
import type { RecordingRow } from '#features/recordings/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Analysis, Decision } from '../contract.ts'
import { heardIn, type ModelReading } from '../enrichment-contract.ts'
import { disclosureKey, findingKey } from '../finding-key.ts'
import { findingReviews } from '../tables.ts'

/** What an analysis has under this key. Throws Problem 404 when it has nothing of the kind. */
export function requireReviewable({ findings, disclosures }: Analysis, key: string) {
	const found =
		findings.find((finding) => findingKey(finding) === key) ??
		disclosures.find((disclosure) => disclosureKey(disclosure) === key)
	if (!found) throw new Problem(404, 'finding-not-found', 'This call has no such finding.')
	return found
}

/** Throws Problem 404 for a key of nothing that only the model heard in the call. */
export function requireHeard(reading: ModelReading | null, key: string) {
	if (!reading || !heardIn(reading).includes(key))
		throw new Problem(404, 'finding-not-found', 'The model heard no such thing in this call.')
}

/** Throws Problem 409 for what was decided before. */
export async function requireUndecided(tx: Transaction, recordingId: string, key: string) {
	const [review] = await tx
		.select({ decision: findingReviews.decision })
		.from(findingReviews)
		.where(and(eq(findingReviews.recordingId, recordingId), eq(findingReviews.key, key)))
	if (review?.decision)
		throw new Problem(409, 'already-decided', `This finding was already ${review.decision}.`)
}

/** Throws Problem 409 while the findings of a recording may still change under the reader's eyes. */
export function requireAnalyzed({ status }: RecordingRow) {
	if (status === 'processing')
		throw new Problem(409, 'still-processing', 'This recording is still being processed.')
}

export const otherRules = (version: string, decision: Decision['decision']) =>
	new Problem(
		409,
		'other-rules',
		`This call was scored with rules ${version}. Analyze it again and use the new result, then ${decision === 'upheld' ? 'uphold' : 'overturn'} the finding.`,
	)

import type { RecordingRow } from '#features/recordings/index.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Analysis } from '../contract.ts'
import { disclosureKey, findingKey } from '../finding-key.ts'

/** What an analysis has under this key. Throws Problem 404 when it has nothing of the kind. */
export function requireReviewable({ findings, disclosures }: Analysis, key: string) {
	const found =
		findings.find((finding) => findingKey(finding) === key) ??
		disclosures.find((disclosure) => disclosureKey(disclosure) === key)
	if (!found) throw new Problem(404, 'finding-not-found', 'This call has no such finding.')
	return found
}

/** Throws Problem 409 while the findings of a recording may still change under the reader's eyes. */
export function requireAnalyzed({ status }: RecordingRow) {
	if (status === 'processing')
		throw new Problem(409, 'still-processing', 'This recording is still being processed.')
}

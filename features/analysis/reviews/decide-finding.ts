import { recordAuditEvent } from '#features/audit/index.ts'
import { countsFully } from '#features/compliance/index.ts'
import type { Person } from '#features/people/contract.ts'
import { requireAdmin } from '#features/people/index.ts'
import { findRecording } from '#features/recordings/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { changeTime } from '#platform/time/change-time.ts'
import { analysisVersion } from '../analyze-transcript/index.ts'
import type { Decision } from '../contract.ts'
import { lockCurrentAnalysis, readTranscript, settleScore } from '../current-analysis.ts'
import { findingReviews } from '../tables.ts'
import { decideHeard } from './decide-heard.ts'
import { otherRules, requireAnalyzed, requireReviewable, requireUndecided } from './reviewable.ts'

/**
 * An administrator says whether a finding holds, disputed or not, once: overturned, it no longer counts; upheld, it counts
 * fully, also one that was only likely or possible. What only a model heard counts once it is upheld.
 * Throws Problem 404 for what is not there or not theirs to see, 403 to reps, 409 when it was decided before.
 */
export async function decideFinding(
	services: Services,
	recordingId: string,
	key: string,
	person: Person,
	verdict: Decision,
) {
	const { db } = services
	const { decision, reason } = verdict
	const recording = await findRecording(db, recordingId, person)
	requireAdmin(person)
	requireAnalyzed(recording)
	if (key.startsWith('heard.')) return decideHeard(services, recordingId, key, person, verdict)
	await db.transaction(async (tx) => {
		const analysis = await lockCurrentAnalysis(tx, recordingId)
		const found = requireReviewable(analysis.result, key)
		await requireUndecided(tx, recordingId, key)
		const isRescored = decision === 'overturned' || ('quote' in found && !countsFully(found))
		if (isRescored && analysis.version !== analysisVersion) throw otherRules(analysis.version, decision)
		const decided = {
			decision,
			decidedBy: person.id,
			decidedAt: changeTime(),
			decisionReason: reason ?? null,
		}
		await tx
			.insert(findingReviews)
			.values({ recordingId, key, code: found.code, ...decided })
			.onConflictDoUpdate({ target: [findingReviews.recordingId, findingReviews.key], set: decided })
		const scores = isRescored ? await rescore(tx, recordingId, analysis) : {}
		await recordAuditEvent(tx, {
			personId: person.id,
			action: `finding.${decision}`,
			subjectId: recordingId,
			details: { key, ...scores },
		})
	})
}

async function rescore(
	tx: Transaction,
	recordingId: string,
	{ result, effective }: Awaited<ReturnType<typeof lockCurrentAnalysis>>,
) {
	const words = await readTranscript(tx, recordingId)
	if (!words) throw new Problem(409, 'no-transcript', 'This recording has no transcript yet.')
	const scoreBefore = (effective ?? result).overallScore
	const scoreAfter = await settleScore(tx, recordingId, words)
	return {
		...(scoreBefore !== null && { scoreBefore }),
		...(scoreAfter !== null && { scoreAfter }),
	}
}

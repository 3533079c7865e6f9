import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import { findRecording } from '#features/recordings/index.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { analysisVersion } from '../analyze-transcript/index.ts'
import { lockCurrentAnalysis, makeCurrent, readTranscript } from '../current-analysis.ts'
import { orderEnrichment } from '../model/order-enrichment.ts'
import { requireAnalyzed } from '../reviews/reviewable.ts'
import { analyses } from '../tables.ts'

/**
 * Makes a new analysis the one that counts, once someone has seen what it changes. Throws Problem 404 for an
 * analysis of another call, 409 when it counts already or when words or rules have changed since it was made.
 */
export async function adoptAnalysis(services: Services, id: string, analysisId: string, person: Person) {
	const { db } = services
	const recording = await findRecording(db, id, person)
	requireAnalyzed(recording)
	await db.transaction(async (tx) => {
		const current = await lockCurrentAnalysis(tx, id)
		const isId = z.uuid().safeParse(analysisId).success
		const [next] = isId
			? await tx
					.select()
					.from(analyses)
					.where(and(eq(analyses.id, analysisId), eq(analyses.recordingId, id)))
			: []
		if (!next) throw new Problem(404, 'analysis-not-found', 'This call has no such analysis.')
		if (next.isCurrent) throw new Problem(409, 'already-in-use', 'This result is already in use.')
		const words = await readTranscript(tx, id)
		if (words?.revision !== next.transcriptRevision || next.version !== analysisVersion)
			throw new Problem(409, 'out-of-date', 'This result is out of date. Analyze the call again.')
		const scoreAfter = await makeCurrent(tx, id, next.id, words)
		await orderEnrichment(services, tx, next.id)
		const scoreBefore = (current.effective ?? current.result).overallScore
		await recordAuditEvent(tx, {
			personId: person.id,
			action: 'analysis.adopted',
			subjectId: id,
			details: {
				versionBefore: current.version,
				versionAfter: next.version,
				...(scoreBefore !== null && { scoreBefore }),
				...(scoreAfter !== null && { scoreAfter }),
			},
		})
	})
}

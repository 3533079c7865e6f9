import { and, desc, eq } from 'drizzle-orm'
import { takeAllowance } from '#features/billing/index.ts'
import type { Person } from '#features/people/contract.ts'
import { findRecording } from '#features/recordings/index.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { analyzingTwice } from '../analysis-tasks.ts'
import type { Reanalysis } from '../contract.ts'
import { lockCurrentAnalysis, readCircumstances, readTranscript, storeAnalysis } from '../current-analysis.ts'
import { readCounted } from '../model/read-enrichment.ts'
import { requireAnalyzed } from '../reviews/reviewable.ts'
import { analyses } from '../tables.ts'
import { compareAnalyses, isSame } from './compare-analyses.ts'

/**
 * Analyzes a call by the rules and the model in use and says what that changes; the score stays until the new analysis is adopted.
 * With the same rules and model nothing changes and nothing is stored. Throws Problem 402 where the day's allowance is used up.
 */
export async function reanalyzeRecording(
	{ db, settings, threads }: Services,
	id: string,
	person: Person,
): Promise<Reanalysis> {
	const recording = await findRecording(db, id, person)
	requireAnalyzed(recording)
	const words = await readTranscript(db, id)
	if (!words) throw new Problem(409, 'no-transcript', 'This recording has no transcript yet.')
	const circumstances = await readCircumstances(db, id)
	const counted = await readCounted(db, id, settings.modelInScore)
	const { analysis, effective } = await threads.run(
		analyzingTwice,
		{ turns: words.segments, circumstances, counted },
		{ person: person.id },
	)
	return db.transaction(async (tx) => {
		const current = await lockCurrentAnalysis(tx, id)
		const diff = compareAnalyses(
			{ analysis: current.result, score: (current.effective ?? current.result).overallScore },
			{ analysis, score: (effective ?? analysis).overallScore },
		)
		if (diff.isUnchanged) return { analysisId: current.id, diff }
		const [latest] = await tx
			.select()
			.from(analyses)
			.where(and(eq(analyses.recordingId, id), eq(analyses.transcriptRevision, words.revision)))
			.orderBy(desc(analyses.createdAt))
			.limit(1)
		if (latest && isSame(latest.result, analysis)) return { analysisId: latest.id, diff }
		await takeAllowance(tx, { settings, person, kind: 'analysis' })
		return { analysisId: await storeAnalysis(tx, id, words.revision, analysis, counted?.reading), diff }
	})
}

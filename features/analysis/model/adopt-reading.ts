import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Segment } from '#features/recordings/contract.ts'
import type { Services } from '#platform/services.ts'
import { analyzingTwice } from '../analysis-tasks.ts'
import { analysisVersion } from '../analyze-transcript/index.ts'
import { lockCurrentAnalysis, makeCurrent, readCircumstances, storeAnalysis } from '../current-analysis.ts'
import type { EnrichmentUsage, ModelReading } from '../enrichment-contract.ts'
import { callScored } from '../events.ts'
import { analysisEnrichments } from '../tables.ts'

type Answered = {
	model: string
	promptVersion: number
	reading: ModelReading
	failure: null
	usage: EnrichmentUsage
}

/**
 * Stores a model's reading beside the analysis it was asked about, and makes an analysis with the reading merged into it
 * the current one. An analysis of the rules that is out of date, or into which an earlier reading is merged, stays: what
 * the new reading changes is shown on request before it is adopted, as with newer rules.
 */
export async function adoptReading(
	{ db, jobs, settings, threads }: Services,
	{
		analysisId,
		recordingId,
		words,
		answered,
	}: {
		analysisId: string
		recordingId: string
		words: { segments: Segment[]; text: string; revision: number }
		answered: Answered
	},
) {
	const { model: name, promptVersion, reading } = answered
	const inScore = settings.modelInScore
	const merged =
		inScore === 'off'
			? null
			: await threads.run(
					analyzingTwice,
					{
						turns: words.segments,
						circumstances: await readCircumstances(db, recordingId),
						counted: { reading, model: { name, promptVersion, inScore } },
					},
					{ person: null },
				)
	await db.transaction(async (tx) => {
		const current = await lockCurrentAnalysis(tx, recordingId)
		await tx.update(analysisEnrichments).set(answered).where(eq(analysisEnrichments.analysisId, analysisId))
		const isReplaceable =
			current.id === analysisId && current.reading === null && current.version === analysisVersion
		if (!merged || !isReplaceable) return
		const mergedId = await storeAnalysis(tx, recordingId, words.revision, merged.analysis, reading)
		await tx.insert(analysisEnrichments).values({ analysisId: mergedId, ...answered })
		const scoreBefore = (current.effective ?? current.result).overallScore
		const scoreAfter = await makeCurrent(tx, recordingId, mergedId, words)
		if (scoreAfter === scoreBefore) return
		await jobs.announce(tx, callScored, { recordingId, analysisId: mergedId })
		await recordAuditEvent(tx, {
			personId: null,
			action: 'analysis.model-read',
			subjectId: recordingId,
			details: {
				model: name,
				...(scoreBefore !== null && { scoreBefore }),
				...(scoreAfter !== null && { scoreAfter }),
			},
		})
	})
}

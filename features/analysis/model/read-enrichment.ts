import { and, eq } from 'drizzle-orm'
import type { Person } from '#features/people/contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { AnalysisModel } from '../contract.ts'
import type { Enrichment, ModelInScore } from '../enrichment-contract.ts'
import { analyses, analysisEnrichments } from '../tables.ts'
import type { CountedReading } from './merge-reading.ts'

/** What a language model added to an analysis; null when none was to be asked. What it took is for administrators. */
export async function readEnrichment(
	db: Db,
	analysisId: string,
	{ role }: Pick<Person, 'role'>,
): Promise<Enrichment | null> {
	const [stored] = await db
		.select({
			model: analysisEnrichments.model,
			reading: analysisEnrichments.reading,
			promptVersion: analysisEnrichments.promptVersion,
			failure: analysisEnrichments.failure,
			usage: analysisEnrichments.usage,
		})
		.from(analysisEnrichments)
		.where(eq(analysisEnrichments.analysisId, analysisId))
	return stored ? { ...stored, usage: role === 'admin' ? stored.usage : null } : null
}

/** The model that a new analysis of the call would merge; null where none has answered, or none may count. */
export function modelInUse(
	enrichment: Pick<Enrichment, 'model' | 'reading' | 'promptVersion'> | null,
	inScore: ModelInScore,
): AnalysisModel | null {
	if (inScore === 'off' || !enrichment?.reading || enrichment.promptVersion === null) return null
	return { name: enrichment.model, promptVersion: enrichment.promptVersion, inScore }
}

/** The reading that a new analysis of the call merges: the latest, or else the one that its current analysis has. */
export async function readCounted(
	db: Db,
	recordingId: string,
	inScore: ModelInScore,
): Promise<CountedReading | null> {
	const [current] = await db
		.select({
			result: analyses.result,
			inAnalysis: analyses.reading,
			model: analysisEnrichments.model,
			reading: analysisEnrichments.reading,
			promptVersion: analysisEnrichments.promptVersion,
		})
		.from(analyses)
		.leftJoin(analysisEnrichments, eq(analysisEnrichments.analysisId, analyses.id))
		.where(and(eq(analyses.recordingId, recordingId), eq(analyses.isCurrent, true)))
	if (!current) return null
	const { result, inAnalysis, model, reading, promptVersion } = current
	const latest = model === null ? null : modelInUse({ model, reading, promptVersion }, inScore)
	if (latest && reading) return { reading, model: latest }
	return inAnalysis && result.model ? { reading: inAnalysis, model: result.model } : null
}

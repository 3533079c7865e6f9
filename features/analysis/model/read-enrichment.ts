import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Enrichment } from '../contract.ts'
import { analysisEnrichments } from '../tables.ts'

/** What a language model added to an analysis; null when none was to be asked. */
export async function readEnrichment(db: Db, analysisId: string): Promise<Enrichment | null> {
	const [stored] = await db
		.select({
			model: analysisEnrichments.model,
			result: analysisEnrichments.result,
			failure: analysisEnrichments.failure,
		})
		.from(analysisEnrichments)
		.where(eq(analysisEnrichments.analysisId, analysisId))
	return stored ?? null
}

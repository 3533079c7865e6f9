import { isNull, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { analysisEnrichments } from '../tables.ts'
import { promptVersion } from './questions.ts'

const OfAnalysis = z.object({ analysisId: z.uuid() })

/** Asks the language model about an analyzed call. The limit is well above what three dozen answers of a slow model take. */
export const enrichAnalysisJob: Job<z.infer<typeof OfAnalysis>> = {
	name: 'enrich-analysis',
	payload: OfAnalysis,
	key: ({ analysisId }) => analysisId,
	limitSeconds: 90 * 60,
}

/**
 * Has the configured language model asked about an analysis, after the caller's transaction; without a model there is
 * nothing to do. What this model has answered to the questions in use is kept; where it could not be asked it is asked
 * again. What another model said is shown until this one has answered.
 */
export async function orderEnrichment(services: Services, tx: Transaction, analysisId: string) {
	const { jobs, languageModel } = services
	if (!languageModel) return
	const model = languageModel.name
	const [waiting] = await tx
		.insert(analysisEnrichments)
		.values({ analysisId, model })
		.onConflictDoUpdate({
			target: analysisEnrichments.analysisId,
			set: { promptVersion: null, failure: null, createdAt: sql`now()` },
			setWhere: or(
				isNull(analysisEnrichments.promptVersion),
				ne(analysisEnrichments.promptVersion, promptVersion),
				ne(analysisEnrichments.model, model),
			),
		})
		.returning({ analysisId: analysisEnrichments.analysisId })
	if (waiting) await jobs.order(tx, enrichAnalysisJob, { analysisId })
}

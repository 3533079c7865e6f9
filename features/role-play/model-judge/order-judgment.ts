import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { practiceSessions } from '../tables.ts'

const OfSession = z.object({ sessionId: z.uuid() })

/** Asks the language model about a completed session. The limit is well above what its answers take. */
export const judgePracticeJob: Job<z.infer<typeof OfSession>> = {
	name: 'judge-practice',
	payload: OfSession,
	key: ({ sessionId }) => sessionId,
	limitSeconds: 60 * 60,
}

/**
 * Has the configured language model judge the completed session after the caller's transaction. Nothing to do without
 * a model or without a score.
 */
export async function orderJudgment(
	{ jobs, languageModel, settings }: Services,
	tx: Transaction,
	{ id, overallScore, passed }: Pick<typeof practiceSessions.$inferSelect, 'id' | 'overallScore' | 'passed'>,
) {
	if (!languageModel || overallScore === null) return null
	const modelJudgment = {
		model: languageModel.name,
		inScore: settings.modelInScore,
		promptVersion: null,
		failure: null,
		reading: null,
		withModel: null,
		builtIn: { overallScore, passed },
	}
	await tx.update(practiceSessions).set({ modelJudgment }).where(eq(practiceSessions.id, id))
	await jobs.order(tx, judgePracticeJob, { sessionId: id })
	return modelJudgment
}

import type { Services } from '#platform/services.ts'
import { giveUpJudgment, judgeWithModel } from './model-judge/judge-with-model.ts'
import { judgePracticeJob } from './model-judge/order-judgment.ts'

/** A language model, if configured, judges completed sessions. */
export async function rolePlayJobs(services: Services) {
	await services.jobs.handle(judgePracticeJob, {
		run: ({ sessionId }, { signal }) => judgeWithModel(services, sessionId, signal),
		giveUp: ({ sessionId }, problem) => giveUpJudgment(services, sessionId, problem),
	})
}

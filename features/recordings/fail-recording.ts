import { eq } from 'drizzle-orm'
import type { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { announceProgress, stages } from './report-progress.ts'
import { recordings } from './tables.ts'

/** Marks a recording as failed, keeps why, and tells all who watch. The audio stays, so that it can be retried. */
export async function failRecording(services: Services, recordingId: string, problem: Problem) {
	const [failed] = await services.db
		.update(recordings)
		.set({ status: 'failed', failure: problem.message, ...stages.failed })
		.where(eq(recordings.id, recordingId))
		.returning({ progress: recordings.progress })
	if (failed) await announceProgress(services, recordingId, { ...stages.failed, ...failed, secondsLeft: 0 })
}

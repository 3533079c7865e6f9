import { and, eq } from 'drizzle-orm'
import { announceProgress, reportProgress, stages } from '#features/recordings/index.ts'
import type { Services } from '#platform/services.ts'
import { analyzing } from './analysis-tasks.ts'
import { handOverScore, makeCurrent, readTranscript, storeAnalysis } from './current-analysis.ts'
import { callScored } from './events.ts'
import { orderEnrichment } from './model/order-enrichment.ts'
import { analyses } from './tables.ts'

/** How long an analysis is said to take: it is a fraction of a second, the documented figure is shown. */
const announcedSeconds = 15

/**
 * Analyzes the words of a call unless they are what its current analysis read: then that one stays, whatever
 * version made it. New words make a new analysis, which is current immediately; earlier ones stay as they were.
 */
export async function scoreRecording(services: Services, recordingId: string) {
	const transcript = await readTranscript(services.db, recordingId)
	if (!transcript) return
	await reportProgress(services, recordingId, { ...stages.analyzing, secondsLeft: announcedSeconds })
	const [current] = await services.db
		.select()
		.from(analyses)
		.where(
			and(
				eq(analyses.recordingId, recordingId),
				eq(analyses.isCurrent, true),
				eq(analyses.transcriptRevision, transcript.revision),
			),
		)
	const analysis = current
		? null
		: await services.threads.run(analyzing, transcript.segments, { person: null })
	await services.db.transaction(async (tx) => {
		if (analysis) {
			const analysisId = await storeAnalysis(tx, recordingId, transcript.revision, analysis)
			await makeCurrent(tx, recordingId, analysisId, transcript)
			await orderEnrichment(services, tx, analysisId)
			await services.jobs.announce(tx, callScored, { recordingId, analysisId })
		} else if (current) {
			await handOverScore(tx, recordingId, transcript, { ...current.result, ...current.effective })
			await orderEnrichment(services, tx, current.id)
		}
	})
	await announceProgress(services, recordingId, { ...stages.complete, secondsLeft: 0 })
}

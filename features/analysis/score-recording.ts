import { and, eq } from 'drizzle-orm'
import { announceProgress, reportProgress, setScore, stages } from '#features/recordings/index.ts'
import { transcripts } from '#features/recordings/tables.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { analyzeTranscript } from './analyze-transcript/analyze-transcript.ts'
import type { Analysis } from './contract.ts'
import { analyses } from './tables.ts'

/** How long an analysis is said to take: it is a fraction of a second, the documented figure is shown. */
const announcedSeconds = 15

/** Analyses the words of a call and makes the result its current one. The same words give the same result. */
export async function scoreRecording(services: Services, recordingId: string) {
	const [transcript] = await services.db
		.select()
		.from(transcripts)
		.where(eq(transcripts.recordingId, recordingId))
	if (!transcript) return
	await reportProgress(services, recordingId, { ...stages.analyzing, secondsLeft: announcedSeconds })
	const analysis = analyzeTranscript(transcript.segments)
	await services.db.transaction(async (tx) => {
		await makeCurrent(tx, recordingId, transcript.revision, analysis)
		await setScore(tx, recordingId, transcript.text, analysis)
	})
	await announceProgress(services, recordingId, { ...stages.complete, secondsLeft: 0 })
}

/** Earlier analyses stay as they were; a second run on the same words with the same version adds none. */
async function makeCurrent(tx: Transaction, recordingId: string, revision: number, analysis: Analysis) {
	await tx
		.update(analyses)
		.set({ isCurrent: false })
		.where(and(eq(analyses.recordingId, recordingId), eq(analyses.isCurrent, true)))
	const same = and(
		eq(analyses.recordingId, recordingId),
		eq(analyses.version, analysis.version),
		eq(analyses.transcriptRevision, revision),
	)
	const [again] = await tx
		.update(analyses)
		.set({ isCurrent: true })
		.where(same)
		.returning({ id: analyses.id })
	if (again) return
	await tx.insert(analyses).values({
		recordingId,
		version: analysis.version,
		transcriptRevision: revision,
		isCurrent: true,
		overallScore: analysis.overallScore,
		result: analysis,
	})
}

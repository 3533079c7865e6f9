import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { Services } from '#platform/services.ts'
import { analyzingTwice } from '../analysis-tasks.ts'
import { analysisVersion } from '../analyze-transcript/index.ts'
import {
	countedIn,
	lockCurrentAnalysis,
	readCircumstances,
	readTranscript,
	storeEffective,
} from '../current-analysis.ts'
import { analyses, scoringSettings } from '../tables.ts'

const RescoreCalls = z.object({ revision: z.int(), after: z.uuid().nullable() })

/** Scores calls again, a few at a time, after the settings changed. */
export const rescoreCallsJob: Job<z.infer<typeof RescoreCalls>> = {
	name: 'rescore-calls',
	payload: RescoreCalls,
	key: ({ revision, after }) => `${revision} ${after ?? 'first'}`,
	limitSeconds: 10 * 60,
}

/** Each takes up to seconds. */
const callsAtOnce = 20

/**
 * Scores the next calls again whose findings to check count otherwise since the settings changed, and orders those after
 * them. Calls scored with older rules keep their score, as with newer rules.
 */
export async function rescoreCalls(
	services: Services,
	{ revision, after }: z.infer<typeof RescoreCalls>,
	signal: AbortSignal,
) {
	const { db, jobs } = services
	const [settings] = await db.select().from(scoringSettings)
	if (settings?.revision !== revision) return
	const next = await db
		.select({ recordingId: analyses.recordingId })
		.from(analyses)
		.where(
			and(
				eq(analyses.isCurrent, true),
				eq(analyses.version, analysisVersion),
				sql`jsonb_path_exists(${analyses.result}, '$.findings[*] ? (@.level == "likely")')`,
				after === null ? undefined : gt(analyses.recordingId, after),
			),
		)
		.orderBy(asc(analyses.recordingId))
		.limit(callsAtOnce)
	for (const { recordingId } of next) {
		signal.throwIfAborted()
		await rescoreStored(services, recordingId)
	}
	const last = next.at(-1)
	if (last && next.length === callsAtOnce)
		await db.transaction((tx) => jobs.order(tx, rescoreCallsJob, { revision, after: last.recordingId }))
}

/** Reads the call outside of the transaction, which holds others up; a decision made meanwhile is read in another try. */
async function rescoreStored({ db, threads }: Services, recordingId: string) {
	for (let isSettled = false; !isSettled; ) {
		const words = await readTranscript(db, recordingId)
		if (!words) return
		const circumstances = await readCircumstances(db, recordingId)
		const [read] = await db
			.select()
			.from(analyses)
			.where(and(eq(analyses.recordingId, recordingId), eq(analyses.isCurrent, true)))
		if (!read) return
		const { effective } = await threads.run(
			analyzingTwice,
			{ turns: words.segments, circumstances, counted: countedIn(read) },
			{ person: null },
		)
		isSettled = await db.transaction(async (tx) => {
			const current = await lockCurrentAnalysis(tx, recordingId)
			if (current.id !== read.id) return false
			if (current.version !== analysisVersion || current.transcriptRevision !== words.revision) return true
			if (!isDeepStrictEqual(circumstances, await readCircumstances(tx, recordingId))) return false
			const scoreBefore = (current.effective ?? current.result).overallScore
			const scoreAfter = await storeEffective(tx, current, words, effective)
			const { likelyFindings } = circumstances
			if (scoreAfter !== scoreBefore && scoreBefore !== null && scoreAfter !== null)
				await recordAuditEvent(tx, {
					personId: null,
					action: 'analysis.rescored',
					subjectId: recordingId,
					details: { likelyFindings, scoreBefore, scoreAfter },
				})
			return true
		})
	}
}

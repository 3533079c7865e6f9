import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import { stages } from './report-progress.ts'
import { searchVector } from './search-vector.ts'
import { recordings } from './tables.ts'

export type CurrentScore = {
	/** 0-100; null when the call is not scored. */
	overallScore: number | null
	/** 0-100: how it kept the rules; null with the score. */
	complianceScore: number | null
	isClosedDeal: boolean
	/** Codes of the rules that the call broke, each once. */
	brokenRules: string[]
	salesAgentName: string
	prospectName: string
}

/** Takes over what the analysis found, for the lists, and ends the processing. */
export async function setScore(tx: Transaction, recordingId: string, words: string, score: CurrentScore) {
	const [recording] = await tx
		.select({ originalName: recordings.originalName })
		.from(recordings)
		.where(eq(recordings.id, recordingId))
	if (!recording) return
	const names = [recording.originalName, score.salesAgentName, score.prospectName]
	await tx
		.update(recordings)
		.set({
			...score,
			status: 'analyzed',
			failure: null,
			retryAt: null,
			...stages.complete,
			search: searchVector(names, words),
		})
		.where(eq(recordings.id, recordingId))
}

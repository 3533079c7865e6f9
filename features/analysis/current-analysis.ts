import { and, eq, inArray } from 'drizzle-orm'
import { setScore } from '#features/recordings/index.ts'
import { transcripts } from '#features/recordings/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import { extractFindings } from './analyze-transcript/index.ts'
import { brokenRules } from './broken-rules.ts'
import { complianceScore } from './compliance-score.ts'
import type { Analysis } from './contract.ts'
import { reviewKeys } from './finding-key.ts'
import { rescoreCall } from './rescore-call.ts'
import { analyses, findingReviews } from './tables.ts'

type Words = Pick<typeof transcripts.$inferSelect, 'segments' | 'text' | 'revision'>

/**
 * The analysis of a call that counts, held until the transaction ends: of two people who change what a call comes
 * to, the second sees what the first did. Throws Problem 409 when the call has none.
 */
export async function lockCurrentAnalysis(tx: Transaction, recordingId: string) {
	const [current] = await tx
		.select()
		.from(analyses)
		.where(and(eq(analyses.recordingId, recordingId), eq(analyses.isCurrent, true)))
		.for('update')
	if (!current) throw new Problem(409, 'not-analyzed', 'This call has not been analyzed yet.')
	return current
}

export async function readTranscript(db: Db | Transaction, recordingId: string) {
	const [transcript] = await db.select().from(transcripts).where(eq(transcripts.recordingId, recordingId))
	return transcript
}

/** Adds an analysis of these words that does not count yet; answers its id. */
export async function storeAnalysis(
	tx: Transaction,
	recordingId: string,
	revision: number,
	analysis: Analysis,
) {
	const [stored] = await tx
		.insert(analyses)
		.values({
			recordingId,
			version: analysis.version,
			transcriptRevision: revision,
			isCurrent: false,
			overallScore: analysis.overallScore,
			result: analysis,
		})
		.returning({ id: analyses.id })
	if (!stored) throw new Error('an insert gave no row')
	return stored.id
}

/** Makes a stored analysis the one that counts. Earlier ones stay as they were; reviews follow their findings. */
export async function makeCurrent(tx: Transaction, recordingId: string, analysisId: string, words: Words) {
	await tx
		.update(analyses)
		.set({ isCurrent: false })
		.where(and(eq(analyses.recordingId, recordingId), eq(analyses.isCurrent, true)))
	const [current] = await tx
		.update(analyses)
		.set({ isCurrent: true })
		.where(eq(analyses.id, analysisId))
		.returning({ result: analyses.result })
	if (!current) throw new Error('there is no such analysis')
	const keys = reviewKeys(current.result)
	await tx
		.update(findingReviews)
		.set({ isStanding: inArray(findingReviews.key, [...keys.findings, ...keys.disclosures]) })
		.where(eq(findingReviews.recordingId, recordingId))
	return settleScore(tx, recordingId, words)
}

/**
 * Leaves out of the current analysis what people overturned and hands the score to the lists; answers it. The
 * current analysis must be by the rules in use: by others it would change for more than what people said.
 */
export async function settleScore(tx: Transaction, recordingId: string, words: Words) {
	const current = await lockCurrentAnalysis(tx, recordingId)
	const overturned = await readOverturned(tx, recordingId)
	const effective = overturned.size ? rescoreCall(extractFindings(words.segments), overturned) : null
	await tx.update(analyses).set({ effective }).where(eq(analyses.id, current.id))
	return handOverScore(tx, recordingId, words, { ...current.result, ...effective })
}

/** Hands what a call comes to, without what people overturned, to the lists; answers the score. */
export async function handOverScore(tx: Transaction, recordingId: string, words: Words, standing: Analysis) {
	await setScore(tx, recordingId, words.text, {
		...standing,
		complianceScore: complianceScore(standing),
		brokenRules: brokenRules(standing, await readOverturned(tx, recordingId)),
	})
	return standing.overallScore
}

/** The keys of all findings of a call that people overturned, in whichever analysis they were found. */
export async function readOverturned(db: Db | Transaction, recordingId: string): Promise<Set<string>> {
	const rows = await db
		.select({ key: findingReviews.key })
		.from(findingReviews)
		.where(and(eq(findingReviews.recordingId, recordingId), eq(findingReviews.decision, 'overturned')))
	return new Set(rows.map(({ key }) => key))
}

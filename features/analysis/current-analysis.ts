import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { defaultLikelyFindings } from '#features/compliance/index.ts'
import { setScore } from '#features/recordings/index.ts'
import { transcripts } from '#features/recordings/tables.ts'
import type { Db, Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Circumstances } from './analyze-transcript/index.ts'
import { brokenRules } from './broken-rules.ts'
import { complianceScore } from './compliance-score.ts'
import type { Analysis, Effective } from './contract.ts'
import { heardIn, type ModelReading } from './enrichment-contract.ts'
import { reviewKeys } from './finding-key.ts'
import { type CountedReading, extractMerged } from './model/merge-reading.ts'
import { rescoreCall } from './rescore-call.ts'
import { readLikelyFindings } from './scoring-settings/read-scoring-settings.ts'
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

/** Adds an analysis of these words, and of a model's reading of them, that does not count yet; answers its id. */
export async function storeAnalysis(
	tx: Transaction,
	recordingId: string,
	revision: number,
	analysis: Analysis,
	reading: ModelReading | null = null,
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
			reading,
		})
		.returning({ id: analyses.id })
	if (!stored) throw new Error('the insert returned no row')
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
		.returning({ result: analyses.result, reading: analyses.reading })
	if (!current) throw new Error('the analysis was not found')
	const keys = reviewKeys(current.result)
	const heard = current.reading ? heardIn(current.reading) : []
	await tx
		.update(findingReviews)
		.set({ isStanding: inArray(findingReviews.key, [...keys.findings, ...keys.disclosures, ...heard]) })
		.where(eq(findingReviews.recordingId, recordingId))
	return settleScore(tx, recordingId, words)
}

/**
 * Applies to the current analysis what people decided and what the company lets count, and hands the score to the lists;
 * answers it. The current analysis must be by the rules in use: by others it would change for more than that.
 */
export async function settleScore(tx: Transaction, recordingId: string, words: Words) {
	const current = await lockCurrentAnalysis(tx, recordingId)
	const circumstances = await readCircumstances(tx, recordingId)
	const effective = isOrdinary(current.result, circumstances)
		? null
		: rescoreCall(extractMerged(words.segments, countedIn(current), circumstances.decisions), circumstances)
	return storeEffective(tx, current, words, effective)
}

/** The model's reading that is merged into a stored analysis, as it counted there. */
export function countedIn({
	reading,
	result: { model },
}: Pick<typeof analyses.$inferSelect, 'reading' | 'result'>): CountedReading | null {
	return reading && model ? { reading, model } : null
}

/** Reading a call again takes a second: not where no decision and no finding could change anything. */
const isOrdinary = ({ findings }: Analysis, { decisions, likelyFindings }: Required<Circumstances>) =>
	decisions.size === 0 &&
	(likelyFindings === defaultLikelyFindings || !findings.some(({ level }) => level === 'likely'))

/** Stores what a current analysis comes to, held by `lockCurrentAnalysis`, and hands it to the lists; answers the score. */
export async function storeEffective(
	tx: Transaction,
	{ id, recordingId, result }: typeof analyses.$inferSelect,
	words: Words,
	effective: Effective | null,
) {
	await tx.update(analyses).set({ effective }).where(eq(analyses.id, id))
	return handOverScore(tx, recordingId, words, { ...result, ...effective })
}

/** Hands what a call comes to to the lists; answers the score. */
export async function handOverScore(
	tx: Transaction,
	recordingId: string,
	words: Words,
	standing: Analysis & Pick<Effective, 'likelyFindings'>,
) {
	const { decisions } = await readCircumstances(tx, recordingId)
	await setScore(tx, recordingId, words.text, {
		...standing,
		complianceScore: complianceScore(standing),
		brokenRules: brokenRules(standing, { decisions, likelyFindings: standing.likelyFindings }),
	})
	return standing.overallScore
}

/** What people decided about the findings of a call, in whichever analysis they were found, and what the company lets count. */
export async function readCircumstances(
	db: Db | Transaction,
	recordingId: string,
): Promise<Required<Circumstances>> {
	const rows = await db
		.select({ key: findingReviews.key, decision: findingReviews.decision })
		.from(findingReviews)
		.where(and(eq(findingReviews.recordingId, recordingId), isNotNull(findingReviews.decision)))
	const decisions = new Map(rows.flatMap(({ key, decision }) => (decision ? [[key, decision] as const] : [])))
	return { decisions, likelyFindings: await readLikelyFindings(db) }
}

import { eq } from 'drizzle-orm'
import { recordAuditEvent } from '#features/audit/index.ts'
import type { Person } from '#features/people/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { analyzingTwice } from '../analysis-tasks.ts'
import { analysisVersion } from '../analyze-transcript/index.ts'
import type { Analysis, Decision } from '../contract.ts'
import {
	countedIn,
	lockCurrentAnalysis,
	makeCurrent,
	readCircumstances,
	readTranscript,
	storeAnalysis,
} from '../current-analysis.ts'
import { heardKeys, type ModelReading } from '../enrichment-contract.ts'
import { disclosureKey } from '../finding-key.ts'
import { isSame } from '../reanalyze/compare-analyses.ts'
import { analysisEnrichments, findingReviews } from '../tables.ts'
import { otherRules, requireHeard, requireUndecided } from './reviewable.ts'

/** In the place of a rule's code: such decisions say nothing about a rule. */
const heardCode = 'heard-by-model'

/**
 * Whether what only the model found about a disclosure, an objection or the outcome counts. The call is merged again with
 * the decision, and the analysis that this makes becomes the current one. Throws Problem 404 for what the model did not
 * hear, 409 when it was decided before or the call changed meanwhile.
 */
export async function decideHeard(
	{ db, threads }: Services,
	recordingId: string,
	key: string,
	person: Person,
	{ decision, reason }: Decision,
) {
	const words = await readTranscript(db, recordingId)
	if (!words) throw new Problem(409, 'no-transcript', 'This recording has no transcript yet.')
	const before = await db.transaction((tx) => lockCurrentAnalysis(tx, recordingId))
	requireHeard(before.reading, key)
	if (before.version !== analysisVersion) throw otherRules(before.version, decision)
	const { decisions, likelyFindings } = await readCircumstances(db, recordingId)
	if (decision === 'upheld') requireNotGiven(before.reading, key, decisions)
	const { analysis } = await threads.run(
		analyzingTwice,
		{
			turns: words.segments,
			circumstances: { decisions: new Map([...decisions, [key, decision]]), likelyFindings },
			counted: countedIn(before),
		},
		{ person: person.id },
	)
	await db.transaction(async (tx) => {
		const current = await lockCurrentAnalysis(tx, recordingId)
		if (current.id !== before.id)
			throw new Problem(
				409,
				'call-changed',
				'This call was rescored in the meantime. Reload it and decide again.',
			)
		await requireUndecided(tx, recordingId, key)
		await tx.insert(findingReviews).values({
			recordingId,
			key,
			code: heardCode,
			decision,
			decidedBy: person.id,
			decidedAt: new Date(),
			decisionReason: reason ?? null,
		})
		const scoreBefore = (current.effective ?? current.result).overallScore
		const scoreAfter = isSame(current.result, analysis)
			? scoreBefore
			: await replaceAnalysis(tx, current, analysis, words)
		await recordAuditEvent(tx, {
			personId: person.id,
			action: `finding.${decision}`,
			subjectId: recordingId,
			details: {
				key,
				...(scoreBefore !== null && { scoreBefore }),
				...(scoreAfter !== null && { scoreAfter }),
			},
		})
	})
}

/**
 * A disclosure that people decided was given counts in full: an element of it would make it partly given, which is another
 * finding. Throws Problem 409 for such an element.
 */
function requireNotGiven(reading: ModelReading | null, key: string, decisions: ReadonlyMap<string, string>) {
	const element = reading?.elements.find((each) => heardKeys.element(each) === key)
	const isGiven = (['missing', 'partial'] as const).some(
		(status) =>
			element && decisions.get(disclosureKey({ code: element.disclosure, status })) === 'overturned',
	)
	if (isGiven)
		throw new Problem(
			409,
			'disclosure-decided',
			'A reviewer already decided that this disclosure was made. It counts in full.',
		)
}

/** Makes the analysis the current one, with the reading of the one before it; answers the score. */
async function replaceAnalysis(
	tx: Transaction,
	{ id: before, recordingId, reading }: Awaited<ReturnType<typeof lockCurrentAnalysis>>,
	analysis: Analysis,
	words: NonNullable<Awaited<ReturnType<typeof readTranscript>>>,
) {
	const id = await storeAnalysis(tx, recordingId, words.revision, analysis, reading)
	const [enrichment] = await tx
		.select()
		.from(analysisEnrichments)
		.where(eq(analysisEnrichments.analysisId, before))
	if (enrichment) await tx.insert(analysisEnrichments).values({ ...enrichment, analysisId: id })
	return makeCurrent(tx, recordingId, id, words)
}

import { and, eq, isNull } from 'drizzle-orm'
import { transcripts } from '#features/recordings/tables.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import type { Suggestion } from '../enrichment-contract.ts'
import { analyses, analysisEnrichments } from '../tables.ts'
import { askAboutCall } from './ask-about-call.ts'
import { countUsage } from './count-usage.ts'
import { proveFinding } from './prove-finding.ts'
import { usableText, verifyAnswer } from './verify-answer.ts'

/**
 * Asks the language model about an analyzed call and keeps what stands up to verification, and each finding that it
 * says again when asked about it alone, beside the analysis and never in it. Does nothing when it was asked already, or when the words have changed since they were analyzed.
 */
export async function enrichAnalysis(
	{ db, languageModel }: Services,
	analysisId: string,
	signal: AbortSignal,
) {
	if (!languageModel) throw new Problem(503, 'no-language-model', 'No language model is configured any more.')
	const [asked] = await db
		.select({ result: analyses.result, effective: analyses.effective, segments: transcripts.segments })
		.from(analysisEnrichments)
		.innerJoin(analyses, eq(analyses.id, analysisEnrichments.analysisId))
		.innerJoin(
			transcripts,
			and(
				eq(transcripts.recordingId, analyses.recordingId),
				eq(transcripts.revision, analyses.transcriptRevision),
			),
		)
		.where(and(eq(analysisEnrichments.analysisId, analysisId), isNull(analysisEnrichments.result)))
	if (!asked) return
	const analysis = { ...asked.result, ...asked.effective }
	const { model, usage } = countUsage(languageModel)
	const answer = await askAboutCall(model, asked.segments, analysis, signal)
	const verified = verifyAnswer(answer, asked.segments, analysis)
	const suggestions: Suggestion[] = []
	for (const suggestion of verified.suggestions) {
		const proof = await proveFinding(model, asked.segments, suggestion, signal)
		if (proof) suggestions.push({ ...suggestion, against: usableText(proof.argumentAgainst) })
	}
	const result = { ...verified, suggestions }
	await db
		.update(analysisEnrichments)
		.set({ model: languageModel.name, result, failure: null, usage: usage() })
		.where(eq(analysisEnrichments.analysisId, analysisId))
}

/** The call stays as it is; its page says that the model could not be asked, and why. */
export async function giveUpEnrichment({ db }: Services, analysisId: string, { message }: Problem) {
	await db
		.update(analysisEnrichments)
		.set({ failure: message })
		.where(and(eq(analysisEnrichments.analysisId, analysisId), isNull(analysisEnrichments.result)))
}

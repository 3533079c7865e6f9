import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Finding, readCall } from '#features/compliance/index.ts'
import type { Segment } from '#features/recordings/contract.ts'
import { transcripts } from '#features/recordings/tables.ts'
import { Problem } from '#platform/http/problem.ts'
import { type ObjectModel, objectModelFor } from '#platform/language-model/language-model.ts'
import type { Services } from '#platform/services.ts'
import { analyzing } from '../analysis-tasks.ts'
import type { ModelReading, ModelStatement } from '../enrichment-contract.ts'
import { findingKey } from '../finding-key.ts'
import { analyses, analysisEnrichments } from '../tables.ts'
import { adoptReading } from './adopt-reading.ts'
import { askAboutCall } from './ask-about-call.ts'
import { countUsage } from './count-usage.ts'
import { glossQuotes } from './gloss-quotes.ts'
import { confirmStatement, rejectFinding } from './judge-finding.ts'
import { promptVersion } from './questions.ts'
import { rememberAnswers } from './remember-answers.ts'
import { usableText } from './usable-text.ts'
import { verifyAnswers } from './verify-answers.ts'

/** Findings of the rules that the model is asked about one by one, the most certain first. */
const mostChecked = 12

/**
 * Has the language model read an analyzed call, stores what it says as far as the call proves it, and merges that into a
 * new analysis unless the company keeps models out of the score. Does nothing when this was done already, or when the
 * words have changed since they were analyzed.
 */
export async function enrichAnalysis(services: Services, analysisId: string, signal: AbortSignal) {
	const { db, languageModel, threads } = services
	if (!languageModel) throw new Problem(503, 'no-language-model', 'No language model is configured anymore.')
	const [asked] = await db
		.select({
			recordingId: analyses.recordingId,
			revision: analyses.transcriptRevision,
			result: analyses.result,
			isMerged: sql<boolean>`${analyses.reading} is not null`,
			segments: transcripts.segments,
			text: transcripts.text,
		})
		.from(analysisEnrichments)
		.innerJoin(analyses, eq(analyses.id, analysisEnrichments.analysisId))
		.innerJoin(
			transcripts,
			and(
				eq(transcripts.recordingId, analyses.recordingId),
				eq(transcripts.revision, analyses.transcriptRevision),
			),
		)
		.where(and(eq(analysisEnrichments.analysisId, analysisId), isUnanswered))
	if (!asked) return
	const { recordingId, revision, segments, text } = asked
	const remembering = rememberAnswers(objectModelFor(languageModel, 'calls'), db, recordingId)
	const { model, usage } = countUsage(remembering)
	const { findings } = asked.isMerged
		? await threads.run(analyzing, segments, { person: null })
		: asked.result
	const reading = await readCallWithModel(model, segments, findings, signal)
	await adoptReading(services, {
		analysisId,
		recordingId,
		words: { segments, text, revision },
		answered: { model: languageModel.name, promptVersion, reading, failure: null, usage: usage() },
	})
}

/** What an earlier model said may be there all the same. */
const isUnanswered = isNull(analysisEnrichments.promptVersion)

/** A model's results for a call, as far as the call proves them. Throws what the model throws. */
export async function readCallWithModel(
	model: ObjectModel,
	segments: readonly Segment[],
	found: readonly Finding[],
	signal: AbortSignal,
): Promise<ModelReading> {
	const answers = await askAboutCall(model, segments, signal)
	const verified = verifyAnswers(answers, readCall(segments))
	const statements: ModelStatement[] = []
	for (const statement of verified.statements) {
		const proof = await confirmStatement(model, segments, statement, signal)
		if (proof) statements.push({ ...statement, against: usableText(proof.argumentAgainst) })
	}
	const cleared: ModelReading['cleared'] = []
	for (const finding of unconfirmed(found, statements)) {
		const rejection = await rejectFinding(model, segments, finding, signal)
		const why = rejection && usableText(rejection.reason)
		if (why) cleared.push({ key: findingKey(finding), why })
	}
	const glosses = await glossQuotes(model, verified, signal)
	return { ...verified, statements, cleared, ...(glosses && { glosses }) }
}

const levels = ['certain', 'likely', 'possible']

/** Findings of the rules that the model did not report itself; those that don't count anyway stay unchanged. */
function unconfirmed(found: readonly Finding[], statements: readonly ModelStatement[]) {
	return found
		.filter(({ status, level }) => status === 'found' && level !== 'possible')
		.filter(({ code, turn }) => !statements.some((each) => each.code === code && each.turn === turn))
		.sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))
		.slice(0, mostChecked)
}

/** The call stays unchanged; its page says that the model could not be reached, and why. */
export async function giveUpEnrichment({ db }: Services, analysisId: string, { message }: Problem) {
	await db
		.update(analysisEnrichments)
		.set({ failure: message })
		.where(and(eq(analysisEnrichments.analysisId, analysisId), isUnanswered))
}

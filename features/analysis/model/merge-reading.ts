import { isCertain, type ModelOpinion, prohibitedStatements, type Turn } from '#features/compliance/index.ts'
import { type ExtractedCall, extractFindings } from '../analyze-transcript/index.ts'
import type { AnalysisModel } from '../contract.ts'
import type { ModelReading, ModelStatement } from '../enrichment-contract.ts'
import { findingKey } from '../finding-key.ts'

/** A model's reading of a call, and what its differences from the rules do to the score. */
export type CountedReading = { reading: ModelReading; model: AnalysisModel }
type CountingMode = AnalysisModel['inScore']

/** What the rules find in a call, with a model's reading merged into it if there is one. */
export function extractMerged(turns: readonly Turn[], counted: CountedReading | null): ExtractedCall {
	const call = extractFindings(turns)
	return counted ? mergeReading(call, counted) : call
}

type Found = ExtractedCall['violations'][number]

/**
 * What the rules extracted from a call, with a model's reading merged into it:
 *
 * | Rules    | Model             | `review`                              | `on`                             |
 * | -------- | ----------------- | ------------------------------------- | -------------------------------- |
 * | found    | found it too      | as the rules count it                 | certain                          |
 * | nothing  | found, confirmed  | not counted until a person confirms   | certain, marked "by model"       |
 * | lawful   | found, confirmed  | not counted until a person confirms   | not counted until confirmed      |
 * | found    | rejected it twice | as the rules count it, "needs review" | not counted, "needs review"      |
 * | found    | said nothing      | as the rules count it                 | as the rules count it            |
 *
 * Disclosure elements, objections and an enrollment that only the model heard count with `on` alone. Nothing that the
 * rules found is removed.
 */
export function mergeReading(call: ExtractedCall, { reading, model }: CountedReading): ExtractedCall {
	const mode = model.inScore
	const known = new Set(call.violations.map(placeOf))
	const judged = call.violations.map((finding) => judgeFinding(finding, reading, mode))
	const added = reading.statements
		.filter((statement) => !known.has(placeOf(statement)))
		.map((statement) => asFinding(statement, mode))
	const violations = [...judged, ...added].sort((one, other) => one.turn - other.turn)
	return mode === 'on'
		? { ...call, model, violations, enrollment: mergeEnrollment(call, reading), heardByModel: reading }
		: { ...call, model, violations }
}

const placeOf = ({ code, turn }: { code: string; turn: number }) => `${turn} ${code}`

function judgeFinding(finding: Found, { statements, cleared }: ModelReading, mode: CountingMode): Found {
	const same = statements.find((statement) => placeOf(statement) === placeOf(finding))
	if (same) {
		const model = opinion('agrees', same)
		return mode === 'on' ? { ...finding, level: 'certain', probability: null, model } : { ...finding, model }
	}
	const rejected = cleared.find(({ key }) => key === findingKey(finding))
	if (!rejected) return finding
	const model = opinion('disagrees', { why: rejected.why, against: null, english: null })
	return mode === 'on' ? { ...finding, level: 'possible', probability: null, model } : { ...finding, model }
}

function asFinding(
	{ why, against, english, isClearedByRules, ...statement }: ModelStatement,
	mode: CountingMode,
): Found {
	const rule = prohibitedStatements.find(({ code }) => code === statement.code)
	return {
		...statement,
		severity: rule?.severity ?? 'medium',
		why: rule?.why ?? why,
		status: isCertain(statement.confidence) ? 'found' : 'unclear',
		level: mode === 'on' && !isClearedByRules ? 'certain' : 'possible',
		probability: null,
		model: opinion('found', { why, against, english }),
	}
}

const opinion = (
	of: ModelOpinion['opinion'],
	{ why, against, english }: Omit<ModelOpinion, 'opinion'>,
): ModelOpinion => ({ opinion: of, why, against, english })

/** An agreement that the rules missed counts; that the customer did not agree after all is shown and changes nothing. */
function mergeEnrollment({ enrollment }: ExtractedCall, reading: ModelReading): ExtractedCall['enrollment'] {
	const evidence = reading.enrollment?.evidence
	if (enrollment.isClosedDeal || !reading.enrollment?.agreed || !evidence) return enrollment
	return { isClosedDeal: true, enrollmentTurn: evidence.turn, provisional: null }
}

import {
	type Finding,
	isCertain,
	type ModelOpinion,
	prohibitedStatements,
} from '#features/compliance/index.ts'
import type { ModelInScore, ModelReading, ModelStatement } from '../enrichment-contract.ts'
import { findingKey } from '../finding-key.ts'

/**
 * What the rules found, with what a model found and rejected merged into it, in the order of the call:
 *
 * | Rules    | Model             | `review`                              | `on`                             |
 * | -------- | ----------------- | ------------------------------------- | -------------------------------- |
 * | found    | found it too      | as the rules count it                 | certain                          |
 * | nothing  | found, confirmed  | not counted until a person confirms   | certain, marked "by model"       |
 * | lawful   | found, confirmed  | not counted until a person confirms   | not counted until confirmed      |
 * | found    | rejected it twice | as the rules count it, "needs review" | not counted, "needs review"      |
 * | found    | said nothing      | as the rules count it                 | as the rules count it            |
 *
 * Nothing that the rules found is removed.
 */
export function mergeFindings(
	found: readonly Finding[],
	reading: Pick<ModelReading, 'statements' | 'cleared'>,
	mode: ModelInScore,
): Finding[] {
	const known = new Set(found.map(placeOf))
	const judged = found.map((finding) => judgeFinding(finding, reading, mode))
	const added = reading.statements
		.filter((statement) => !known.has(placeOf(statement)))
		.map((statement) => asFinding(statement, mode))
	return [...judged, ...added].sort((one, other) => one.turn - other.turn)
}

const placeOf = ({ code, turn }: { code: string; turn: number }) => `${turn} ${code}`

function judgeFinding(
	finding: Finding,
	{ statements, cleared }: Pick<ModelReading, 'statements' | 'cleared'>,
	mode: ModelInScore,
): Finding {
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
	mode: ModelInScore,
): Finding {
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

import { prohibitedStatements } from '#features/compliance/index.ts'
import type { Segment } from '#features/recordings/contract.ts'
import type { ObjectModel } from '#platform/language-model/language-model.ts'
import { Clearance, clearanceSystem, Verdict, verdictSystem } from './questions.ts'

const maxOutputTokens = 600
/** Turns on each side of the words in question that are shown with them. */
const turnsAround = 8

/** Words in a rep's turn that may make the prohibited statement `code`. */
export type Claim = { code: string; turn: number; quote: string }

/**
 * Asks the model a second time whether a statement that it reported is one, without its first reasons: the argument
 * against it if it confirms the statement, otherwise null. Throws what the model throws.
 */
export async function confirmStatement(
	model: ObjectModel,
	segments: readonly Segment[],
	claim: Claim,
	signal: AbortSignal,
): Promise<{ argumentAgainst: string } | null> {
	const { isViolation, argumentAgainst } = await judge(model, segments, claim, signal)
	return isViolation ? { argumentAgainst } : null
}

/**
 * Asks the model twice, differently, whether a finding of the rules is wrong: the reason if it rejects the finding both
 * times, otherwise null. Throws what the model throws.
 */
export async function rejectFinding(
	model: ObjectModel,
	segments: readonly Segment[],
	claim: Claim,
	signal: AbortSignal,
): Promise<{ reason: string } | null> {
	const { isViolation } = await judge(model, segments, claim, signal)
	if (isViolation) return null
	const { mustStay, isLikelyReading, reason } = await model.generateObject({
		schema: Clearance,
		system: clearanceSystem,
		prompt: promptFor(segments, claim),
		signal,
		maxOutputTokens,
	})
	return mustStay || isLikelyReading ? null : { reason }
}

const judge = (model: ObjectModel, segments: readonly Segment[], claim: Claim, signal: AbortSignal) =>
	model.generateObject({
		schema: Verdict,
		system: verdictSystem,
		prompt: promptFor(segments, claim),
		signal,
		maxOutputTokens,
	})

function promptFor(segments: readonly Segment[], { code, turn, quote }: Claim) {
	const statement = prohibitedStatements.find((each) => each.code === code)
	const from = Math.max(0, turn - turnsAround)
	return JSON.stringify({
		statement: statement && { title: statement.title, why: statement.why },
		words: { turn, quote },
		call: segments
			.slice(from, turn + turnsAround + 1)
			.map(({ speaker, text }, at) => [from + at, speaker, text]),
	})
}

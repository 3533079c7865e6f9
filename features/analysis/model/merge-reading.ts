import type { Turn } from '#features/compliance/index.ts'
import { type Circumstances, type ExtractedCall, extractFindings } from '../analyze-transcript/index.ts'
import type { AnalysisModel } from '../contract.ts'
import { heardKeys, type ModelReading } from '../enrichment-contract.ts'
import { mergeFindings } from './merge-findings.ts'

/** A model's reading of a call, and what its differences from the rules do to the score. */
export type CountedReading = { reading: ModelReading; model: AnalysisModel }

/** What the rules find in a call, with a model's reading merged into it if there is one. */
export function extractMerged(
	turns: readonly Turn[],
	counted: CountedReading | null,
	decisions: Decisions = undecided,
): ExtractedCall {
	const call = extractFindings(turns)
	return counted ? mergeReading(call, counted, decisions) : call
}

type Decisions = NonNullable<Circumstances['decisions']>
const undecided: Decisions = new Map()

/**
 * What the rules extracted from a call, with a model's reading merged into it: findings as in `mergeFindings`.
 * Disclosure elements, objections and an enrollment that only the model heard count if a person accepted them, and
 * with `on` unless a person rejected them.
 */
export function mergeReading(
	call: ExtractedCall,
	{ reading, model }: CountedReading,
	decisions: Decisions = undecided,
): ExtractedCall {
	const violations = mergeFindings(call.violations, reading, model.inScore)
	const counts = (key: string) => {
		const decision = decisions.get(key)
		return decision ? decision === 'upheld' : model.inScore === 'on'
	}
	return {
		...call,
		model,
		violations,
		enrollment: counts(heardKeys.enrollment) ? mergeEnrollment(call, reading) : call.enrollment,
		heardByModel: {
			elements: reading.elements.filter((element) => counts(heardKeys.element(element))),
			objections: reading.objections.filter((objection) => counts(heardKeys.objection(objection))),
		},
	}
}

/** An agreement that the rules missed counts; that the customer did not agree after all is shown and changes nothing. */
function mergeEnrollment({ enrollment }: ExtractedCall, reading: ModelReading): ExtractedCall['enrollment'] {
	const evidence = reading.enrollment?.evidence
	if (enrollment.isClosedDeal || !reading.enrollment?.agreed || !evidence) return enrollment
	return { isClosedDeal: true, enrollmentTurn: evidence.turn, provisional: null }
}

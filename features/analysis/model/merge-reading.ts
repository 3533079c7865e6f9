import type { Turn } from '#features/compliance/index.ts'
import { type ExtractedCall, extractFindings } from '../analyze-transcript/index.ts'
import type { AnalysisModel } from '../contract.ts'
import type { ModelReading } from '../enrichment-contract.ts'
import { mergeFindings } from './merge-findings.ts'

/** A model's reading of a call, and what its differences from the rules do to the score. */
export type CountedReading = { reading: ModelReading; model: AnalysisModel }

/** What the rules find in a call, with a model's reading merged into it if there is one. */
export function extractMerged(turns: readonly Turn[], counted: CountedReading | null): ExtractedCall {
	const call = extractFindings(turns)
	return counted ? mergeReading(call, counted) : call
}

/**
 * What the rules extracted from a call, with a model's reading merged into it: findings as in `mergeFindings`.
 * Disclosure elements, objections and an enrollment that only the model heard count with `on` alone.
 */
export function mergeReading(call: ExtractedCall, { reading, model }: CountedReading): ExtractedCall {
	const violations = mergeFindings(call.violations, reading, model.inScore)
	return model.inScore === 'on'
		? { ...call, model, violations, enrollment: mergeEnrollment(call, reading), heardByModel: reading }
		: { ...call, model, violations }
}

/** An agreement that the rules missed counts; that the customer did not agree after all is shown and changes nothing. */
function mergeEnrollment({ enrollment }: ExtractedCall, reading: ModelReading): ExtractedCall['enrollment'] {
	const evidence = reading.enrollment?.evidence
	if (enrollment.isClosedDeal || !reading.enrollment?.agreed || !evidence) return enrollment
	return { isClosedDeal: true, enrollmentTurn: evidence.turn, provisional: null }
}

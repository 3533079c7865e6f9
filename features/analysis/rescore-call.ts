import type { Turn } from '#features/compliance/index.ts'
import { assessCall, type ExtractedCall, extractFindings } from './analyze-transcript/index.ts'
import type { Effective } from './contract.ts'

/**
 * What a call is worth without the findings that people overturned, by the rules and the formula in use; null when
 * there are none. `overturned` holds keys as in `finding-key.ts`; those of no finding in this call change nothing.
 */
export function rescoreCall(call: ExtractedCall, overturned: ReadonlySet<string>): Effective | null {
	if (overturned.size === 0) return null
	const analysis = assessCall(call, overturned)
	return {
		overallScore: analysis.overallScore,
		score: analysis.score,
		skills: analysis.skills,
		improvements: analysis.improvements,
		complianceIssues: analysis.complianceIssues,
		requiredDisclosures: analysis.requiredDisclosures,
		actions: analysis.actions,
		actionPractice: analysis.actionPractice,
	}
}

/** The analysis of a call, and the same without what people overturned. */
export function analyzeTwice({ turns, overturned }: { turns: readonly Turn[]; overturned: Set<string> }) {
	const call = extractFindings(turns)
	return { analysis: assessCall(call), effective: rescoreCall(call, overturned) }
}

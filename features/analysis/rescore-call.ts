import { defaultLikelyFindings, type Turn, weighFinding } from '#features/compliance/index.ts'
import { assessCall, type Circumstances, type ExtractedCall } from './analyze-transcript/index.ts'
import type { Effective } from './contract.ts'
import { findingKey } from './finding-key.ts'
import { type CountedReading, extractMerged } from './model/merge-reading.ts'

/**
 * What a call is worth by what people decided about its findings and by what the company lets count, by the rules and the
 * formula in use; null when that changes nothing. Keys of no finding in this call change nothing.
 */
export function rescoreCall(call: ExtractedCall, circumstances: Circumstances): Effective | null {
	if (!changesWeights(call, circumstances)) return null
	const analysis = assessCall(call, circumstances)
	const { likelyFindings = defaultLikelyFindings } = circumstances
	return {
		...(likelyFindings !== defaultLikelyFindings && { likelyFindings }),
		overallScore: analysis.overallScore,
		score: analysis.score,
		skills: analysis.skills,
		improvements: analysis.improvements,
		complianceIssues: analysis.complianceIssues,
		requiredDisclosures: analysis.requiredDisclosures,
		actions: analysis.actions,
		actionPractice: analysis.actionPractice,
		actionMoments: analysis.actionMoments,
	}
}

function changesWeights(
	{ violations }: ExtractedCall,
	{ decisions = new Map(), likelyFindings }: Circumstances,
) {
	return (
		[...decisions.values()].includes('overturned') ||
		violations.some((finding) => {
			const decision = decisions.get(findingKey(finding))
			return weighFinding(finding, { decision, likelyFindings }) !== weighFinding(finding)
		})
	)
}

/** The analysis of a call, with a model's reading merged into it if there is one, and the same in its circumstances. */
export function analyzeTwice({
	turns,
	circumstances,
	counted,
}: {
	turns: readonly Turn[]
	circumstances: Circumstances
	counted: CountedReading | null
}) {
	const call = extractMerged(turns, counted, circumstances.decisions)
	return { analysis: assessCall(call), effective: rescoreCall(call, circumstances) }
}

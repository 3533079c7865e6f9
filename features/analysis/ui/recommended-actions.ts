import type { Practice } from '#features/analysis/contract.ts'

export type RecommendedAction = { text: string; practice: Practice | null }

type Recommending = {
	actions?: string[]
	actionItems?: string[]
	actionPractice?: Practice[] | undefined
	improvements?: string[]
	isClosedDeal?: boolean
	/** Null for a call that is not scored: then nothing is recommended but what its findings call for. */
	overallScore?: number | null
	isPitched?: boolean | undefined
}

/** Said when the analysis recommends nothing of its own, each only of a call that it is true of. */
const fallback: (RecommendedAction & { isTrueOf: (analysis: Recommending) => boolean })[] = [
	{
		text: 'Review specific improvements above',
		practice: null,
		isTrueOf: ({ improvements }) => Boolean(improvements?.length),
	},
	{
		text: 'Practice legal-services positioning before your next call',
		practice: { kind: 'statement', code: 'legal_representation_claim' },
		isTrueOf: () => true,
	},
	{
		text: 'Focus on same-call closing',
		practice: { kind: 'skill', code: 'closing' },
		isTrueOf: ({ isClosedDeal, isPitched = true }) => isPitched && !isClosedDeal,
	},
]

/**
 * The actions to show for a call, at most three, with what to practice for each. Older analyses call them
 * `actionItems`, and do not say what to practice or whether the service was offered.
 */
export function recommendedActions(analysis: Recommending): RecommendedAction[] {
	const own = [analysis.actions, analysis.actionItems].find((actions) => actions?.length)
	if (own)
		return own
			.slice(0, 3)
			.map((text, index) => ({ text, practice: analysis.actionPractice?.[index] ?? null }))
	if (analysis.overallScore === null) return []
	return fallback
		.filter(({ isTrueOf }) => isTrueOf(analysis))
		.map(({ text, practice }) => ({ text, practice }))
}

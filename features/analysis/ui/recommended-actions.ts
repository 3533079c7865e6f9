import type { Practice } from '#features/analysis/contract.ts'

export type RecommendedAction = { text: string; practice: Practice | null }

/** Said when the analysis recommends nothing of its own. */
const fallback: RecommendedAction[] = [
	{ text: 'Review specific improvements above', practice: null },
	{
		text: 'Practice legal-services positioning before your next call',
		practice: { kind: 'statement', code: 'legal_representation_claim' },
	},
	{ text: 'Focus on same-call closing', practice: { kind: 'skill', code: 'closing' } },
]

type Recommending = { actions?: string[]; actionItems?: string[]; actionPractice?: Practice[] | undefined }

/**
 * The actions to show for a call, at most three, with what to practice for each. Older analyses call them
 * `actionItems`, and do not say what to practice.
 */
export function recommendedActions(analysis: Recommending): RecommendedAction[] {
	const own = [analysis.actions, analysis.actionItems].find((actions) => actions?.length)
	const actions = own?.map((text, index) => ({ text, practice: analysis.actionPractice?.[index] ?? null }))
	return (actions ?? fallback).slice(0, 3)
}

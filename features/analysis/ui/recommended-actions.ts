import type { CallMoment, Practice } from '#features/analysis/contract.ts'

export type RecommendedAction = { text: string; practice: Practice | null; moment: CallMoment | null }

type Source = {
	actions?: string[]
	actionItems?: string[]
	actionPractice?: Practice[] | undefined
	actionMoments?: (CallMoment | null)[] | undefined
	improvements?: string[]
	isClosedDeal?: boolean
	/** Null for a call that is not scored, which gets no default actions. */
	overallScore?: number | null
	isPitched?: boolean | undefined
}

/** Default actions for analyses that have none, each shown only if it applies to the call. */
const defaults: (Omit<RecommendedAction, 'moment'> & { appliesTo: (analysis: Source) => boolean })[] = [
	{
		text: 'Review specific improvements above',
		practice: null,
		appliesTo: ({ improvements }) => Boolean(improvements?.length),
	},
	{
		text: 'Practice legal-services positioning before your next call',
		practice: { kind: 'statement', code: 'legal_representation_claim' },
		appliesTo: () => true,
	},
	{
		text: 'Focus on same-call closing',
		practice: { kind: 'skill', code: 'closing' },
		appliesTo: ({ isClosedDeal, isPitched = true }) => isPitched && !isClosedDeal,
	},
]

/**
 * The actions to show for a call, at most three, with the moment that each is about and what to practice. Older analyses call them `actionItems`
 * and lack `actionPractice`, `actionMoments` and `isPitched`.
 */
export function recommendedActions(analysis: Source): RecommendedAction[] {
	const own = [analysis.actions, analysis.actionItems].find((actions) => actions?.length)
	if (own)
		return own.slice(0, 3).map((text, index) => ({
			text,
			practice: analysis.actionPractice?.[index] ?? null,
			moment: analysis.actionMoments?.[index] ?? null,
		}))
	if (analysis.overallScore === null) return []
	return defaults
		.filter(({ appliesTo }) => appliesTo(analysis))
		.map(({ text, practice }) => ({ text, practice, moment: null }))
}

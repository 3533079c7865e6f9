/** Said when the analysis recommends nothing of its own. */
const fallback = [
	'Review specific improvements above',
	'Practice legal-services positioning before your next call',
	'Focus on same-call closing',
]

/** The actions to show for a call, at most three. Older analyses call them `actionItems`. */
export function recommendedActions(analysis: { actions?: string[]; actionItems?: string[] }): string[] {
	const own = [analysis.actions, analysis.actionItems].find((actions) => actions?.length)
	return (own ?? fallback).slice(0, 3)
}

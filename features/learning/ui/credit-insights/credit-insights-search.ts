export const insightTabs = ['factors', 'prevention', 'mistakes', 'payoff'] as const

/** What the page is opened for, as it stands in its address. */
export type CreditInsightsSearch = { tab?: (typeof insightTabs)[number] }

/** Keeps of the query parameters those that make sense. */
export function readCreditInsightsSearch({ tab }: Record<string, unknown>): CreditInsightsSearch {
	const known = insightTabs.find((name) => name === tab)
	return known ? { tab: known } : {}
}

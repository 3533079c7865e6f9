import { oneOf, searchReader } from '#platform/browser/search-parameters.ts'

export const insightTabs = ['factors', 'prevention', 'mistakes', 'payoff'] as const

/** What the page is opened for, as it stands in its address. */
export const readCreditInsightsSearch = searchReader({ tab: oneOf(insightTabs) })
export type CreditInsightsSearch = ReturnType<typeof readCreditInsightsSearch>

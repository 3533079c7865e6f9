import { oneOf, searchReader } from '#platform/browser/search-parameters.ts'

export const insightTabs = ['factors', 'prevention', 'mistakes', 'payoff'] as const

/** The query parameters of the page. */
export const readCreditInsightsSearch = searchReader({ tab: oneOf(insightTabs) })
export type CreditInsightsSearch = ReturnType<typeof readCreditInsightsSearch>

import { oneOf, searchReader } from '#platform/browser/search-parameters.ts'

const furtherTabs = ['everybody', 'webhooks'] as const
export type IntegrationsTab = 'tokens' | (typeof furtherTabs)[number]

/** The query parameters of the page. The user's own tokens are the default tab. */
export const readIntegrationsSearch = searchReader({ tab: oneOf(furtherTabs) })
export type IntegrationsSearch = ReturnType<typeof readIntegrationsSearch>

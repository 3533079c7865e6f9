import { oneOf, searchReader } from '#platform/browser/search-parameters.ts'

const furtherTabs = ['everybody', 'webhooks'] as const
export type IntegrationsTab = 'tokens' | (typeof furtherTabs)[number]

/** What of the page is shown, as it stands in the address; one's own tokens go without saying. */
export const readIntegrationsSearch = searchReader({ tab: oneOf(furtherTabs) })
export type IntegrationsSearch = ReturnType<typeof readIntegrationsSearch>

const tabs = ['everybody', 'webhooks'] as const
export type IntegrationsTab = 'tokens' | (typeof tabs)[number]

/** What of the page is shown, as it stands in the address; one's own tokens go without saying. */
export type IntegrationsSearch = { tab?: (typeof tabs)[number] }

/** Keeps of the query parameters those that make sense. */
export function readIntegrationsSearch({ tab }: Record<string, unknown>): IntegrationsSearch {
	const known = tabs.find((name) => name === tab)
	return known ? { tab: known } : {}
}

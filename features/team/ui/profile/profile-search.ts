const profileTabs = ['overview', 'recordings', 'chats', 'performance', 'goals'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** What of a profile is shown, as it stands in the address; the overview where nothing is said. */
export type ProfileSearch = { tab?: ProfileTab }

/** Keeps of the query parameters those that make sense. */
export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
	const tab = profileTabs.find((known) => known === search.tab)
	return tab && tab !== 'overview' ? { tab } : {}
}

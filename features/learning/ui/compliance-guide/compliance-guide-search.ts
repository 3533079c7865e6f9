/** The tabs of the guide, as its address names them. */
export const guideTabs = ['modules', 'checklist', 'updates', 'resources'] as const
type GuideTab = (typeof guideTabs)[number]

/** What the guide is opened for, as it stands in its address. */
export type ComplianceGuideSearch = {
	tab?: GuideTab
	/** The module that is open. */
	module?: string
	/** The code of a prohibited statement or of a disclosure: opens the module at the section about it. */
	statement?: string
	disclosure?: string
}

/** Keeps of the query parameters those that make sense. */
export function readComplianceGuideSearch(search: Record<string, unknown>): ComplianceGuideSearch {
	const said: ComplianceGuideSearch = {}
	const tab = guideTabs.find((name) => name === search.tab)
	if (tab) said.tab = tab
	for (const name of ['module', 'statement', 'disclosure'] as const) {
		const value = search[name]
		if (typeof value === 'string' && value) said[name] = value
	}
	return said
}

import { id, oneOf, searchReader } from '#platform/browser/search-parameters.ts'

/** The tabs of the guide, as its address names them. */
export const guideTabs = ['modules', 'checklist', 'updates', 'resources'] as const

/** What the guide is opened for, as it stands in its address. */
export const readComplianceGuideSearch = searchReader({
	tab: oneOf(guideTabs),
	/** The module that is open. */
	module: id(),
	/** The code of a prohibited statement or of a disclosure: opens the module at the section about it. */
	statement: id(),
	disclosure: id(),
})
export type ComplianceGuideSearch = ReturnType<typeof readComplianceGuideSearch>

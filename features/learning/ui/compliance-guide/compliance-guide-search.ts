import { id, oneOf, searchReader } from '#platform/browser/search-parameters.ts'

/** The tabs of the guide, as in the query parameter. */
export const guideTabs = ['modules', 'checklist', 'updates', 'resources'] as const

/** The query parameters of the guide. */
export const readComplianceGuideSearch = searchReader({
	tab: oneOf(guideTabs),
	/** The module that is open. */
	module: id(),
	/** The code of a prohibited statement or of a disclosure: opens the module at the section about it. */
	statement: id(),
	disclosure: id(),
})
export type ComplianceGuideSearch = ReturnType<typeof readComplianceGuideSearch>

import type { ComplianceModule } from '../../texts/compliance-guide/compliance-module.ts'
import { complianceModules } from '../../texts/compliance-guide/index.ts'
import type { ComplianceGuideSearch } from './compliance-guide-search.ts'

export type Place = {
	module: ComplianceModule
	/** The section to begin at; without it wherever its reader was. */
	sectionId: string | null
}

/** The module that an address asks for, and the section about the rule it names; null when it asks for none. */
export function findPlace({ module: id, statement, disclosure }: ComplianceGuideSearch): Place | null {
	const about = statement
		? { kind: 'statement', code: statement }
		: { kind: 'disclosure', code: disclosure ?? '' }
	for (const module of complianceModules) {
		const section = module.sections.find(
			(section) => section.about?.kind === about.kind && section.about.code === about.code,
		)
		if (section) return { module, sectionId: section.id }
	}
	const module = complianceModules.find((module) => module.id === id)
	return module ? { module, sectionId: null } : null
}

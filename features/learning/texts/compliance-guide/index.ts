import { allWithoutFigures } from '#features/compliance/texts/without-figures.ts'
import { checkData } from '#platform/data/check-data.ts'
import { ComplianceModule } from './compliance-module.ts'
import callDocumentation from './modules/call-documentation.json' with { type: 'json' }
import complianceEscalation from './modules/compliance-escalation.json' with { type: 'json' }
import ethicalBoundaries from './modules/ethical-boundaries.json' with { type: 'json' }
import mandatoryVerbalDisclosures from './modules/mandatory-verbal-disclosures.json' with { type: 'json' }
import prohibitedStatements from './modules/prohibited-statements.json' with { type: 'json' }
import prospectUnderstandingVerification from './modules/prospect-understanding-verification.json' with {
	type: 'json',
}

/** The six modules of the compliance guide in reading order, with placeholders for a company's figures. */
export const complianceModuleTemplates: readonly ComplianceModule[] = [
	mandatoryVerbalDisclosures,
	prohibitedStatements,
	callDocumentation,
	prospectUnderstandingVerification,
	ethicalBoundaries,
	complianceEscalation,
].map((module) => checkData(`modules/${module.id}.json`, module, ComplianceModule))

/** The same modules for display, without placeholders. */
export const complianceModules = allWithoutFigures(complianceModuleTemplates)

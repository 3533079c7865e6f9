import { allWithoutFigures } from '#features/compliance/texts/without-figures.ts'
import { callDocumentation } from './call-documentation.ts'
import { complianceEscalation } from './compliance-escalation.ts'
import type { ComplianceModule } from './compliance-module.ts'
import { ethicalBoundaries } from './ethical-boundaries.ts'
import { mandatoryVerbalDisclosures } from './mandatory-verbal-disclosures/index.ts'
import { prohibitedStatements } from './prohibited-statements/index.ts'
import { prospectUnderstandingVerification } from './prospect-understanding-verification.ts'

/** The six modules of the compliance guide in reading order, with placeholders for a company's figures. */
export const complianceModuleTemplates: readonly ComplianceModule[] = [
	mandatoryVerbalDisclosures,
	prohibitedStatements,
	callDocumentation,
	prospectUnderstandingVerification,
	ethicalBoundaries,
	complianceEscalation,
]

/** The same modules for display, without placeholders. */
export const complianceModules = allWithoutFigures(complianceModuleTemplates)

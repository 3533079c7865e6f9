import { allWithoutFigures } from '#features/compliance/index.ts'
import type { HubModule } from '../../contract.ts'
import { advancedNegotiation } from './advanced-negotiation/index.ts'
import { closing } from './closing/index.ts'
import { customerPsychology } from './customer-psychology/index.ts'
import { debtSettlementFoundation } from './debt-settlement-foundation/index.ts'
import { ethics } from './ethics/index.ts'
import { financialAnalysis } from './financial-analysis/index.ts'
import { objectionHandling } from './objection-handling/index.ts'
import { salesCompliance } from './sales-compliance/index.ts'

/** The eight modules of the learning hub in display order, with placeholders for a company's figures. */
export const hubTemplates: readonly HubModule[] = [
	debtSettlementFoundation,
	advancedNegotiation,
	salesCompliance,
	customerPsychology,
	objectionHandling,
	closing,
	financialAnalysis,
	ethics,
]

/** The same modules for display, without placeholders. */
export const hubModules = allWithoutFigures(hubTemplates)

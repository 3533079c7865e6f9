import type { HubModule } from '../../contract.ts'
import { advancedNegotiation } from './advanced-negotiation/index.ts'
import { debtSettlementFoundation } from './debt-settlement-foundation/index.ts'
import { salesCompliance } from './sales-compliance/index.ts'

/** The eight modules of the learning hub, in the order in which they build on each other. */
export const hubModules: readonly HubModule[] = [
	debtSettlementFoundation,
	advancedNegotiation,
	salesCompliance,
]

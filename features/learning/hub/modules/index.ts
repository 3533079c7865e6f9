import { allWithoutFigures } from '#features/compliance/index.ts'
import { type HubModule, hubModuleIds } from '../../contract.ts'
import { readModule } from '../read-module.ts'
import { beforeAnOffer } from './advanced-negotiation/before-an-offer.ts'
import { whatACreditorWeighs } from './advanced-negotiation/what-a-creditor-weighs.ts'
import { accountAndFees } from './debt-settlement-foundation/account-and-fees.ts'
import { interestAtWork } from './financial-analysis/interest-at-work.ts'
import { taxOnForgivenDebt } from './financial-analysis/tax-on-forgiven-debt.ts'
import { threeTotals } from './financial-analysis/three-totals.ts'
import { whatIsLeft } from './financial-analysis/what-is-left.ts'
import { claimsWithABase } from './sales-compliance/claims-with-a-base.ts'

/** The lessons whose figures are worked out by formula. */
const workedOut = [
	beforeAnOffer,
	whatACreditorWeighs,
	accountAndFees,
	interestAtWork,
	taxOnForgivenDebt,
	threeTotals,
	whatIsLeft,
	claimsWithABase,
]

/** The eight modules of the learning hub in display order, with placeholders for a company's figures. */
export const hubTemplates: readonly HubModule[] = hubModuleIds.map((id) => readModule(id, workedOut))

/** The same modules for display, without placeholders. */
export const hubModules = allWithoutFigures(hubTemplates)

import { withoutFigures } from '../texts/without-figures.ts'
import { abusiveLanguage } from './prohibited/abusive-language.ts'
import { accountControlMisstatement } from './prohibited/account-control-misstatement.ts'
import { advanceFee } from './prohibited/advance-fee.ts'
import { creditHarmDenial } from './prohibited/credit-harm-denial.ts'
import { doNotCallIgnored } from './prohibited/do-not-call-ignored.ts'
import { falseUrgencyOrThreat } from './prohibited/false-urgency-or-threat.ts'
import { governmentAffiliation } from './prohibited/government-affiliation.ts'
import { guaranteedResult } from './prohibited/guaranteed-result.ts'
import { lawsuitDenial } from './prohibited/lawsuit-denial.ts'
import { legalRepresentationClaim } from './prohibited/legal-representation-claim.ts'
import { loanMisrepresentation } from './prohibited/loan-misrepresentation.ts'
import { nonprofitClaim } from './prohibited/nonprofit-claim.ts'
import { stopPayingWithoutConsequences } from './prohibited/stop-paying-without-consequences.ts'
import { taxConsequenceDenial } from './prohibited/tax-consequence-denial.ts'
import { unsupportedSavingsClaim } from './prohibited/unsupported-savings-claim.ts'
import type { ProhibitedStatement } from './prohibited-statement.ts'
import { amountBeforeOffer } from './required/amount-before-offer.ts'
import { callerIdentity } from './required/caller-identity.ts'
import { dedicatedAccountRights } from './required/dedicated-account-rights.ts'
import { feesAndTotalCost } from './required/fees-and-total-cost.ts'
import { nonpaymentConsequences } from './required/nonpayment-consequences.ts'
import { recordingNotice } from './required/recording-notice.ts'
import { timeToResults } from './required/time-to-results.ts'
import type { RequiredDisclosure } from './required-disclosure.ts'

/** Changes whenever a rule, weight or cap does; stored with every score, so that old scores can be explained. */
export const rulePackVersion = '2026.4'

/** The fifteen statements a rep may not make, in the order a reviewer reads them. */
export const prohibitedStatements: readonly ProhibitedStatement[] = [
	advanceFee,
	guaranteedResult,
	unsupportedSavingsClaim,
	creditHarmDenial,
	stopPayingWithoutConsequences,
	lawsuitDenial,
	governmentAffiliation,
	legalRepresentationClaim,
	nonprofitClaim,
	falseUrgencyOrThreat,
	accountControlMisstatement,
	taxConsequenceDenial,
	loanMisrepresentation,
	abusiveLanguage,
	doNotCallIgnored,
]

/**
 * The seven disclosures, in the order a reviewer reads them; the first five are those of the Telemarketing Sales Rule.
 * `sayThis` is for people to read, `template` the same line with its slots, for those who fill them.
 */
export const requiredDisclosures: readonly (RequiredDisclosure & { template: string })[] = [
	timeToResults,
	amountBeforeOffer,
	nonpaymentConsequences,
	dedicatedAccountRights,
	feesAndTotalCost,
	recordingNotice,
	callerIdentity,
].map((disclosure) => ({
	...disclosure,
	sayThis: withoutFigures(disclosure.sayThis),
	template: disclosure.sayThis,
}))

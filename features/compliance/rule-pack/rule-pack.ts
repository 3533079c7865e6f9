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

/** Changes with every change of a rule, weight or cap. Stored with every score, so that old scores can be explained. */
export const rulePackVersion = '2026.8'

/** The fifteen prohibited statements, in the order reviewers read them. */
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
 * The seven required disclosures, in the order reviewers read them; the first five are from the Telemarketing Sales Rule.
 * `sayThis` is the line for display, `template` the same line with placeholders to fill in.
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

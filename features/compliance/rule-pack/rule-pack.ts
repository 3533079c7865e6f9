import { z } from 'zod'
import { readData, readDataFiles } from '#platform/data/read-data.ts'
import { expandGroups } from '#platform/english/expand-groups.ts'
import { withoutFigures } from '../texts/without-figures.ts'
import { ProhibitedStatement } from './prohibited-statement.ts'
import { RequiredDisclosure } from './required-disclosure.ts'

/** Changes with every change of a rule, weight or cap. Stored with every score, so that old scores can be explained. */
export const rulePackVersion = '2026.15'

/** The files of the fifteen prohibited statements, in the order reviewers read them. */
const statementFiles = [
	'prohibited/advance-fee',
	'prohibited/guaranteed-result',
	'prohibited/unsupported-savings-claim',
	'prohibited/credit-harm-denial',
	'prohibited/stop-paying-without-consequences',
	'prohibited/lawsuit-denial',
	'prohibited/government-affiliation',
	'prohibited/legal-representation-claim',
	'prohibited/nonprofit-claim',
	'prohibited/false-urgency-or-threat',
	'prohibited/account-control-misstatement',
	'prohibited/tax-consequence-denial',
	'prohibited/loan-misrepresentation',
	'prohibited/abusive-language',
	'prohibited/do-not-call-ignored',
]

/** The files of the seven required disclosures, in the order reviewers read them; five are from the Telemarketing Sales Rule. */
const disclosureFiles = [
	'required/time-to-results',
	'required/amount-before-offer',
	'required/nonpayment-consequences',
	'required/dedicated-account-rights',
	'required/fees-and-total-cost',
	'required/recording-notice',
	'required/caller-identity',
]

/** Words as one place of a phrase, by name: those of one rule, and those that several rules share. */
const Groups = z.record(z.string(), z.string())
const sharedGroups = readData(new URL('./groups.yaml', import.meta.url), Groups)

export const prohibitedStatements: readonly ProhibitedStatement[] = readDataFiles(
	import.meta.url,
	statementFiles,
	ProhibitedStatement,
)

/** `sayThis` is the line for display, `template` the same line with placeholders to fill in. */
export const requiredDisclosures: readonly (RequiredDisclosure & { template: string })[] = readDataFiles(
	import.meta.url,
	disclosureFiles,
	RequiredDisclosure.extend({ groups: Groups.default({}) }),
).map(({ groups, ...disclosure }) => ({
	...expandGroups(disclosure, { ...sharedGroups, ...expandGroups(groups, sharedGroups) }),
	sayThis: withoutFigures(disclosure.sayThis),
	template: disclosure.sayThis,
}))

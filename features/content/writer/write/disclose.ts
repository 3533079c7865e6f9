import { allWithoutFigures } from '#features/compliance/index.ts'
import {
	accountLines,
	amountLines,
	creditHarm,
	feeLines,
	growingBalances,
	lawsuitRisk,
	nonpaymentTogether,
	resultsVary,
	timeLines,
	totalLines,
} from '../parts/disclosures.ts'
import { callOpenings } from '../parts/phone.ts'
import type { Bank, Pen } from '../plan/pen.ts'
import { requiredOf } from '../required-of.ts'
import { type Draft, listed, sentences, textOf } from './draft.ts'

/** Wordings of every disclosure, by its code. */
const wordings: Readonly<Record<string, Bank>> = {
	results_vary: resultsVary,
	nonpayment_consequences: nonpaymentTogether,
	fees_and_total_cost: feeLines,
	time_to_results: timeLines,
	amount_before_offer: amountLines,
	dedicated_account_rights: accountLines,
	recording_notice: ['This call is recorded. Is that all right with you?'],
	caller_identity: callOpenings,
}

/** A disclosure in words, by its code; '' for a code that is none. */
export const disclosure = (pen: Pen, code: string): string => {
	const bank = wordings[code]
	return bank ? pen.mustSay(bank) : ''
}

/** The codes of the disclosures that what the brief gives calls for: a named fee is a named cost. */
function disclosuresWanted(pen: Pen): string[] {
	const wanted = pen.brief.topics.filter((topic) => wordings[topic] !== undefined)
	if (pen.is('has_fee|has_feeAmount|has_total')) wanted.push('fees_and_total_cost')
	if (pen.is('has_months|has_firstOffer')) wanted.push('time_to_results')
	if (pen.is('has_toSave')) wanted.push('amount_before_offer')
	if (pen.is('has_deposit !decided')) wanted.push('dedicated_account_rights')
	return [...new Set(wanted)].filter((code) => code !== 'recording_notice' && code !== 'caller_identity')
}

/** Fee, time, amount and account, as far as the brief calls for them: each a sentence or more. */
export const describeTerms = (pen: Pen): string[] =>
	disclosuresWanted(pen)
		.filter((code) => code !== 'results_vary' && code !== 'nonpayment_consequences')
		.flatMap((code) => {
			const words = disclosure(pen, code)
			const isTotalKnown = code === 'fees_and_total_cost' && pen.is('has_feeAmount|has_total')
			return isTotalKnown ? [words, pen.mustSay(totalLines)] : [words]
		})

const riskHeads: Bank = [
	'The risks, plainly:',
	'The risks, in a list:',
	'Please read these lines twice:',
	'The uncomfortable part:',
	'What speaks against it:',
	'And what it can cost you besides money:',
]

/** What not paying leads to and that nothing is guaranteed: as prose or as a list. */
export function describeRisks(pen: Pen): string {
	if (pen.chance(0.4)) {
		const lines = pen.shuffle([
			pen.mustSay(creditHarm),
			pen.mustSay(lawsuitRisk),
			pen.mustSay(growingBalances),
		])
		return listed(pen.mustSay(riskHeads), [...lines, pen.mustSay(resultsVary)])
	}
	const both = [pen.mustSay(nonpaymentTogether), pen.mustSay(resultsVary)]
	return sentences(...(pen.chance(0.5) ? both : both.reverse()))
}

const rounds = 4

/** Puts what is added into a draft: one by one, or as a paragraph. */
type Place = (draft: Draft, added: readonly string[], paragraph: string) => Draft
const atTheEnd: Place = (draft, _, paragraph) => ({ ...draft, body: [...draft.body, paragraph] })
const closingHeads: Bank = [
	'Also important:',
	'In the same size of print:',
	'To be complete:',
	'And please keep in mind:',
	'The terms, in short:',
	'So that nothing is left out:',
]

/**
 * Adds to a draft whatever it has to disclose and does not yet. What is added may call for more, so it goes on until
 * nothing is missing.
 */
export function complete(pen: Pen, draft: Draft, place: Place = atTheEnd): Draft {
	let whole = draft
	const asList = pen.chance(0.35)
	const head = pen.mustSay(closingHeads)
	const added: string[] = []
	for (let round = 0; round < rounds; round++) {
		const missing = requiredOf(pen.brief, textOf(whole)).filter(({ isGiven }) => !isGiven)
		if (missing.length === 0) break
		added.push(...missing.map(({ code, sayThis }) => disclosure(pen, code) || allWithoutFigures(sayThis)))
		whole = place(draft, added, asList && added.length > 1 ? listed(head, added) : added.join(' '))
	}
	return whole
}

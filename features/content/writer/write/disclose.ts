import { allWithoutFigures } from '#features/compliance/index.ts'
import type { PieceWriter, TemplateSet } from '../plan/piece-writer.ts'
import { requiredOf } from '../required-of.ts'
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
} from '../templates/disclosures.ts'
import { callOpenings } from '../templates/phone.ts'
import { type Draft, listed, sentences, textOf } from './draft.ts'

/** Wordings of every disclosure, by its code. */
const wordings: Readonly<Record<string, TemplateSet>> = {
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
export const disclosure = (writer: PieceWriter, code: string): string => {
	const templates = wordings[code]
	return templates ? writer.mustSay(templates) : ''
}

/** The codes of the disclosures that what the brief gives calls for: a named fee is a named cost. */
function disclosuresWanted(writer: PieceWriter): string[] {
	const wanted = writer.brief.topics.filter((topic) => wordings[topic] !== undefined)
	if (writer.is('has_fee|has_feeAmount|has_total')) wanted.push('fees_and_total_cost')
	if (writer.is('has_months|has_firstOffer')) wanted.push('time_to_results')
	if (writer.is('has_toSave')) wanted.push('amount_before_offer')
	if (writer.is('has_deposit !decided')) wanted.push('dedicated_account_rights')
	return [...new Set(wanted)].filter((code) => code !== 'recording_notice' && code !== 'caller_identity')
}

/** Fee, time, amount and account, as far as the brief calls for them: each a sentence or more. */
export const describeTerms = (writer: PieceWriter): string[] =>
	disclosuresWanted(writer)
		.filter((code) => code !== 'results_vary' && code !== 'nonpayment_consequences')
		.flatMap((code) => {
			const words = disclosure(writer, code)
			const isTotalKnown = code === 'fees_and_total_cost' && writer.is('has_feeAmount|has_total')
			return isTotalKnown ? [words, writer.mustSay(totalLines)] : [words]
		})

const riskHeads: TemplateSet = [
	'The risks, plainly:',
	'The risks, in a list:',
	'Please read these lines twice:',
	'The uncomfortable part:',
	'What speaks against it:',
	'And what it can cost you besides money:',
]

/** What not paying leads to and that nothing is guaranteed: as prose or as a list. */
export function describeRisks(writer: PieceWriter): string {
	if (writer.chance(0.4)) {
		const lines = writer.shuffle([
			writer.mustSay(creditHarm),
			writer.mustSay(lawsuitRisk),
			writer.mustSay(growingBalances),
		])
		return listed(writer.mustSay(riskHeads), [...lines, writer.mustSay(resultsVary)])
	}
	const both = [writer.mustSay(nonpaymentTogether), writer.mustSay(resultsVary)]
	return sentences(...(writer.chance(0.5) ? both : both.reverse()))
}

const rounds = 4

/** Puts what is added into a draft: one by one, or as a paragraph. */
type Place = (draft: Draft, added: readonly string[], paragraph: string) => Draft
const atTheEnd: Place = (draft, _, paragraph) => ({ ...draft, body: [...draft.body, paragraph] })
/** Puts a paragraph before the closing one. */
export const beforeTheEnd: Place = (draft, _, paragraph) => ({
	...draft,
	body: [...draft.body.slice(0, -1), paragraph, ...draft.body.slice(-1)],
})
const closingHeads: TemplateSet = [
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
export function complete(writer: PieceWriter, draft: Draft, place: Place = atTheEnd): Draft {
	let whole = draft
	const asList = writer.chance(0.35)
	const head = writer.mustSay(closingHeads)
	const added: string[] = []
	for (let round = 0; round < rounds; round++) {
		const missing = requiredOf(writer.brief, textOf(whole)).filter(({ isGiven }) => !isGiven)
		if (missing.length === 0) break
		added.push(...missing.map(({ code, sayThis }) => disclosure(writer, code) || allWithoutFigures(sayThis)))
		whole = place(draft, added, asList && added.length > 1 ? listed(head, added) : added.join(' '))
	}
	return whole
}

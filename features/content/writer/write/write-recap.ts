import { nonpaymentTogether, resultsVary } from '../parts/disclosures.ts'
import { recapHeads, recapLines, riskLeads } from '../parts/recap.ts'
import type { Pen } from '../plan/pen.ts'
import { nameFigures } from './describe-figures.ts'
import { bullets, sentences } from './draft.ts'

/** Whether the request gives the numbers of an offer to somebody who has not decided. */
export const hasRecap = (pen: Pen): boolean =>
	pen.is('has_debt|has_deposit|has_total !decided !left|declined !avoids_amounts')

/** The numbers of the offer in a short list, and the risks under it: two or three paragraphs. */
export function describeRecap(pen: Pen): string[] {
	const costs = pen.is('has_deposit|has_fee|has_feeAmount|has_total')
	const lines = [
		pen.say(recapLines.debt),
		pen.is('has_deposit') ? pen.mustSay(recapLines.deposit) : '',
		costs ? pen.mustSay(recapLines.fee) : '',
		pen.is('has_feeAmount|has_total') ? pen.mustSay(recapLines.total) : '',
		pen.is('has_months|has_firstOffer') ? pen.mustSay(recapLines.time) : '',
		pen.is('has_toSave') ? pen.mustSay(recapLines.amount) : '',
	].filter((line) => line !== '')
	const others = pen.brief.figures.filter(
		({ kind, text }) => !apart.has(kind) && !lines.join('\n').includes(text),
	)
	const list = bullets([...lines, ...nameFigures(pen, others)])
	return [
		`${pen.mustSay(recapHeads)}\n${list}`,
		sentences(pen.mustSay(riskLeads), pen.mustSay(nonpaymentTogether), pen.mustSay(resultsVary)),
	]
}

/** Told in a sentence of their own. */
const apart: ReadonlySet<string> = new Set([
	'appointment',
	'missed_appointment',
	'deposit_date',
	'phone',
	'age',
])

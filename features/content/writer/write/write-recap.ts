import type { PieceWriter } from '../plan/piece-writer.ts'
import { nonpaymentTogether, resultsVary } from '../templates/disclosures.ts'
import { recapHeads, recapLines, riskLeads } from '../templates/recap.ts'
import { nameFigures } from './describe-figures.ts'
import { bullets, sentences } from './draft.ts'

/** Whether the request gives the numbers of an offer to somebody who has not decided. */
export const hasRecap = (writer: PieceWriter): boolean =>
	writer.is('has_debt|has_deposit|has_total !decided !left|declined !avoids_amounts')

/** The numbers of the offer in a short list, and the risks under it: two or three paragraphs. */
export function describeRecap(writer: PieceWriter): string[] {
	const costs = writer.is('has_deposit|has_fee|has_feeAmount|has_total')
	const lines = [
		writer.say(recapLines.debt),
		writer.is('has_deposit') ? writer.mustSay(recapLines.deposit) : '',
		costs ? writer.mustSay(recapLines.fee) : '',
		writer.is('has_feeAmount|has_total') ? writer.mustSay(recapLines.total) : '',
		writer.is('has_months|has_firstOffer') ? writer.mustSay(recapLines.time) : '',
		writer.is('has_toSave') ? writer.mustSay(recapLines.amount) : '',
	].filter((line) => line !== '')
	const others = writer.brief.figures.filter(
		({ kind, text }) => !apart.has(kind) && !lines.join('\n').includes(text),
	)
	const list = bullets([...lines, ...nameFigures(writer, others)])
	return [
		`${writer.mustSay(recapHeads)}\n${list}`,
		sentences(writer.mustSay(riskLeads), writer.mustSay(nonpaymentTogether), writer.mustSay(resultsVary)),
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

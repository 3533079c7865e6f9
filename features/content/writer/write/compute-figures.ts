import { formatDollars } from '#platform/text/format-number.ts'
import type { FigureKind } from '../../request/brief.ts'
import type { PieceWriter } from '../plan/piece-writer.ts'

/** The only figure of a kind in the brief as a number; null where there is none, or several, or a range. */
function amountOf({ brief }: PieceWriter, kind: FigureKind): number | null {
	const figures = brief.figures.filter((figure) => figure.kind === kind)
	const [only] = figures
	if (figures.length !== 1 || !only) return null
	const numbers = only.text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []
	return numbers.length === 1 ? Number(numbers[0]) : null
}

/** The fee and the total that the request gives, or 'On $31,480 that would be $7,870 (25% × $31,480) if every debt is settled.', where rate and debt are given; else ''. */
export function feeInDollars(writer: PieceWriter): string {
	const { feeAmount, total } = writer.slots
	if (feeAmount || total) {
		const known = [
			feeAmount && `The fee in all would be ${feeAmount}.`,
			total && `The estimated total cost is ${total}.`,
		]
		return known.filter(Boolean).join(' ')
	}
	const rate = amountOf(writer, 'fee_percent')
	const debt = amountOf(writer, 'total_debt')
	if (rate === null || debt === null) return ''
	const fee = (rate * debt) / 100
	return `On ${formatDollars(debt)} that would be ${formatDollars(fee)} (${rate}% × ${formatDollars(debt)}) if every debt is settled.`
}

/** What follows from the figures of the brief, each with its formula: 'Deposits in all: $17,280 (36 × $480)'. */
export function computedFigures(writer: PieceWriter): string[] {
	const deposit = amountOf(writer, 'monthly_deposit')
	const months = amountOf(writer, 'program_months')
	if (deposit === null || months === null) return []
	return [
		`Deposits over ${months} months: ${formatDollars(deposit * months)} (${months} × ${formatDollars(deposit)})`,
	]
}

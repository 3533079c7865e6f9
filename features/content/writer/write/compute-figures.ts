import { computeCorrectedFee, computeDeposits, computeFee } from '../../brief/compute-figures.ts'
import type { PieceWriter } from '../plan/piece-writer.ts'

/** The fee and the total that the request gives, or 'On $31,480 that would be $7,870 (25% × $31,480) if every debt is settled.', where rate and debt are given; else ''. */
export function feeInDollars({ slots, brief }: PieceWriter): string {
	const { feeAmount, total } = slots
	if (feeAmount || total) {
		const known = [
			feeAmount && `The fee in all would be ${feeAmount}.`,
			total && `The estimated total cost is ${total}.`,
		]
		return known.filter(Boolean).join(' ')
	}
	const fee = computeFee(brief)
	return fee ? `On ${fee.base} that would be ${fee.value} (${fee.formula}) if every debt is settled.` : ''
}

/** 'On $22,600 that's $5,650 instead of $4,520, a difference of $1,130.' Empty if it cannot be computed. */
export function correctedFee({ brief }: PieceWriter): string {
	const [said, right, difference] = computeCorrectedFee(brief) ?? []
	if (!said || !right || !difference) return ''
	const base = said.formula.split(' × ')[1] ?? ''
	return `On ${base} that's ${right.value} instead of ${said.value}, a difference of ${difference.value}.`
}

/** Figures computed from the brief, with formulas: 'Deposits over 36 months: $17,280 (36 × $480)'. */
export function computedFigures({ brief }: PieceWriter): string[] {
	const deposits = computeDeposits(brief)
	return deposits ? [`${deposits.label}: ${deposits.value} (${deposits.formula})`] : []
}

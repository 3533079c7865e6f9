import { formatDollars } from '#platform/text/format-number.ts'
import type { Brief, FigureKind } from '../request/brief.ts'

/** A figure that follows from those of the request. */
export type ComputedFigure = {
	/** 'Deposits over 36 months'. */
	label: string
	/** '$17,280'. */
	value: string
	/** '36 × $480'. */
	formula: string
}

/** The only figure of a kind in the brief as a number; null where there is none, or several, or a range. */
function amountOf({ figures }: Brief, kind: FigureKind): number | null {
	const [only, ...others] = figures.filter((figure) => figure.kind === kind)
	if (!only || others.length > 0) return null
	const numbers = only.text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []
	return numbers.length === 1 ? Number(numbers[0]) : null
}

/** The fee in dollars: rate × debt; null where the request gives it, or does not give both. */
export function computeFee(brief: Brief): (ComputedFigure & { base: string }) | null {
	const isKnown = brief.figures.some(({ kind }) => kind === 'fee_amount' || kind === 'total_cost')
	const rate = amountOf(brief, 'fee_percent')
	const debt = amountOf(brief, 'total_debt')
	if (isKnown || rate === null || debt === null) return null
	const base = formatDollars(debt)
	return {
		label: 'Fee if every debt is settled',
		value: formatDollars((rate * debt) / 100),
		formula: `${rate}% × ${base}`,
		base,
	}
}

/** What is put aside in all: deposit × months; null where the request does not give both. */
export function computeDeposits(brief: Brief): ComputedFigure | null {
	const deposit = amountOf(brief, 'monthly_deposit')
	const months = amountOf(brief, 'program_months')
	if (deposit === null || months === null) return null
	return {
		label: `Deposits over ${months} months`,
		value: formatDollars(deposit * months),
		formula: `${months} × ${formatDollars(deposit)}`,
	}
}

/** Of a corrected fee rate: the fee that was said, the true one and the difference; null where rate or debt is not given. */
export function computeCorrectedFee(brief: Brief): ComputedFigure[] | null {
	const { correction } = brief
	const debt = amountOf(brief, 'total_debt')
	if (!correction?.said.endsWith('%') || !correction.true.endsWith('%') || debt === null) return null
	const feeAt = (rate: string) => (Number.parseFloat(rate) * debt) / 100
	const said = feeAt(correction.said)
	const right = feeAt(correction.true)
	const base = formatDollars(debt)
	return [
		{
			label: 'Fee as it was said',
			value: formatDollars(said),
			formula: `${correction.said} × ${base}`,
		},
		{ label: 'Right fee', value: formatDollars(right), formula: `${correction.true} × ${base}` },
		{
			label: 'Difference',
			value: formatDollars(Math.abs(right - said)),
			formula: `${formatDollars(Math.max(right, said))} − ${formatDollars(Math.min(right, said))}`,
		},
	]
}

const partOnCreditor = /^(\$[\d,]+(?:\.\d+)?) (?:on|with|to|at) (.+)$/

/** The debt as the sum of the balances that the request gives by creditor; null where it gives the total, or only one. */
function computeDebt(brief: Brief): ComputedFigure | null {
	const parts = brief.figures.flatMap(({ text }) => partOnCreditor.exec(text)?.[1] ?? [])
	const single = brief.figures.filter(({ kind, text }) => kind === 'total_debt' && !partOnCreditor.test(text))
	if (single.length > 0 || parts.length < 2) return null
	const sum = parts.reduce((total, part) => total + Number(part.replaceAll(/[$,]/g, '')), 0)
	return { label: 'Total debt', value: formatDollars(sum), formula: parts.join(' + ') }
}

/** Every figure that follows from those of the request. */
export const computeFigures = (brief: Brief): ComputedFigure[] =>
	[computeDebt(brief), ...(computeCorrectedFee(brief) ?? [computeFee(brief)]), computeDeposits(brief)].filter(
		(each) => each !== null,
	)

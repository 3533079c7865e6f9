import { type Amount, leastMonthly } from '#features/language/pure.ts'
import type { FigureKind } from '../brief.ts'
import { theirs } from '../figure-rules.ts'
import { isNamedFee } from '../is-named-fee.ts'
import { type FigureSigns, figureInput } from './figure-features.ts'
import { predictRequest } from './request-heads.ts'

/** Characters before and after a figure to search for evidence. */
const reach = 60
const ofInterest = /\b(?:interest|apr|rates?|cards?|loans?|minimums?|balances?|at)\b|@/i
/** 'They say our fee is 25%'. */
const ours = /\b(?:our|ours|we|you)\b[^.;!?\d]{0,24}$/i
/** '29.99' is always an interest rate. */
const isRateLike = ({ value }: Amount) => /\.(?:99|24|49|74)$/.test(String(value))
const ofEnrolled = /\benroll(?:ed|ing)?\b[^.;!?\d]{0,20}$/i
const ofPerson =
	/\b(?:she|he|they|is|are|aged?|turn(?:s|ed|ing)|who|both|at)\b(?:['’](?:s|re))?[^.;!?\d]{0,12}$/i
const oldest = 100

/**
 * Whether the words around a figure support a kind. A piece states these kinds as facts, so probability alone is not
 * enough: a debt does not become a fee because the request is about fees.
 */
function hasEvidence(kind: FigureKind, text: string, amount: Amount): boolean {
	const before = text.slice(Math.max(0, amount.from - reach), amount.from)
	const after = text.slice(amount.to, amount.to + reach)
	switch (kind) {
		case 'fee_amount':
			return isNamedFee(text, amount)
		case 'fee_percent':
			return (!theirs.test(before) || ours.test(before)) && !isRateLike(amount)
		case 'interest_rate':
			return ofInterest.test(`${before} ${after}`) && !ofEnrolled.test(before)
		case 'age':
			return amount.unit !== 'years' || (amount.value < oldest && ofPerson.test(before))
		default:
			return true
	}
}

const dollars: readonly FigureKind[] = [
	'total_debt',
	'monthly_deposit',
	'monthly_payment',
	'income',
	'fee_amount',
	'total_cost',
	'amount_before_offer',
	'other',
]
/** What the rules say by words that mean nothing else. */
const surelyRuled: ReadonlySet<FigureKind> = new Set([
	'fee_amount',
	'amount_before_offer',
	'first_offer_months',
	'accounts',
	'age',
])

/** What an amount of each unit can say at all. */
const byUnit: Readonly<Record<Amount['unit'], readonly FigureKind[]>> = {
	money: dollars,
	none: dollars,
	percent: ['fee_percent', 'interest_rate', 'amount_before_offer', 'other'],
	months: ['program_months', 'first_offer_months', 'other'],
	years: ['program_months', 'first_offer_months', 'age', 'other'],
	weeks: ['other'],
	days: ['other'],
	accounts: ['accounts', 'other'],
	age: ['age'],
}

/** What a figure most likely says, learned from labeled figures, with what the rules make of it as one sign. */
export function classifyFigure(signs: FigureSigns): FigureKind {
	const amount = signs.amounts[signs.at]
	const ruled = signs.ruled[signs.at]
	if (!amount || (ruled && surelyRuled.has(ruled))) return ruled ?? 'other'
	if (amount.unit === 'none' && amount.value < leastMonthly) return ruled ?? 'other'
	const probabilities = predictRequest('figure', figureInput(signs))
	const possible = byUnit[amount.unit]
		.filter((kind) => hasEvidence(kind, signs.text, amount))
		.map((kind) => ({ kind, probability: probabilities.get(kind) ?? 0 }))
	return possible.reduce((best, each) => (each.probability > best.probability ? each : best)).kind
}

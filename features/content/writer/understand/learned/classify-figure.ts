import { openModel, predict } from '#platform/linear-classifier/model.ts'
import type { FigureKind } from '../../brief.ts'
import type { Amount } from '../amounts/amount.ts'
import { hasEvidence } from '../has-evidence.ts'
import { leastMonthly } from '../word-figure.ts'
import { type FigureSigns, figureFeatures } from './figure-features.ts'
import weights from './figure-weights.json' with { type: 'json' }

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
const model = openModel(weights)

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
	const chances = predict(model, figureFeatures(signs))
	const possible = byUnit[amount.unit]
		.filter((kind) => hasEvidence(kind, signs.text, amount))
		.map((kind) => ({ kind, chance: chances[model.codes.indexOf(kind)] ?? 0 }))
	return possible.reduce((best, each) => (each.chance > best.chance ? each : best)).kind
}

import type { Amount } from './amounts/amount.ts'
import type { Sense } from './rule-figures.ts'

/**
 * The senses of the amounts where arithmetic tells more than words: the share of the debt that a percentage makes is the
 * fee, the deposit times the months the total cost, and of balances that add up to another the sum is the debt.
 */
export function reconcileAmounts(amounts: readonly Amount[], senses: readonly Sense[]): Sense[] {
	const found = [...senses]
	const money = amounts.flatMap((amount, at) => (isMoney(amount) && found[at] ? [at] : []))
	const valueAt = (at: number) => amounts[at]?.value ?? 0
	const sum = money.find((whole) => {
		const parts = money.filter((at) => at !== whole && valueAt(at) < valueAt(whole))
		return consecutive(parts).some(
			(run) => run.length > 1 && run.reduce((total, at) => total + valueAt(at), 0) === valueAt(whole),
		)
	})
	if (sum !== undefined && maybeDebt.has(found[sum] ?? null)) {
		for (const at of money) if (found[at] === 'total_debt') found[at] = 'other'
		found[sum] = 'total_debt'
	}
	for (const percent of amounts.keys()) {
		if (amounts[percent]?.unit !== 'percent') continue
		for (const base of money) {
			const share = Math.round(valueAt(percent) * valueAt(base)) / 100
			const fee = money.find((at) => valueAt(at) === share)
			if (fee === undefined || found[percent] === 'interest_rate') continue
			found[fee] = 'fee_amount'
			found[percent] = 'fee_percent'
		}
	}
	for (const months of amounts.keys()) {
		if (amounts[months]?.unit !== 'months') continue
		for (const deposit of money) {
			const whole = money.find((at) => at !== deposit && valueAt(at) === valueAt(months) * valueAt(deposit))
			if (whole !== undefined) found[whole] = 'total_cost'
		}
	}
	return found
}

const maybeDebt: ReadonlySet<Sense> = new Set(['total_debt', 'total_cost', 'other'])

const isMoney = ({ unit, value }: Amount) => unit === 'money' || (unit === 'none' && value >= 100)

/** Every run of items that follow one another. */
const consecutive = (items: readonly number[]) =>
	items.flatMap((_, from) => items.map((__, to) => items.slice(from, to + 1)))

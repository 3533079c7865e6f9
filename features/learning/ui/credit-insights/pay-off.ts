/** A debt as its statement shows it: dollars, and percent a year. */
export type Debt = { name: string; balance: number; rate: number; minimum: number }

export type Strategy = 'avalanche' | 'snowball'

export type Payoff = {
	/** Months until nothing is owed. */
	months: number
	/** Dollars of interest in all. */
	interest: number
	/** When each debt is gone, first to last; `place` is its place among the debts. */
	gone: { place: number; name: string; month: number }[]
}

/** Fifty years: a longer payoff counts as never. */
const longest = 600

/**
 * Pays debts off month by month: interest at a twelfth of the yearly rate, then the minimum of each, then all that is
 * left of the month's money (minimums of debts already gone included) on one debt after another, by the highest rate
 * (avalanche) or the smallest balance (snowball). Rates and minimums stay as they are, nothing new is charged.
 * Answers null when the money never gets ahead of the interest.
 */
export function payOff(debts: readonly Debt[], extra: number, strategy: Strategy): Payoff | null {
	const open = debts.map((debt, place) => ({ ...debt, place }))
	const budget = debts.reduce((sum, { minimum }) => sum + minimum, extra)
	const gone: Payoff['gone'] = []
	let interest = 0
	for (let month = 1; month <= longest; month += 1) {
		for (const debt of open) {
			const due = (debt.balance * debt.rate) / 1200
			debt.balance += due
			interest += due
		}
		let left = budget
		for (const debt of open) left -= pay(debt, Math.min(debt.minimum, left))
		for (const debt of inOrder(open, strategy)) left -= pay(debt, left)
		for (const { place, name, balance } of open) if (isGone(balance)) gone.push({ place, name, month })
		open.splice(0, open.length, ...open.filter(({ balance }) => !isGone(balance)))
		if (open.length === 0) return { months: month, interest, gone }
	}
	return null
}

/** Less than half a cent. */
const isGone = (balance: number) => balance < 0.005

function pay(debt: Debt, amount: number): number {
	const paid = Math.min(debt.balance, amount)
	debt.balance -= paid
	return paid
}

function inOrder(debts: readonly Debt[], strategy: Strategy): Debt[] {
	return [...debts].sort((one, other) =>
		strategy === 'avalanche'
			? other.rate - one.rate || one.balance - other.balance
			: one.balance - other.balance || other.rate - one.rate,
	)
}

/** What a program is reckoned with. Shares are of the enrolled debt, 0-1; `growth` is what interest adds meanwhile. */
export type Program = {
	enrolledDebt: number
	growth: number
	/** Of what is owed at settlement. */
	settledFor: number
	fee: number
	/** The account provider's own charge, dollars a month. */
	accountCharge: number
	months: number
}

/** Everything a customer pays in a program, in dollars, and what has to be put aside each month for it. */
export function programCost(program: Program) {
	const owedAtSettlement = program.enrolledDebt * (1 + program.growth)
	const settlements = owedAtSettlement * program.settledFor
	const fee = program.enrolledDebt * program.fee
	const account = program.accountCharge * program.months
	const total = settlements + fee + account
	return { owedAtSettlement, settlements, fee, account, total, deposit: total / program.months }
}

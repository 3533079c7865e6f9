/** What calls come to, before anything is divided. */
export type Tally = {
	scoredCalls: number
	scoreSum: number
	complianceSum: number
	closedDeals: number
}

/** The formulas that the contract states: whole numbers, null where no call is scored. */
export function sumUpCalls({ scoredCalls, scoreSum, complianceSum, closedDeals }: Tally) {
	return {
		avgScore: mean(scoreSum, scoredCalls),
		closingRate: mean(100 * closedDeals, scoredCalls),
		complianceScore: mean(complianceSum, scoredCalls),
		scoredCalls,
	}
}

/** The calls of several tallies in one. */
export function addUp(tallies: readonly Tally[]): Tally {
	const sum = (figure: keyof Tally) => tallies.reduce((total, tally) => total + tally[figure], 0)
	return {
		scoredCalls: sum('scoredCalls'),
		scoreSum: sum('scoreSum'),
		complianceSum: sum('complianceSum'),
		closedDeals: sum('closedDeals'),
	}
}

export const mean = (sum: number, count: number) => (count === 0 ? null : Math.round(sum / count))

import { type Figure, readFigures } from '#platform/english/read-figures.ts'

/** What was said of the customer's money, rounded so that nobody is known by it; dollars, null where nobody said. */
export type SaidMoney = {
	/** To the next five hundred. */
	totalDebt: number | null
	/** A month, to the next hundred. */
	income: number | null
	/** A month to all creditors, to the next ten. */
	payments: number | null
	/** A month, to the next ten. */
	leftOver: number | null
	monthsBehind: number | null
}

/** Characters around a figure that tell what it is a figure of. */
const charactersBefore = 60
const charactersAfter = 40

type Kind = { field: keyof SaidMoney; around: RegExp; least: number; most: number; step: number }

/** In the order in which a figure is tried. */
const kinds: readonly Kind[] = [
	{
		field: 'monthsBehind',
		around: /# months? (?:behind|late|past)|behind (?:by )?(?:about )?# month/,
		least: 1,
		most: 12,
		step: 1,
	},
	{
		field: 'leftOver',
		around:
			/left ?over|extra|to spare|set aside|could (?:do|manage|swing|afford)|can (?:do|manage|swing|afford)/,
		least: 20,
		most: 1_500,
		step: 10,
	},
	{
		field: 'income',
		around:
			/\b(?:make|making|earn|bring(?:ing)? (?:home|in)|take home|income|paycheck|salary|pension|disability|social security|clear)\b/,
		least: 600,
		most: 15_000,
		step: 100,
	},
	{ field: 'payments', around: /\b(?:payments?|minimums?|pay(?:ing)?)\b/, least: 40, most: 2_500, step: 10 },
	{
		field: 'totalDebt',
		around:
			/\b(?:owe|owed|owing|debts?|balances?|total|altogether|cards?|loans?|maxed|in the hole|behind on)\b/,
		least: 2_000,
		most: 150_000,
		step: 500,
	},
]

const unheard: SaidMoney = {
	totalDebt: null,
	income: null,
	payments: null,
	leftOver: null,
	monthsBehind: null,
}
const smallestUnnamed = 2_000

/**
 * The figures of what the customer said; `rep` is asked for what the customer did not say. The largest debt named is
 * taken for the total (or else the largest figure of a debt's size), of everything else the first figure that fits.
 */
export function readMoney(customer: readonly string[], rep: readonly string[]): SaidMoney {
	const own = readKinds(customer)
	const largest = Math.max(...customer.flatMap((turn) => readFigures(turn).map(({ value }) => value)), 0)
	const unnamed = largest >= smallestUnnamed && largest <= 150_000 ? Math.round(largest / 500) * 500 : null
	const others = readKinds(rep)
	return {
		totalDebt: own.totalDebt ?? unnamed ?? others.totalDebt,
		income: own.income ?? others.income,
		payments: own.payments,
		leftOver: own.leftOver,
		monthsBehind: own.monthsBehind,
	}
}

function readKinds(turns: readonly string[]): SaidMoney {
	const said = { ...unheard }
	for (const turn of turns) {
		for (const figure of readFigures(turn)) {
			const around = wordsAround(turn, figure)
			const kind = kinds.find(
				({ around: pattern, least, most }) =>
					figure.value >= least && figure.value <= most && pattern.test(around),
			)
			if (!kind) continue
			const value = Math.max(kind.step, Math.round(figure.value / kind.step) * kind.step)
			const before = said[kind.field]
			if (before === null || (kind.field === 'totalDebt' && value > before)) said[kind.field] = value
		}
	}
	return said
}

const wordsAround = (turn: string, { from, to }: Figure) =>
	`${turn.slice(Math.max(0, from - charactersBefore), from)}#${turn.slice(to, to + charactersAfter)}`.toLowerCase()

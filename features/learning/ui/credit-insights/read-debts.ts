import type { Debt } from './pay-off.ts'

/** A debt as it is typed, before it is read. */
export type TypedDebt = { id: number; name: string; balance: string; rate: string; minimum: string }

/** What a field must hold: dollars, or percent a year. */
const bounds = { balance: [1, 1_000_000], rate: [0, 100], minimum: [0, 100_000] } as const
type Figure = keyof typeof bounds

const reasons: Record<Figure, string> = {
	balance: 'Enter 1 to 1,000,000 dollars.',
	rate: 'Enter 0 to 100 percent.',
	minimum: 'Enter 0 to 100,000 dollars.',
}

/** "$4,000" and "19.9 %" as numbers; null for what is none. */
export function readFigure(typed: string): number | null {
	const plain = typed.replace(/[$,%\s]/g, '')
	return /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null
}

/** What is wrong with a field, or null. An empty one is asked for only once the others of its debt are there. */
export function wrongWith(debt: TypedDebt, figure: Figure): string | null {
	if (debt[figure].trim() === '') return null
	const value = readFigure(debt[figure])
	const [least, most] = bounds[figure]
	return value === null || value < least || value > most ? reasons[figure] : null
}

/** The debts that are typed in full and right. */
export function readDebts(typed: readonly TypedDebt[]): Debt[] {
	return typed.flatMap((debt, place) => {
		const [balance, rate, minimum] = [debt.balance, debt.rate, debt.minimum].map(readFigure)
		const isWrong = (['balance', 'rate', 'minimum'] as const).some((figure) => wrongWith(debt, figure))
		if (balance == null || rate == null || minimum == null || isWrong) return []
		return [{ name: debt.name.trim() || `Debt ${place + 1}`, balance, rate, minimum }]
	})
}

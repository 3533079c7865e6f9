import type { Amount } from './amount.ts'

/**
 * The amounts, with bare numbers read as dollars where they add up to dollars that are told: of 'his 18.2, hers 9.4, 27.6k
 * together' both are thousands, of '410+95+130 is 635' all are dollars.
 */
export function partsOfSums(amounts: readonly Amount[]): Amount[] {
	const read = [...amounts]
	for (const whole of amounts) {
		if (whole.unit !== 'money' && whole.unit !== 'none') continue
		for (const scale of [1000, 1]) {
			if (whole.value < leastWhole[scale === 1 ? 'bare' : 'thousands']) continue
			for (const at of runAddingUp(amounts, whole, scale) ?? []) {
				const part = read[at]
				if (part) read[at] = { ...part, value: round(part.value * scale), unit: 'money' }
			}
		}
	}
	return read
}

/** Smaller sums come about by chance. */
const leastWhole = { bare: 100, thousands: 2000 }
const mostParts = 8
const round = (dollars: number) => Math.round(dollars * 100) / 100

/** The places of bare numbers in a row that add up to the whole, beside it in the row or not; null for none. */
function runAddingUp(amounts: readonly Amount[], whole: Amount, scale: number): number[] | null {
	for (let from = 0; from < amounts.length; from++) {
		let sum = 0
		for (let to = from; to < Math.min(amounts.length, from + mostParts); to++) {
			const part = amounts[to]
			if (!part || part === whole || part.most !== null || !mayBePart(part, scale)) break
			sum += part.value
			if (to > from && Math.abs(sum * scale - whole.value) < 0.005 * scale)
				return Array.from({ length: to - from + 1 }, (_, step) => from + step)
		}
	}
	return null
}

const mayBePart = ({ unit, value }: Amount, scale: number) =>
	scale === 1 ? unit === 'none' || unit === 'money' : unit === 'none' && value < 200

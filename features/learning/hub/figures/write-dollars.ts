import { formatDollars } from '#platform/text/format-number.ts'

/** '$13,300': whole dollars, to the nearest hundred where `to` is 100. */
export function writeDollars(amount: number, to = 1): string {
	return formatDollars(Math.round(amount / to) * to)
}

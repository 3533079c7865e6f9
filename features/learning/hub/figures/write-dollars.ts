/** '$13,300': whole dollars, to the nearest hundred where `to` is 100. */
export function writeDollars(amount: number, to = 1): string {
	return `$${(Math.round(amount / to) * to).toLocaleString('en-US')}`
}

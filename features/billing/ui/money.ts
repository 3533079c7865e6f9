const dollars = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	maximumFractionDigits: 0,
})

/** 4212 gives '$4,212'. */
export function formatDollars(amount: number): string {
	return dollars.format(amount)
}

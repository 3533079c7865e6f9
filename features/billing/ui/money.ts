const dollars = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	trailingZeroDisplay: 'stripIfInteger',
})

/** 4212 gives '$4,212', 901.5 '$901.50'. */
export function formatDollars(amount: number): string {
	return dollars.format(amount)
}

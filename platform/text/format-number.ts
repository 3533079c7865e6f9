/** "8.4 MB", counted as file managers do. */
export function formatSize(bytes: number): string {
	const units = ['KB', 'MB', 'GB']
	let value = bytes / 1024
	let unit = 0
	while (value >= 1024 && unit < units.length - 1) {
		value /= 1024
		unit += 1
	}
	return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`
}

const numbers = new Intl.NumberFormat('en-US')

/** "12,480" */
export function formatNumber(value: number): string {
	return numbers.format(value)
}

/** "recording" for one, "recordings" for any other count; `plural` where an s is not enough. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
	return count === 1 ? noun : plural
}

/** "1 recording", "51 recordings", "2 tries" */
export function formatCount(count: number, noun: string, plural?: string): string {
	return `${formatNumber(count)} ${pluralize(count, noun, plural)}`
}

const dollars = new Intl.NumberFormat('en-US', {
	style: 'currency',
	currency: 'USD',
	trailingZeroDisplay: 'stripIfInteger',
})

/** 4212 gives "$4,212", 901.5 "$901.50". */
export function formatDollars(amount: number): string {
	return dollars.format(amount)
}

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

/** "1 recording", "51 recordings" */
export function formatCount(count: number, noun: string): string {
	return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}

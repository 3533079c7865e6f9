/** The value below which `share` percent of the values lie. */
export function percentile(values: number[], share: number) {
	const sorted = values.toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))] ?? Number.NaN
}

/** Rows under a heading, columns aligned: the first to the left, figures to the right. */
export function table(heading: string[], rows: string[][]) {
	const widths = heading.map((_, column) =>
		Math.max(...[heading, ...rows].map((row) => row[column]?.length ?? 0)),
	)
	const line = (row: string[]) =>
		row
			.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
			.join('  ')
	return [heading, ...rows].map(line).join('\n')
}

const millisecondsPerMinute = 60_000
const minutesPerDay = 24 * 60
/** Neighbors in a collection are much alike: steps of about the golden section take the farthest away next. */
const goldenSection = 0.618
/** Minutes by which a day begins apart from the day before, so that looking a little earlier shows nothing old. */
const dayStep = 61

/**
 * Whose turn it is in this minute (UTC). The same for everyone in the same minute and another one in the next,
 * until all have had their turn. At any given time of the day, as many days as there are items pass before one
 * of them comes again.
 * @throws RangeError when there is nothing to pick from
 */
export function pickForMinute<T>(items: readonly T[], at: Date): T {
	const [first] = items
	if (first === undefined) throw new RangeError('There is nothing to pick from.')
	const minutes = Math.floor(at.getTime() / millisecondsPerMinute)
	const days = Math.floor(minutes / minutesPerDay)
	const turn = (minutes % minutesPerDay) + days * stepFrom(dayStep, items.length)
	const place = (turn * stepFrom(Math.round(items.length * goldenSection), items.length)) % items.length
	return items[place] ?? first
}

/** The first step from `start` on that, taken again and again around `size` places, reaches every one of them. */
function stepFrom(start: number, size: number): number {
	let step = start
	while (greatestCommonDivisor(size, step) > 1) step += 1
	return step
}

function greatestCommonDivisor(a: number, b: number): number {
	return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

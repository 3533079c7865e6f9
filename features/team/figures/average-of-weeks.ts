import type { WeekTally } from './read-weeks.ts'
import { mean } from './sum-up-calls.ts'

/** The mean of all scored calls of these weeks, each call counting the same, of 10; null where there is none. */
export function averageOfWeeks(weeks: readonly WeekTally[]) {
	const sum = (figure: 'scoredCalls' | 'scoreSum') => weeks.reduce((total, week) => total + week[figure], 0)
	return ofTen(sum('scoreSum'), sum('scoredCalls'))
}

/** A mean of scores of 100 as one of 10, to a tenth. */
export function ofTen(sum: number, scored: number) {
	const score = mean(sum, scored)
	return score === null ? null : score / 10
}

import type { FilterChoices } from '#features/analysis/contract.ts'
import { formatDate } from '#platform/browser/format-time.ts'
import type { callStates, RecordingsSearch } from './recordings-search.ts'

export const stateTitles: Record<(typeof callStates)[number], string> = {
	processing: 'Processing',
	scored: 'Scored',
	provisional: 'Provisional (draft transcript)',
	failed: 'Failed',
}

/** One filter in words, and the change of the search that removes it. */
export type ActiveFilter = { words: string; without: RecordingsSearch }

/** What the list is filtered by, in words. A rep or a rule that is not among the choices goes by a general name. */
export function describeFilters(
	search: RecordingsSearch,
	choices: FilterChoices | undefined,
): ActiveFilter[] {
	const { rep, days, from, to, minScore, maxScore, rule, state } = search
	const repName = choices?.reps.find(({ id }) => id === rep)?.name ?? 'One rep'
	const ruleTitle = choices?.rules.find(({ code }) => code === rule)?.title ?? 'One rule'
	return [
		...(rep === undefined ? [] : [{ words: repName, without: { rep: undefined } }]),
		...(days === undefined ? [] : [{ words: `Last ${days} days`, without: { days: undefined } }]),
		...(from || to ? [{ words: describeDays(from, to), without: { from: undefined, to: undefined } }] : []),
		...(minScore === undefined && maxScore === undefined
			? []
			: [
					{
						words: describeScores(minScore, maxScore),
						without: { minScore: undefined, maxScore: undefined },
					},
				]),
		...(rule === undefined ? [] : [{ words: `Rule: ${ruleTitle}`, without: { rule: undefined } }]),
		...(state === undefined ? [] : [{ words: stateTitles[state], without: { state: undefined } }]),
	]
}

function describeDays(from: string | undefined, to: string | undefined) {
	const written = (day: string) => formatDate(`${day}T12:00:00`)
	if (from && to) return from === to ? written(from) : `${written(from)} to ${written(to)}`
	return from ? `From ${written(from)}` : `Until ${written(to ?? '')}`
}

function describeScores(least: number | undefined, most: number | undefined) {
	if (least !== undefined && most !== undefined)
		return least === most ? `Score ${least}%` : `Score ${least}% to ${most}%`
	return least === undefined ? `Score up to ${most}%` : `Score ${least}% or more`
}

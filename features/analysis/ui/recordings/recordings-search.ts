import { day, id, oneOf, searchReader, text, wholeNumber } from '#platform/browser/search-parameters.ts'

/** Days to look back, today included. */
export const periods = [7, 30, 90] as const
export const callStates = ['processing', 'scored', 'provisional', 'failed'] as const

/** How the list of recordings is narrowed and sorted, as it stands in the address of the page. */
export const readRecordingsSearch = searchReader(
	{
		filter: oneOf(['all', 'passing', 'failed']),
		sort: oneOf(['newest', 'oldest', 'highest', 'lowest']),
		q: text(200),
		rep: id(),
		days: oneOf(periods),
		/** First and last day in the reader's time zone, inclusive. */
		from: day(),
		to: day(),
		minScore: wholeNumber(0, 100),
		maxScore: wholeNumber(0, 100),
		rule: id(),
		state: oneOf(callStates),
	},
	// A number of days leaves no room for others.
	(read) => (read.days ? { ...read, from: undefined, to: undefined } : read),
)
export type RecordingsSearch = Partial<ReturnType<typeof readRecordingsSearch>>
export type RecordingsSort = NonNullable<RecordingsSearch['sort']>

export const noFilters = {
	rep: undefined,
	days: undefined,
	from: undefined,
	to: undefined,
	minScore: undefined,
	maxScore: undefined,
	rule: undefined,
	state: undefined,
} satisfies RecordingsSearch

export const isFiltered = (search: RecordingsSearch) =>
	(Object.keys(noFilters) as (keyof typeof noFilters)[]).some((name) => search[name] !== undefined)

/** What goes without saying stays out of the address. */
export function withoutDefaults(search: RecordingsSearch): RecordingsSearch {
	const { filter, q, sort } = search
	return {
		...search,
		filter: filter === 'all' ? undefined : filter,
		q: q || undefined,
		sort: sort === 'newest' ? undefined : sort,
	}
}

/** The query for the server of what is searched and filtered. Days begin and end at midnight in the reader's time zone. */
export function writeFilterQuery(search: RecordingsSearch, now = new Date()): URLSearchParams {
	const { q, rep, days, from, to, minScore, maxScore, rule, state } = search
	const since = days ? midnight(now, 1 - days) : from && midnight(dateOf(from))
	const query = {
		q: q || undefined,
		rep,
		from: since ? since.toISOString() : undefined,
		to: to ? midnight(dateOf(to), 1).toISOString() : undefined,
		minScore,
		maxScore,
		rule,
		state,
	}
	const given = Object.entries(query).filter(([, value]) => value !== undefined)
	return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

function dateOf(day: string) {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
	return new Date(year, month - 1, date)
}

const midnight = (at: Date, daysLater = 0) =>
	new Date(at.getFullYear(), at.getMonth(), at.getDate() + daysLater)
